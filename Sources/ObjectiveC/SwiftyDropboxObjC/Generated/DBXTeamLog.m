// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogAccessMethodLogInfo @end
@implementation DBXTeamLogAccessMethodLogInfoAdminConsole
@dynamic adminConsole;
@end
@implementation DBXTeamLogAccessMethodLogInfoApi
@dynamic api;
@end
@implementation DBXTeamLogAccessMethodLogInfoContentManager
@dynamic contentManager;
@end
@implementation DBXTeamLogAccessMethodLogInfoEndUser
@dynamic endUser;
@end
@implementation DBXTeamLogAccessMethodLogInfoEnterpriseConsole
@dynamic enterpriseConsole;
@end
@implementation DBXTeamLogAccessMethodLogInfoSignInAs
@dynamic signInAs;
@end
@implementation DBXTeamLogAccessMethodLogInfoOther @end
@implementation DBXTeamLogAccountCaptureAvailability @end
@implementation DBXTeamLogAccountCaptureAvailabilityAvailable @end
@implementation DBXTeamLogAccountCaptureAvailabilityUnavailable @end
@implementation DBXTeamLogAccountCaptureAvailabilityOther @end
@implementation DBXTeamLogAccountCaptureChangeAvailabilityDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogAccountCaptureChangeAvailabilityType
@dynamic description_;
@end
@implementation DBXTeamLogAccountCaptureChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogAccountCaptureChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogAccountCaptureMigrateAccountDetails
@dynamic domainName;
@end
@implementation DBXTeamLogAccountCaptureMigrateAccountType
@dynamic description_;
@end
@implementation DBXTeamLogAccountCaptureNotificationEmailsSentDetails
@dynamic domainName;
@dynamic notificationType;
@end
@implementation DBXTeamLogAccountCaptureNotificationEmailsSentType
@dynamic description_;
@end
@implementation DBXTeamLogAccountCaptureNotificationType @end
@implementation DBXTeamLogAccountCaptureNotificationTypeActionableNotification @end
@implementation DBXTeamLogAccountCaptureNotificationTypeProactiveWarningNotification @end
@implementation DBXTeamLogAccountCaptureNotificationTypeOther @end
@implementation DBXTeamLogAccountCapturePolicy @end
@implementation DBXTeamLogAccountCapturePolicyAllUsers @end
@implementation DBXTeamLogAccountCapturePolicyDisabled @end
@implementation DBXTeamLogAccountCapturePolicyInvitedUsers @end
@implementation DBXTeamLogAccountCapturePolicyOther @end
@implementation DBXTeamLogAccountCaptureRelinquishAccountDetails
@dynamic domainName;
@end
@implementation DBXTeamLogAccountCaptureRelinquishAccountType
@dynamic description_;
@end
@implementation DBXTeamLogAccountLockOrUnlockedDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogAccountLockOrUnlockedType
@dynamic description_;
@end
@implementation DBXTeamLogAccountState @end
@implementation DBXTeamLogAccountStateLocked @end
@implementation DBXTeamLogAccountStateUnlocked @end
@implementation DBXTeamLogAccountStateOther @end
@implementation DBXTeamLogActionDetails @end
@implementation DBXTeamLogActionDetailsRemoveAction
@dynamic removeAction;
@end
@implementation DBXTeamLogActionDetailsTeamInviteDetails
@dynamic teamInviteDetails;
@end
@implementation DBXTeamLogActionDetailsTeamJoinDetails
@dynamic teamJoinDetails;
@end
@implementation DBXTeamLogActionDetailsOther @end
@implementation DBXTeamLogActorLogInfo @end
@implementation DBXTeamLogActorLogInfoAdmin
@dynamic admin;
@end
@implementation DBXTeamLogActorLogInfoAnonymous @end
@implementation DBXTeamLogActorLogInfoApp
@dynamic app;
@end
@implementation DBXTeamLogActorLogInfoDropbox @end
@implementation DBXTeamLogActorLogInfoReseller
@dynamic reseller;
@end
@implementation DBXTeamLogActorLogInfoUser
@dynamic user;
@end
@implementation DBXTeamLogActorLogInfoOther @end
@implementation DBXTeamLogAddonAssignedDetails
@dynamic userName;
@dynamic addonName;
@end
@implementation DBXTeamLogAddonAssignedType
@dynamic description_;
@end
@implementation DBXTeamLogAddonLogInfo
@dynamic addonName;
@end
@implementation DBXTeamLogAddonRemovedDetails
@dynamic userName;
@dynamic addonName;
@end
@implementation DBXTeamLogAddonRemovedType
@dynamic description_;
@end
@implementation DBXTeamLogAdminAlertCategoryEnum @end
@implementation DBXTeamLogAdminAlertCategoryEnumAccountTakeover @end
@implementation DBXTeamLogAdminAlertCategoryEnumDataLossProtection @end
@implementation DBXTeamLogAdminAlertCategoryEnumInformationGovernance @end
@implementation DBXTeamLogAdminAlertCategoryEnumMalwareSharing @end
@implementation DBXTeamLogAdminAlertCategoryEnumMassiveFileOperation @end
@implementation DBXTeamLogAdminAlertCategoryEnumNa @end
@implementation DBXTeamLogAdminAlertCategoryEnumThreatManagement @end
@implementation DBXTeamLogAdminAlertCategoryEnumOther @end
@implementation DBXTeamLogAdminAlertGeneralStateEnum @end
@implementation DBXTeamLogAdminAlertGeneralStateEnumActive @end
@implementation DBXTeamLogAdminAlertGeneralStateEnumDismissed @end
@implementation DBXTeamLogAdminAlertGeneralStateEnumInProgress @end
@implementation DBXTeamLogAdminAlertGeneralStateEnumNa @end
@implementation DBXTeamLogAdminAlertGeneralStateEnumResolved @end
@implementation DBXTeamLogAdminAlertGeneralStateEnumOther @end
@implementation DBXTeamLogAdminAlertSeverityEnum @end
@implementation DBXTeamLogAdminAlertSeverityEnumHigh @end
@implementation DBXTeamLogAdminAlertSeverityEnumInfo @end
@implementation DBXTeamLogAdminAlertSeverityEnumLow @end
@implementation DBXTeamLogAdminAlertSeverityEnumMedium @end
@implementation DBXTeamLogAdminAlertSeverityEnumNa @end
@implementation DBXTeamLogAdminAlertSeverityEnumOther @end
@implementation DBXTeamLogAdminAlertingAlertConfiguration
@dynamic alertState;
@dynamic sensitivityLevel;
@dynamic recipientsSettings;
@dynamic text;
@dynamic excludedFileExtensions;
@dynamic malwareExclusionState;
@end
@implementation DBXTeamLogAdminAlertingAlertSensitivity @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityHigh @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityHighest @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityInvalid @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityLow @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityLowest @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityMedium @end
@implementation DBXTeamLogAdminAlertingAlertSensitivityOther @end
@implementation DBXTeamLogAdminAlertingAlertStateChangedDetails
@dynamic alertName;
@dynamic alertSeverity;
@dynamic alertCategory;
@dynamic alertInstanceId;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogAdminAlertingAlertStateChangedType
@dynamic description_;
@end
@implementation DBXTeamLogAdminAlertingAlertStatePolicy @end
@implementation DBXTeamLogAdminAlertingAlertStatePolicyOff @end
@implementation DBXTeamLogAdminAlertingAlertStatePolicyOn @end
@implementation DBXTeamLogAdminAlertingAlertStatePolicyOther @end
@implementation DBXTeamLogAdminAlertingChangedAlertConfigDetails
@dynamic alertName;
@dynamic previousAlertConfig;
@dynamic newAlertConfig;
@end
@implementation DBXTeamLogAdminAlertingChangedAlertConfigType
@dynamic description_;
@end
@implementation DBXTeamLogAdminAlertingTriggeredAlertDetails
@dynamic alertName;
@dynamic alertSeverity;
@dynamic alertCategory;
@dynamic alertInstanceId;
@end
@implementation DBXTeamLogAdminAlertingTriggeredAlertType
@dynamic description_;
@end
@implementation DBXTeamLogAdminConsoleAppPermission @end
@implementation DBXTeamLogAdminConsoleAppPermissionDefaultForListedApps @end
@implementation DBXTeamLogAdminConsoleAppPermissionDefaultForUnlistedApps @end
@implementation DBXTeamLogAdminConsoleAppPermissionOther @end
@implementation DBXTeamLogAdminConsoleAppPolicy @end
@implementation DBXTeamLogAdminConsoleAppPolicyAllow @end
@implementation DBXTeamLogAdminConsoleAppPolicyBlock @end
@implementation DBXTeamLogAdminConsoleAppPolicyDefault_ @end
@implementation DBXTeamLogAdminConsoleAppPolicyOther @end
@implementation DBXTeamLogAdminEmailRemindersChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogAdminEmailRemindersChangedType
@dynamic description_;
@end
@implementation DBXTeamLogAdminEmailRemindersPolicy @end
@implementation DBXTeamLogAdminEmailRemindersPolicyDefault_ @end
@implementation DBXTeamLogAdminEmailRemindersPolicyDisabled @end
@implementation DBXTeamLogAdminEmailRemindersPolicyEnabled @end
@implementation DBXTeamLogAdminEmailRemindersPolicyOther @end
@implementation DBXTeamLogAdminRole @end
@implementation DBXTeamLogAdminRoleBillingAdmin @end
@implementation DBXTeamLogAdminRoleComplianceAdmin @end
@implementation DBXTeamLogAdminRoleContentAdmin @end
@implementation DBXTeamLogAdminRoleDeprecatedFreemiumTeamMember @end
@implementation DBXTeamLogAdminRoleFreemiumTeamCreator @end
@implementation DBXTeamLogAdminRoleLimitedAdmin @end
@implementation DBXTeamLogAdminRoleMemberOnly @end
@implementation DBXTeamLogAdminRoleReportingAdmin @end
@implementation DBXTeamLogAdminRoleSecurityAdmin @end
@implementation DBXTeamLogAdminRoleSupportAdmin @end
@implementation DBXTeamLogAdminRoleTeamAdmin @end
@implementation DBXTeamLogAdminRoleUserManagementAdmin @end
@implementation DBXTeamLogAdminRoleOther @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicy @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyAdminsOnly @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyDefault_ @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyDisabled @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyEnabled @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyOther @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogAlertRecipientsSettingType @end
@implementation DBXTeamLogAlertRecipientsSettingTypeCustomList @end
@implementation DBXTeamLogAlertRecipientsSettingTypeInvalid @end
@implementation DBXTeamLogAlertRecipientsSettingTypeNone @end
@implementation DBXTeamLogAlertRecipientsSettingTypeTeamAdmins @end
@implementation DBXTeamLogAlertRecipientsSettingTypeOther @end
@implementation DBXTeamLogAllowDownloadDisabledDetails @end
@implementation DBXTeamLogAllowDownloadDisabledType
@dynamic description_;
@end
@implementation DBXTeamLogAllowDownloadEnabledDetails @end
@implementation DBXTeamLogAllowDownloadEnabledType
@dynamic description_;
@end
@implementation DBXTeamLogApiSessionLogInfo
@dynamic requestId;
@end
@implementation DBXTeamLogAppBlockedByPermissionsDetails
@dynamic appInfo;
@end
@implementation DBXTeamLogAppBlockedByPermissionsType
@dynamic description_;
@end
@implementation DBXTeamLogAppLinkTeamDetails
@dynamic appInfo;
@end
@implementation DBXTeamLogAppLinkTeamType
@dynamic description_;
@end
@implementation DBXTeamLogAppLinkUserDetails
@dynamic appInfo;
@end
@implementation DBXTeamLogAppLinkUserType
@dynamic description_;
@end
@implementation DBXTeamLogAppLogInfo
@dynamic appId;
@dynamic displayName;
@end
@implementation DBXTeamLogAppPermissionsChangedDetails
@dynamic appName;
@dynamic permission;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogAppPermissionsChangedType
@dynamic description_;
@end
@implementation DBXTeamLogAppUnlinkTeamDetails
@dynamic appInfo;
@end
@implementation DBXTeamLogAppUnlinkTeamType
@dynamic description_;
@end
@implementation DBXTeamLogAppUnlinkUserDetails
@dynamic appInfo;
@end
@implementation DBXTeamLogAppUnlinkUserType
@dynamic description_;
@end
@implementation DBXTeamLogAppleLoginChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogAppleLoginChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogAppleLoginPolicy @end
@implementation DBXTeamLogAppleLoginPolicyDefault_ @end
@implementation DBXTeamLogAppleLoginPolicyDisabled @end
@implementation DBXTeamLogAppleLoginPolicyEnabled @end
@implementation DBXTeamLogAppleLoginPolicyOther @end
@implementation DBXTeamLogApplyNamingConventionDetails @end
@implementation DBXTeamLogApplyNamingConventionType
@dynamic description_;
@end
@implementation DBXTeamLogAssetLogInfo @end
@implementation DBXTeamLogAssetLogInfoFile
@dynamic file;
@end
@implementation DBXTeamLogAssetLogInfoFolder
@dynamic folder;
@end
@implementation DBXTeamLogAssetLogInfoPaperDocument
@dynamic paperDocument;
@end
@implementation DBXTeamLogAssetLogInfoPaperFolder
@dynamic paperFolder;
@end
@implementation DBXTeamLogAssetLogInfoShowcaseDocument
@dynamic showcaseDocument;
@end
@implementation DBXTeamLogAssetLogInfoOther @end
@implementation DBXTeamLogBackupAdminInvitationSentDetails @end
@implementation DBXTeamLogBackupAdminInvitationSentType
@dynamic description_;
@end
@implementation DBXTeamLogBackupInvitationOpenedDetails @end
@implementation DBXTeamLogBackupInvitationOpenedType
@dynamic description_;
@end
@implementation DBXTeamLogBackupStatus @end
@implementation DBXTeamLogBackupStatusDisabled @end
@implementation DBXTeamLogBackupStatusEnabled @end
@implementation DBXTeamLogBackupStatusOther @end
@implementation DBXTeamLogBinderAddPageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBXTeamLogBinderAddPageType
@dynamic description_;
@end
@implementation DBXTeamLogBinderAddSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBXTeamLogBinderAddSectionType
@dynamic description_;
@end
@implementation DBXTeamLogBinderRemovePageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBXTeamLogBinderRemovePageType
@dynamic description_;
@end
@implementation DBXTeamLogBinderRemoveSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBXTeamLogBinderRemoveSectionType
@dynamic description_;
@end
@implementation DBXTeamLogBinderRenamePageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@dynamic previousBinderItemName;
@end
@implementation DBXTeamLogBinderRenamePageType
@dynamic description_;
@end
@implementation DBXTeamLogBinderRenameSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@dynamic previousBinderItemName;
@end
@implementation DBXTeamLogBinderRenameSectionType
@dynamic description_;
@end
@implementation DBXTeamLogBinderReorderPageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBXTeamLogBinderReorderPageType
@dynamic description_;
@end
@implementation DBXTeamLogBinderReorderSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBXTeamLogBinderReorderSectionType
@dynamic description_;
@end
@implementation DBXTeamLogCameraUploadsPolicy @end
@implementation DBXTeamLogCameraUploadsPolicyDisabled @end
@implementation DBXTeamLogCameraUploadsPolicyEnabled @end
@implementation DBXTeamLogCameraUploadsPolicyOther @end
@implementation DBXTeamLogCameraUploadsPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogCameraUploadsPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogCaptureTeamSpacePolicy @end
@implementation DBXTeamLogCaptureTeamSpacePolicyDisabled @end
@implementation DBXTeamLogCaptureTeamSpacePolicyEnabled @end
@implementation DBXTeamLogCaptureTeamSpacePolicyOther @end
@implementation DBXTeamLogCaptureTeamSpacePolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogCaptureTeamSpacePolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogCaptureTranscriptPolicy @end
@implementation DBXTeamLogCaptureTranscriptPolicyDefault_ @end
@implementation DBXTeamLogCaptureTranscriptPolicyDisabled @end
@implementation DBXTeamLogCaptureTranscriptPolicyEnabled @end
@implementation DBXTeamLogCaptureTranscriptPolicyOther @end
@implementation DBXTeamLogCaptureTranscriptPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogCaptureTranscriptPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogCertificate
@dynamic subject;
@dynamic issuer;
@dynamic issueDate;
@dynamic expirationDate;
@dynamic serialNumber;
@dynamic sha1Fingerprint;
@dynamic commonName;
@end
@implementation DBXTeamLogChangeLinkExpirationPolicy @end
@implementation DBXTeamLogChangeLinkExpirationPolicyAllowed @end
@implementation DBXTeamLogChangeLinkExpirationPolicyNotAllowed @end
@implementation DBXTeamLogChangeLinkExpirationPolicyOther @end
@implementation DBXTeamLogChangedEnterpriseAdminRoleDetails
@dynamic previousValue;
@dynamic newValue;
@dynamic teamName;
@end
@implementation DBXTeamLogChangedEnterpriseAdminRoleType
@dynamic description_;
@end
@implementation DBXTeamLogChangedEnterpriseConnectedTeamStatusDetails
@dynamic action;
@dynamic additionalInfo;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogChangedEnterpriseConnectedTeamStatusType
@dynamic description_;
@end
@implementation DBXTeamLogClassificationChangePolicyDetails
@dynamic previousValue;
@dynamic newValue;
@dynamic classificationType;
@end
@implementation DBXTeamLogClassificationChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogClassificationCreateReportDetails @end
@implementation DBXTeamLogClassificationCreateReportFailDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogClassificationCreateReportFailType
@dynamic description_;
@end
@implementation DBXTeamLogClassificationCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogClassificationPolicyEnumWrapper @end
@implementation DBXTeamLogClassificationPolicyEnumWrapperDisabled @end
@implementation DBXTeamLogClassificationPolicyEnumWrapperEnabled @end
@implementation DBXTeamLogClassificationPolicyEnumWrapperMemberAndTeamFolders @end
@implementation DBXTeamLogClassificationPolicyEnumWrapperTeamFolders @end
@implementation DBXTeamLogClassificationPolicyEnumWrapperOther @end
@implementation DBXTeamLogClassificationType @end
@implementation DBXTeamLogClassificationTypePersonalInformation @end
@implementation DBXTeamLogClassificationTypePii @end
@implementation DBXTeamLogClassificationTypeOther @end
@implementation DBXTeamLogCollectionShareDetails
@dynamic albumName;
@end
@implementation DBXTeamLogCollectionShareType
@dynamic description_;
@end
@implementation DBXTeamLogComputerBackupPolicy @end
@implementation DBXTeamLogComputerBackupPolicyDefault_ @end
@implementation DBXTeamLogComputerBackupPolicyDisabled @end
@implementation DBXTeamLogComputerBackupPolicyEnabled @end
@implementation DBXTeamLogComputerBackupPolicyOther @end
@implementation DBXTeamLogComputerBackupPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogComputerBackupPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogConnectedTeamName
@dynamic team;
@end
@implementation DBXTeamLogContentAdministrationPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogContentAdministrationPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogContentDeletionProtectionChangePolicyDetails
@dynamic newValue;
@dynamic newThresholdBytes;
@dynamic previousValue;
@dynamic previousThresholdBytes;
@end
@implementation DBXTeamLogContentDeletionProtectionChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogContentDeletionProtectionPolicy @end
@implementation DBXTeamLogContentDeletionProtectionPolicyOff @end
@implementation DBXTeamLogContentDeletionProtectionPolicyOnAboveThreshold @end
@implementation DBXTeamLogContentDeletionProtectionPolicyOnAllFiles @end
@implementation DBXTeamLogContentDeletionProtectionPolicyOther @end
@implementation DBXTeamLogContentPermanentDeletePolicy @end
@implementation DBXTeamLogContentPermanentDeletePolicyDisabled @end
@implementation DBXTeamLogContentPermanentDeletePolicyEnabled @end
@implementation DBXTeamLogContentPermanentDeletePolicyOther @end
@implementation DBXTeamLogContextLogInfo @end
@implementation DBXTeamLogContextLogInfoAnonymous @end
@implementation DBXTeamLogContextLogInfoNonTeamMember
@dynamic nonTeamMember;
@end
@implementation DBXTeamLogContextLogInfoOrganizationTeam
@dynamic organizationTeam;
@end
@implementation DBXTeamLogContextLogInfoTeam @end
@implementation DBXTeamLogContextLogInfoTeamMember
@dynamic teamMember;
@end
@implementation DBXTeamLogContextLogInfoTrustedNonTeamMember
@dynamic trustedNonTeamMember;
@end
@implementation DBXTeamLogContextLogInfoOther @end
@implementation DBXTeamLogCreateFolderDetails @end
@implementation DBXTeamLogCreateFolderType
@dynamic description_;
@end
@implementation DBXTeamLogCreateTeamInviteLinkDetails
@dynamic linkUrl;
@dynamic expiryDate;
@end
@implementation DBXTeamLogCreateTeamInviteLinkType
@dynamic description_;
@end
@implementation DBXTeamLogDashAddedCommentToStackDetails
@dynamic stackName;
@dynamic stackItemName;
@dynamic commentText;
@dynamic stackType;
@end
@implementation DBXTeamLogDashAddedCommentToStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashAddedConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBXTeamLogDashAddedConnectorType
@dynamic description_;
@end
@implementation DBXTeamLogDashAddedLinkToStackDetails
@dynamic stackName;
@dynamic stackItemLink;
@dynamic stackType;
@end
@implementation DBXTeamLogDashAddedLinkToStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashAddedTeamEmailDomainAllowlistDetails
@dynamic emailDomain;
@end
@implementation DBXTeamLogDashAddedTeamEmailDomainAllowlistType
@dynamic description_;
@end
@implementation DBXTeamLogDashAdminAddedOrgWideConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBXTeamLogDashAdminAddedOrgWideConnectorType
@dynamic description_;
@end
@implementation DBXTeamLogDashAdminDisabledConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBXTeamLogDashAdminDisabledConnectorType
@dynamic description_;
@end
@implementation DBXTeamLogDashAdminEnabledConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBXTeamLogDashAdminEnabledConnectorType
@dynamic description_;
@end
@implementation DBXTeamLogDashAdminRemovedOrgWideConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBXTeamLogDashAdminRemovedOrgWideConnectorType
@dynamic description_;
@end
@implementation DBXTeamLogDashArchivedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashArchivedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashChangedAudienceOfSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashChangedAudienceOfSharedLinkToStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashClonedStackDetails
@dynamic stackName;
@dynamic actorEmail;
@dynamic newClonedStackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashClonedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashConnectorStatus @end
@implementation DBXTeamLogDashConnectorStatusFail @end
@implementation DBXTeamLogDashConnectorStatusSuccess @end
@implementation DBXTeamLogDashConnectorStatusOther @end
@implementation DBXTeamLogDashConnectorToolsCallDetails
@dynamic connectorName;
@dynamic toolName;
@dynamic surface;
@end
@implementation DBXTeamLogDashConnectorToolsCallType
@dynamic description_;
@end
@implementation DBXTeamLogDashCreatedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashCreatedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashDeletedCommentFromStackDetails
@dynamic stackName;
@dynamic stackItemName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashDeletedCommentFromStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashDeletedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashDeletedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashEditedCommentInStackDetails
@dynamic stackName;
@dynamic stackItemName;
@dynamic commentText;
@dynamic stackType;
@end
@implementation DBXTeamLogDashEditedCommentInStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashExternalSharingPolicy @end
@implementation DBXTeamLogDashExternalSharingPolicyDefault_ @end
@implementation DBXTeamLogDashExternalSharingPolicyDisabled @end
@implementation DBXTeamLogDashExternalSharingPolicyEnabled @end
@implementation DBXTeamLogDashExternalSharingPolicyOther @end
@implementation DBXTeamLogDashExternalSharingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogDashExternalSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogDashExternalUserOpenedStackDetails
@dynamic stackName;
@dynamic stackSharingScope;
@dynamic isInvited;
@dynamic isVerified;
@dynamic stackOwnerTeamId;
@dynamic stackType;
@end
@implementation DBXTeamLogDashExternalUserOpenedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashFirstLaunchedDesktopDetails
@dynamic osName;
@end
@implementation DBXTeamLogDashFirstLaunchedDesktopType
@dynamic description_;
@end
@implementation DBXTeamLogDashFirstLaunchedExtensionDetails
@dynamic browserName;
@end
@implementation DBXTeamLogDashFirstLaunchedExtensionType
@dynamic description_;
@end
@implementation DBXTeamLogDashFirstLaunchedWebStartPageDetails
@dynamic browserName;
@end
@implementation DBXTeamLogDashFirstLaunchedWebStartPageType
@dynamic description_;
@end
@implementation DBXTeamLogDashOpenedSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashOpenedSharedLinkToStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashOpenedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashOpenedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashPreviewOptOutStatus @end
@implementation DBXTeamLogDashPreviewOptOutStatusOptedIn @end
@implementation DBXTeamLogDashPreviewOptOutStatusOptedOut @end
@implementation DBXTeamLogDashPreviewOptOutStatusOther @end
@implementation DBXTeamLogDashPreviewOptOutStatusChangedDetails
@dynamic optOutStatus;
@end
@implementation DBXTeamLogDashPreviewOptOutStatusChangedType
@dynamic description_;
@end
@implementation DBXTeamLogDashRemovedConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBXTeamLogDashRemovedConnectorType
@dynamic description_;
@end
@implementation DBXTeamLogDashRemovedLinkFromStackDetails
@dynamic stackName;
@dynamic stackItemLink;
@dynamic stackType;
@end
@implementation DBXTeamLogDashRemovedLinkFromStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashRemovedSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashRemovedSharedLinkToStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashRemovedTeamEmailDomainAllowlistDetails
@dynamic emailDomain;
@end
@implementation DBXTeamLogDashRemovedTeamEmailDomainAllowlistType
@dynamic description_;
@end
@implementation DBXTeamLogDashRenamedStackDetails
@dynamic oldName;
@dynamic newName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashRenamedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashSharedLinkToStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashStackSharingScope @end
@implementation DBXTeamLogDashStackSharingScopeInvited @end
@implementation DBXTeamLogDashStackSharingScopePublic_ @end
@implementation DBXTeamLogDashStackSharingScopeTeam @end
@implementation DBXTeamLogDashStackSharingScopeUnknown @end
@implementation DBXTeamLogDashStackSharingScopeOther @end
@implementation DBXTeamLogDashStackType @end
@implementation DBXTeamLogDashStackTypeCypress @end
@implementation DBXTeamLogDashStackTypeReferenceContainer @end
@implementation DBXTeamLogDashStackTypeUnknown @end
@implementation DBXTeamLogDashStackTypeOther @end
@implementation DBXTeamLogDashUnarchivedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashUnarchivedStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashViewedCompanyStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBXTeamLogDashViewedCompanyStackType
@dynamic description_;
@end
@implementation DBXTeamLogDashViewedExternalAiActivityReportDetails @end
@implementation DBXTeamLogDashViewedExternalAiActivityReportType
@dynamic description_;
@end
@implementation DBXTeamLogDataPlacementRestrictionChangePolicyDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogDataPlacementRestrictionChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogDataPlacementRestrictionSatisfyPolicyDetails
@dynamic placementRestriction;
@end
@implementation DBXTeamLogDataPlacementRestrictionSatisfyPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogDataResidencyMigrationRequestSuccessfulDetails @end
@implementation DBXTeamLogDataResidencyMigrationRequestSuccessfulType
@dynamic description_;
@end
@implementation DBXTeamLogDataResidencyMigrationRequestUnsuccessfulDetails @end
@implementation DBXTeamLogDataResidencyMigrationRequestUnsuccessfulType
@dynamic description_;
@end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicy @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyDay1 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyDay180 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyDay3 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyDay30 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyDay7 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyDay90 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyNone @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyYear1 @end
@implementation DBXTeamLogDefaultLinkExpirationDaysPolicyOther @end
@implementation DBXTeamLogDeleteTeamInviteLinkDetails
@dynamic linkUrl;
@end
@implementation DBXTeamLogDeleteTeamInviteLinkType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceSessionLogInfo
@dynamic ipAddress;
@dynamic created;
@dynamic updated;
@end
@implementation DBXTeamLogDesktopDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic hostName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic platform;
@dynamic isDeleteOnUnlinkSupported;
@end
@implementation DBXTeamLogSessionLogInfo
@dynamic sessionId;
@end
@implementation DBXTeamLogDesktopSessionLogInfo @end
@implementation DBXTeamLogDeviceApprovalsAddExceptionDetails @end
@implementation DBXTeamLogDeviceApprovalsAddExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceApprovalsChangeDesktopPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogDeviceApprovalsChangeDesktopPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceApprovalsChangeMobilePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogDeviceApprovalsChangeMobilePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceApprovalsChangeOverageActionDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogDeviceApprovalsChangeOverageActionType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceApprovalsChangeUnlinkActionDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogDeviceApprovalsChangeUnlinkActionType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceApprovalsPolicy @end
@implementation DBXTeamLogDeviceApprovalsPolicyLimited @end
@implementation DBXTeamLogDeviceApprovalsPolicyUnlimited @end
@implementation DBXTeamLogDeviceApprovalsPolicyOther @end
@implementation DBXTeamLogDeviceApprovalsRemoveExceptionDetails @end
@implementation DBXTeamLogDeviceApprovalsRemoveExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceChangeIpDesktopDetails
@dynamic deviceSessionInfo;
@end
@implementation DBXTeamLogDeviceChangeIpDesktopType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceChangeIpMobileDetails
@dynamic deviceSessionInfo;
@end
@implementation DBXTeamLogDeviceChangeIpMobileType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceChangeIpWebDetails
@dynamic userAgent;
@end
@implementation DBXTeamLogDeviceChangeIpWebType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceDeleteOnUnlinkFailDetails
@dynamic sessionInfo;
@dynamic displayName;
@dynamic numFailures;
@end
@implementation DBXTeamLogDeviceDeleteOnUnlinkFailType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceDeleteOnUnlinkSuccessDetails
@dynamic sessionInfo;
@dynamic displayName;
@end
@implementation DBXTeamLogDeviceDeleteOnUnlinkSuccessType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceLinkFailDetails
@dynamic ipAddress;
@dynamic deviceType;
@end
@implementation DBXTeamLogDeviceLinkFailType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceLinkSuccessDetails
@dynamic deviceSessionInfo;
@end
@implementation DBXTeamLogDeviceLinkSuccessType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceManagementDisabledDetails @end
@implementation DBXTeamLogDeviceManagementDisabledType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceManagementEnabledDetails @end
@implementation DBXTeamLogDeviceManagementEnabledType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceSyncBackupStatusChangedDetails
@dynamic desktopDeviceSessionInfo;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogDeviceSyncBackupStatusChangedType
@dynamic description_;
@end
@implementation DBXTeamLogDeviceType @end
@implementation DBXTeamLogDeviceTypeDesktop @end
@implementation DBXTeamLogDeviceTypeMobile @end
@implementation DBXTeamLogDeviceTypeOther @end
@implementation DBXTeamLogDeviceUnlinkDetails
@dynamic sessionInfo;
@dynamic displayName;
@dynamic deleteData;
@end
@implementation DBXTeamLogDeviceUnlinkPolicy @end
@implementation DBXTeamLogDeviceUnlinkPolicyKeep @end
@implementation DBXTeamLogDeviceUnlinkPolicyRemove @end
@implementation DBXTeamLogDeviceUnlinkPolicyOther @end
@implementation DBXTeamLogDeviceUnlinkType
@dynamic description_;
@end
@implementation DBXTeamLogDirectoryRestrictionsAddMembersDetails @end
@implementation DBXTeamLogDirectoryRestrictionsAddMembersType
@dynamic description_;
@end
@implementation DBXTeamLogDirectoryRestrictionsRemoveMembersDetails @end
@implementation DBXTeamLogDirectoryRestrictionsRemoveMembersType
@dynamic description_;
@end
@implementation DBXTeamLogDisabledDomainInvitesDetails @end
@implementation DBXTeamLogDisabledDomainInvitesType
@dynamic description_;
@end
@implementation DBXTeamLogDispositionActionType @end
@implementation DBXTeamLogDispositionActionTypeAutomaticDelete @end
@implementation DBXTeamLogDispositionActionTypeAutomaticPermanentlyDelete @end
@implementation DBXTeamLogDispositionActionTypeOther @end
@implementation DBXTeamLogDomainInvitesApproveRequestToJoinTeamDetails @end
@implementation DBXTeamLogDomainInvitesApproveRequestToJoinTeamType
@dynamic description_;
@end
@implementation DBXTeamLogDomainInvitesDeclineRequestToJoinTeamDetails @end
@implementation DBXTeamLogDomainInvitesDeclineRequestToJoinTeamType
@dynamic description_;
@end
@implementation DBXTeamLogDomainInvitesEmailExistingUsersDetails
@dynamic domainName;
@dynamic numRecipients;
@end
@implementation DBXTeamLogDomainInvitesEmailExistingUsersType
@dynamic description_;
@end
@implementation DBXTeamLogDomainInvitesRequestToJoinTeamDetails @end
@implementation DBXTeamLogDomainInvitesRequestToJoinTeamType
@dynamic description_;
@end
@implementation DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoDetails @end
@implementation DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoType
@dynamic description_;
@end
@implementation DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesDetails @end
@implementation DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesType
@dynamic description_;
@end
@implementation DBXTeamLogDomainVerificationAddDomainFailDetails
@dynamic domainName;
@dynamic verificationMethod;
@end
@implementation DBXTeamLogDomainVerificationAddDomainFailType
@dynamic description_;
@end
@implementation DBXTeamLogDomainVerificationAddDomainSuccessDetails
@dynamic domainNames;
@dynamic verificationMethod;
@end
@implementation DBXTeamLogDomainVerificationAddDomainSuccessType
@dynamic description_;
@end
@implementation DBXTeamLogDomainVerificationRemoveDomainDetails
@dynamic domainNames;
@end
@implementation DBXTeamLogDomainVerificationRemoveDomainType
@dynamic description_;
@end
@implementation DBXTeamLogDownloadPolicyType @end
@implementation DBXTeamLogDownloadPolicyTypeAllow @end
@implementation DBXTeamLogDownloadPolicyTypeDisallow @end
@implementation DBXTeamLogDownloadPolicyTypeOther @end
@implementation DBXTeamLogDropboxPasswordsExportedDetails
@dynamic platform;
@end
@implementation DBXTeamLogDropboxPasswordsExportedType
@dynamic description_;
@end
@implementation DBXTeamLogDropboxPasswordsNewDeviceEnrolledDetails
@dynamic isFirstDevice;
@dynamic platform;
@end
@implementation DBXTeamLogDropboxPasswordsNewDeviceEnrolledType
@dynamic description_;
@end
@implementation DBXTeamLogDropboxPasswordsPolicy @end
@implementation DBXTeamLogDropboxPasswordsPolicyDefault_ @end
@implementation DBXTeamLogDropboxPasswordsPolicyDisabled @end
@implementation DBXTeamLogDropboxPasswordsPolicyEnabled @end
@implementation DBXTeamLogDropboxPasswordsPolicyOther @end
@implementation DBXTeamLogDropboxPasswordsPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogDropboxPasswordsPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogDurationLogInfo
@dynamic unit;
@dynamic amount;
@end
@implementation DBXTeamLogEmailIngestPolicy @end
@implementation DBXTeamLogEmailIngestPolicyDisabled @end
@implementation DBXTeamLogEmailIngestPolicyEnabled @end
@implementation DBXTeamLogEmailIngestPolicyOther @end
@implementation DBXTeamLogEmailIngestPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogEmailIngestPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogEmailIngestReceiveFileDetails
@dynamic inboxName;
@dynamic attachmentNames;
@dynamic subject;
@dynamic fromName;
@dynamic fromEmail;
@end
@implementation DBXTeamLogEmailIngestReceiveFileType
@dynamic description_;
@end
@implementation DBXTeamLogEmmAddExceptionDetails @end
@implementation DBXTeamLogEmmAddExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogEmmChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogEmmChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogEmmCreateExceptionsReportDetails @end
@implementation DBXTeamLogEmmCreateExceptionsReportType
@dynamic description_;
@end
@implementation DBXTeamLogEmmCreateUsageReportDetails @end
@implementation DBXTeamLogEmmCreateUsageReportType
@dynamic description_;
@end
@implementation DBXTeamLogEmmErrorDetails
@dynamic errorDetails;
@end
@implementation DBXTeamLogEmmErrorType
@dynamic description_;
@end
@implementation DBXTeamLogEmmRefreshAuthTokenDetails @end
@implementation DBXTeamLogEmmRefreshAuthTokenType
@dynamic description_;
@end
@implementation DBXTeamLogEmmRemoveExceptionDetails @end
@implementation DBXTeamLogEmmRemoveExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogEnabledDomainInvitesDetails @end
@implementation DBXTeamLogEnabledDomainInvitesType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderCancelTeamKeyRotationDetails
@dynamic teamKeyId;
@end
@implementation DBXTeamLogEncryptedFolderCancelTeamKeyRotationType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderEnrollBackupKeyDetails
@dynamic backupKeyId;
@end
@implementation DBXTeamLogEncryptedFolderEnrollBackupKeyType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderEnrollClientDetails
@dynamic clientKeyId;
@end
@implementation DBXTeamLogEncryptedFolderEnrollClientType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderEnrollTeamDetails @end
@implementation DBXTeamLogEncryptedFolderEnrollTeamType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderFinishTeamUnenrollmentDetails @end
@implementation DBXTeamLogEncryptedFolderFinishTeamUnenrollmentType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderInitTeamKeyRotationDetails
@dynamic teamKeyId;
@end
@implementation DBXTeamLogEncryptedFolderInitTeamKeyRotationType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderInitTeamUnenrollmentDetails @end
@implementation DBXTeamLogEncryptedFolderInitTeamUnenrollmentType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderRemoveBackupKeyDetails
@dynamic backupKeyId;
@end
@implementation DBXTeamLogEncryptedFolderRemoveBackupKeyType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderRotateTeamKeyDetails
@dynamic teamKeyId;
@end
@implementation DBXTeamLogEncryptedFolderRotateTeamKeyType
@dynamic description_;
@end
@implementation DBXTeamLogEncryptedFolderUnenrollClientDetails
@dynamic clientKeyId;
@end
@implementation DBXTeamLogEncryptedFolderUnenrollClientType
@dynamic description_;
@end
@implementation DBXTeamLogEndedEnterpriseAdminSessionDeprecatedDetails
@dynamic federationExtraDetails;
@end
@implementation DBXTeamLogEndedEnterpriseAdminSessionDeprecatedType
@dynamic description_;
@end
@implementation DBXTeamLogEndedEnterpriseAdminSessionDetails @end
@implementation DBXTeamLogEndedEnterpriseAdminSessionType
@dynamic description_;
@end
@implementation DBXTeamLogEnforceLinkPasswordPolicy @end
@implementation DBXTeamLogEnforceLinkPasswordPolicyOptional @end
@implementation DBXTeamLogEnforceLinkPasswordPolicyRequired @end
@implementation DBXTeamLogEnforceLinkPasswordPolicyOther @end
@implementation DBXTeamLogEnterpriseSettingsLockingDetails
@dynamic teamName;
@dynamic settingsPageName;
@dynamic previousSettingsPageLockingState;
@dynamic newSettingsPageLockingState;
@end
@implementation DBXTeamLogEnterpriseSettingsLockingType
@dynamic description_;
@end
@implementation DBXTeamLogEventCategory @end
@implementation DBXTeamLogEventCategoryAdminAlerting @end
@implementation DBXTeamLogEventCategoryApps @end
@implementation DBXTeamLogEventCategoryComments @end
@implementation DBXTeamLogEventCategoryDash @end
@implementation DBXTeamLogEventCategoryDataGovernance @end
@implementation DBXTeamLogEventCategoryDevices @end
@implementation DBXTeamLogEventCategoryDomains @end
@implementation DBXTeamLogEventCategoryEncryption @end
@implementation DBXTeamLogEventCategoryFileOperations @end
@implementation DBXTeamLogEventCategoryFileRequests @end
@implementation DBXTeamLogEventCategoryGroups @end
@implementation DBXTeamLogEventCategoryLogins @end
@implementation DBXTeamLogEventCategoryMembers @end
@implementation DBXTeamLogEventCategoryPaper @end
@implementation DBXTeamLogEventCategoryPasswords @end
@implementation DBXTeamLogEventCategoryProtect @end
@implementation DBXTeamLogEventCategoryReports @end
@implementation DBXTeamLogEventCategorySharing @end
@implementation DBXTeamLogEventCategoryShowcase @end
@implementation DBXTeamLogEventCategorySignatures @end
@implementation DBXTeamLogEventCategorySso @end
@implementation DBXTeamLogEventCategoryTeamFolders @end
@implementation DBXTeamLogEventCategoryTeamPolicies @end
@implementation DBXTeamLogEventCategoryTeamProfile @end
@implementation DBXTeamLogEventCategoryTfa @end
@implementation DBXTeamLogEventCategoryTrustedTeams @end
@implementation DBXTeamLogEventCategoryOther @end
@implementation DBXTeamLogEventDetails @end
@implementation DBXTeamLogEventDetailsAdminAlertingAlertStateChangedDetails
@dynamic adminAlertingAlertStateChangedDetails;
@end
@implementation DBXTeamLogEventDetailsAdminAlertingChangedAlertConfigDetails
@dynamic adminAlertingChangedAlertConfigDetails;
@end
@implementation DBXTeamLogEventDetailsAdminAlertingTriggeredAlertDetails
@dynamic adminAlertingTriggeredAlertDetails;
@end
@implementation DBXTeamLogEventDetailsRansomwareRestoreProcessCompletedDetails
@dynamic ransomwareRestoreProcessCompletedDetails;
@end
@implementation DBXTeamLogEventDetailsRansomwareRestoreProcessStartedDetails
@dynamic ransomwareRestoreProcessStartedDetails;
@end
@implementation DBXTeamLogEventDetailsAppBlockedByPermissionsDetails
@dynamic appBlockedByPermissionsDetails;
@end
@implementation DBXTeamLogEventDetailsAppLinkTeamDetails
@dynamic appLinkTeamDetails;
@end
@implementation DBXTeamLogEventDetailsAppLinkUserDetails
@dynamic appLinkUserDetails;
@end
@implementation DBXTeamLogEventDetailsAppUnlinkTeamDetails
@dynamic appUnlinkTeamDetails;
@end
@implementation DBXTeamLogEventDetailsAppUnlinkUserDetails
@dynamic appUnlinkUserDetails;
@end
@implementation DBXTeamLogEventDetailsIntegrationConnectedDetails
@dynamic integrationConnectedDetails;
@end
@implementation DBXTeamLogEventDetailsIntegrationDisconnectedDetails
@dynamic integrationDisconnectedDetails;
@end
@implementation DBXTeamLogEventDetailsFileAddCommentDetails
@dynamic fileAddCommentDetails;
@end
@implementation DBXTeamLogEventDetailsFileChangeCommentSubscriptionDetails
@dynamic fileChangeCommentSubscriptionDetails;
@end
@implementation DBXTeamLogEventDetailsFileDeleteCommentDetails
@dynamic fileDeleteCommentDetails;
@end
@implementation DBXTeamLogEventDetailsFileEditCommentDetails
@dynamic fileEditCommentDetails;
@end
@implementation DBXTeamLogEventDetailsFileLikeCommentDetails
@dynamic fileLikeCommentDetails;
@end
@implementation DBXTeamLogEventDetailsFileResolveCommentDetails
@dynamic fileResolveCommentDetails;
@end
@implementation DBXTeamLogEventDetailsFileUnlikeCommentDetails
@dynamic fileUnlikeCommentDetails;
@end
@implementation DBXTeamLogEventDetailsFileUnresolveCommentDetails
@dynamic fileUnresolveCommentDetails;
@end
@implementation DBXTeamLogEventDetailsDashAddedCommentToStackDetails
@dynamic dashAddedCommentToStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashAddedConnectorDetails
@dynamic dashAddedConnectorDetails;
@end
@implementation DBXTeamLogEventDetailsDashAddedLinkToStackDetails
@dynamic dashAddedLinkToStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashAddedTeamEmailDomainAllowlistDetails
@dynamic dashAddedTeamEmailDomainAllowlistDetails;
@end
@implementation DBXTeamLogEventDetailsDashAdminAddedOrgWideConnectorDetails
@dynamic dashAdminAddedOrgWideConnectorDetails;
@end
@implementation DBXTeamLogEventDetailsDashAdminDisabledConnectorDetails
@dynamic dashAdminDisabledConnectorDetails;
@end
@implementation DBXTeamLogEventDetailsDashAdminEnabledConnectorDetails
@dynamic dashAdminEnabledConnectorDetails;
@end
@implementation DBXTeamLogEventDetailsDashAdminRemovedOrgWideConnectorDetails
@dynamic dashAdminRemovedOrgWideConnectorDetails;
@end
@implementation DBXTeamLogEventDetailsDashArchivedStackDetails
@dynamic dashArchivedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashChangedAudienceOfSharedLinkToStackDetails
@dynamic dashChangedAudienceOfSharedLinkToStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashClonedStackDetails
@dynamic dashClonedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashConnectorToolsCallDetails
@dynamic dashConnectorToolsCallDetails;
@end
@implementation DBXTeamLogEventDetailsDashCreatedStackDetails
@dynamic dashCreatedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashDeletedCommentFromStackDetails
@dynamic dashDeletedCommentFromStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashDeletedStackDetails
@dynamic dashDeletedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashEditedCommentInStackDetails
@dynamic dashEditedCommentInStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashExternalUserOpenedStackDetails
@dynamic dashExternalUserOpenedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashFirstLaunchedDesktopDetails
@dynamic dashFirstLaunchedDesktopDetails;
@end
@implementation DBXTeamLogEventDetailsDashFirstLaunchedExtensionDetails
@dynamic dashFirstLaunchedExtensionDetails;
@end
@implementation DBXTeamLogEventDetailsDashFirstLaunchedWebStartPageDetails
@dynamic dashFirstLaunchedWebStartPageDetails;
@end
@implementation DBXTeamLogEventDetailsDashOpenedSharedLinkToStackDetails
@dynamic dashOpenedSharedLinkToStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashOpenedStackDetails
@dynamic dashOpenedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashPreviewOptOutStatusChangedDetails
@dynamic dashPreviewOptOutStatusChangedDetails;
@end
@implementation DBXTeamLogEventDetailsDashRemovedConnectorDetails
@dynamic dashRemovedConnectorDetails;
@end
@implementation DBXTeamLogEventDetailsDashRemovedLinkFromStackDetails
@dynamic dashRemovedLinkFromStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashRemovedSharedLinkToStackDetails
@dynamic dashRemovedSharedLinkToStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashRemovedTeamEmailDomainAllowlistDetails
@dynamic dashRemovedTeamEmailDomainAllowlistDetails;
@end
@implementation DBXTeamLogEventDetailsDashRenamedStackDetails
@dynamic dashRenamedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashSharedLinkToStackDetails
@dynamic dashSharedLinkToStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashUnarchivedStackDetails
@dynamic dashUnarchivedStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashViewedCompanyStackDetails
@dynamic dashViewedCompanyStackDetails;
@end
@implementation DBXTeamLogEventDetailsDashViewedExternalAiActivityReportDetails
@dynamic dashViewedExternalAiActivityReportDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyAddFoldersDetails
@dynamic governancePolicyAddFoldersDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyAddFolderFailedDetails
@dynamic governancePolicyAddFolderFailedDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyContentDisposedDetails
@dynamic governancePolicyContentDisposedDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyCreateDetails
@dynamic governancePolicyCreateDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyDeleteDetails
@dynamic governancePolicyDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyEditDetailsDetails
@dynamic governancePolicyEditDetailsDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyEditDurationDetails
@dynamic governancePolicyEditDurationDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyExportCreatedDetails
@dynamic governancePolicyExportCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyExportRemovedDetails
@dynamic governancePolicyExportRemovedDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyRemoveFoldersDetails
@dynamic governancePolicyRemoveFoldersDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyReportCreatedDetails
@dynamic governancePolicyReportCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsGovernancePolicyZipPartDownloadedDetails
@dynamic governancePolicyZipPartDownloadedDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsActivateAHoldDetails
@dynamic legalHoldsActivateAHoldDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsAddMembersDetails
@dynamic legalHoldsAddMembersDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsChangeHoldDetailsDetails
@dynamic legalHoldsChangeHoldDetailsDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsChangeHoldNameDetails
@dynamic legalHoldsChangeHoldNameDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsExportAHoldDetails
@dynamic legalHoldsExportAHoldDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsExportCancelledDetails
@dynamic legalHoldsExportCancelledDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsExportDownloadedDetails
@dynamic legalHoldsExportDownloadedDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsExportRemovedDetails
@dynamic legalHoldsExportRemovedDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsReleaseAHoldDetails
@dynamic legalHoldsReleaseAHoldDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsRemoveMembersDetails
@dynamic legalHoldsRemoveMembersDetails;
@end
@implementation DBXTeamLogEventDetailsLegalHoldsReportAHoldDetails
@dynamic legalHoldsReportAHoldDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceChangeIpDesktopDetails
@dynamic deviceChangeIpDesktopDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceChangeIpMobileDetails
@dynamic deviceChangeIpMobileDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceChangeIpWebDetails
@dynamic deviceChangeIpWebDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceDeleteOnUnlinkFailDetails
@dynamic deviceDeleteOnUnlinkFailDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceDeleteOnUnlinkSuccessDetails
@dynamic deviceDeleteOnUnlinkSuccessDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceLinkFailDetails
@dynamic deviceLinkFailDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceLinkSuccessDetails
@dynamic deviceLinkSuccessDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceManagementDisabledDetails
@dynamic deviceManagementDisabledDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceManagementEnabledDetails
@dynamic deviceManagementEnabledDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceSyncBackupStatusChangedDetails
@dynamic deviceSyncBackupStatusChangedDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceUnlinkDetails
@dynamic deviceUnlinkDetails;
@end
@implementation DBXTeamLogEventDetailsDropboxPasswordsExportedDetails
@dynamic dropboxPasswordsExportedDetails;
@end
@implementation DBXTeamLogEventDetailsDropboxPasswordsNewDeviceEnrolledDetails
@dynamic dropboxPasswordsNewDeviceEnrolledDetails;
@end
@implementation DBXTeamLogEventDetailsEmmRefreshAuthTokenDetails
@dynamic emmRefreshAuthTokenDetails;
@end
@implementation DBXTeamLogEventDetailsExternalDriveBackupEligibilityStatusCheckedDetails
@dynamic externalDriveBackupEligibilityStatusCheckedDetails;
@end
@implementation DBXTeamLogEventDetailsExternalDriveBackupStatusChangedDetails
@dynamic externalDriveBackupStatusChangedDetails;
@end
@implementation DBXTeamLogEventDetailsAccountCaptureChangeAvailabilityDetails
@dynamic accountCaptureChangeAvailabilityDetails;
@end
@implementation DBXTeamLogEventDetailsAccountCaptureMigrateAccountDetails
@dynamic accountCaptureMigrateAccountDetails;
@end
@implementation DBXTeamLogEventDetailsAccountCaptureNotificationEmailsSentDetails
@dynamic accountCaptureNotificationEmailsSentDetails;
@end
@implementation DBXTeamLogEventDetailsAccountCaptureRelinquishAccountDetails
@dynamic accountCaptureRelinquishAccountDetails;
@end
@implementation DBXTeamLogEventDetailsDisabledDomainInvitesDetails
@dynamic disabledDomainInvitesDetails;
@end
@implementation DBXTeamLogEventDetailsDomainInvitesApproveRequestToJoinTeamDetails
@dynamic domainInvitesApproveRequestToJoinTeamDetails;
@end
@implementation DBXTeamLogEventDetailsDomainInvitesDeclineRequestToJoinTeamDetails
@dynamic domainInvitesDeclineRequestToJoinTeamDetails;
@end
@implementation DBXTeamLogEventDetailsDomainInvitesEmailExistingUsersDetails
@dynamic domainInvitesEmailExistingUsersDetails;
@end
@implementation DBXTeamLogEventDetailsDomainInvitesRequestToJoinTeamDetails
@dynamic domainInvitesRequestToJoinTeamDetails;
@end
@implementation DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToNoDetails
@dynamic domainInvitesSetInviteNewUserPrefToNoDetails;
@end
@implementation DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToYesDetails
@dynamic domainInvitesSetInviteNewUserPrefToYesDetails;
@end
@implementation DBXTeamLogEventDetailsDomainVerificationAddDomainFailDetails
@dynamic domainVerificationAddDomainFailDetails;
@end
@implementation DBXTeamLogEventDetailsDomainVerificationAddDomainSuccessDetails
@dynamic domainVerificationAddDomainSuccessDetails;
@end
@implementation DBXTeamLogEventDetailsDomainVerificationRemoveDomainDetails
@dynamic domainVerificationRemoveDomainDetails;
@end
@implementation DBXTeamLogEventDetailsEnabledDomainInvitesDetails
@dynamic enabledDomainInvitesDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderCancelTeamKeyRotationDetails
@dynamic encryptedFolderCancelTeamKeyRotationDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderEnrollBackupKeyDetails
@dynamic encryptedFolderEnrollBackupKeyDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderEnrollClientDetails
@dynamic encryptedFolderEnrollClientDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderEnrollTeamDetails
@dynamic encryptedFolderEnrollTeamDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderFinishTeamUnenrollmentDetails
@dynamic encryptedFolderFinishTeamUnenrollmentDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderInitTeamKeyRotationDetails
@dynamic encryptedFolderInitTeamKeyRotationDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderInitTeamUnenrollmentDetails
@dynamic encryptedFolderInitTeamUnenrollmentDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderRemoveBackupKeyDetails
@dynamic encryptedFolderRemoveBackupKeyDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderRotateTeamKeyDetails
@dynamic encryptedFolderRotateTeamKeyDetails;
@end
@implementation DBXTeamLogEventDetailsEncryptedFolderUnenrollClientDetails
@dynamic encryptedFolderUnenrollClientDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyActivateKeyDetails
@dynamic teamEncryptionKeyActivateKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyCancelKeyDeletionDetails
@dynamic teamEncryptionKeyCancelKeyDeletionDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyCreateKeyDetails
@dynamic teamEncryptionKeyCreateKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyDeactivateKeyDetails
@dynamic teamEncryptionKeyDeactivateKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyDeleteKeyDetails
@dynamic teamEncryptionKeyDeleteKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyDisableKeyDetails
@dynamic teamEncryptionKeyDisableKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyEnableKeyDetails
@dynamic teamEncryptionKeyEnableKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyRotateKeyDetails
@dynamic teamEncryptionKeyRotateKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTeamEncryptionKeyScheduleKeyDeletionDetails
@dynamic teamEncryptionKeyScheduleKeyDeletionDetails;
@end
@implementation DBXTeamLogEventDetailsApplyNamingConventionDetails
@dynamic applyNamingConventionDetails;
@end
@implementation DBXTeamLogEventDetailsCreateFolderDetails
@dynamic createFolderDetails;
@end
@implementation DBXTeamLogEventDetailsFileAddDetails
@dynamic fileAddDetails;
@end
@implementation DBXTeamLogEventDetailsFileAddFromAutomationDetails
@dynamic fileAddFromAutomationDetails;
@end
@implementation DBXTeamLogEventDetailsFileCopyDetails
@dynamic fileCopyDetails;
@end
@implementation DBXTeamLogEventDetailsFileDeleteDetails
@dynamic fileDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsFileDownloadDetails
@dynamic fileDownloadDetails;
@end
@implementation DBXTeamLogEventDetailsFileEditDetails
@dynamic fileEditDetails;
@end
@implementation DBXTeamLogEventDetailsFileGetCopyReferenceDetails
@dynamic fileGetCopyReferenceDetails;
@end
@implementation DBXTeamLogEventDetailsFileLockingLockStatusChangedDetails
@dynamic fileLockingLockStatusChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFileMoveDetails
@dynamic fileMoveDetails;
@end
@implementation DBXTeamLogEventDetailsFilePermanentlyDeleteDetails
@dynamic filePermanentlyDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsFilePreviewDetails
@dynamic filePreviewDetails;
@end
@implementation DBXTeamLogEventDetailsFileRenameDetails
@dynamic fileRenameDetails;
@end
@implementation DBXTeamLogEventDetailsFileRestoreDetails
@dynamic fileRestoreDetails;
@end
@implementation DBXTeamLogEventDetailsFileRevertDetails
@dynamic fileRevertDetails;
@end
@implementation DBXTeamLogEventDetailsFileRollbackChangesDetails
@dynamic fileRollbackChangesDetails;
@end
@implementation DBXTeamLogEventDetailsFileSaveCopyReferenceDetails
@dynamic fileSaveCopyReferenceDetails;
@end
@implementation DBXTeamLogEventDetailsFolderOverviewDescriptionChangedDetails
@dynamic folderOverviewDescriptionChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFolderOverviewItemPinnedDetails
@dynamic folderOverviewItemPinnedDetails;
@end
@implementation DBXTeamLogEventDetailsFolderOverviewItemUnpinnedDetails
@dynamic folderOverviewItemUnpinnedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubFileDownloadedDetails
@dynamic mediaHubFileDownloadedDetails;
@end
@implementation DBXTeamLogEventDetailsObjectLabelAddedDetails
@dynamic objectLabelAddedDetails;
@end
@implementation DBXTeamLogEventDetailsObjectLabelRemovedDetails
@dynamic objectLabelRemovedDetails;
@end
@implementation DBXTeamLogEventDetailsObjectLabelUpdatedValueDetails
@dynamic objectLabelUpdatedValueDetails;
@end
@implementation DBXTeamLogEventDetailsOrganizeFolderWithTidyDetails
@dynamic organizeFolderWithTidyDetails;
@end
@implementation DBXTeamLogEventDetailsReplayFileDeleteDetails
@dynamic replayFileDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsReplayFileDownloadedDetails
@dynamic replayFileDownloadedDetails;
@end
@implementation DBXTeamLogEventDetailsReplayTeamProjectCreatedDetails
@dynamic replayTeamProjectCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsRewindFolderDetails
@dynamic rewindFolderDetails;
@end
@implementation DBXTeamLogEventDetailsUndoNamingConventionDetails
@dynamic undoNamingConventionDetails;
@end
@implementation DBXTeamLogEventDetailsUndoOrganizeFolderWithTidyDetails
@dynamic undoOrganizeFolderWithTidyDetails;
@end
@implementation DBXTeamLogEventDetailsUserTagsAddedDetails
@dynamic userTagsAddedDetails;
@end
@implementation DBXTeamLogEventDetailsUserTagsRemovedDetails
@dynamic userTagsRemovedDetails;
@end
@implementation DBXTeamLogEventDetailsEmailIngestReceiveFileDetails
@dynamic emailIngestReceiveFileDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestAutoCloseDetails
@dynamic fileRequestAutoCloseDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestChangeDetails
@dynamic fileRequestChangeDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestCloseDetails
@dynamic fileRequestCloseDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestCreateDetails
@dynamic fileRequestCreateDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestDeleteDetails
@dynamic fileRequestDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestReceiveFileDetails
@dynamic fileRequestReceiveFileDetails;
@end
@implementation DBXTeamLogEventDetailsGroupAddExternalIdDetails
@dynamic groupAddExternalIdDetails;
@end
@implementation DBXTeamLogEventDetailsGroupAddMemberDetails
@dynamic groupAddMemberDetails;
@end
@implementation DBXTeamLogEventDetailsGroupChangeExternalIdDetails
@dynamic groupChangeExternalIdDetails;
@end
@implementation DBXTeamLogEventDetailsGroupChangeManagementTypeDetails
@dynamic groupChangeManagementTypeDetails;
@end
@implementation DBXTeamLogEventDetailsGroupChangeMemberRoleDetails
@dynamic groupChangeMemberRoleDetails;
@end
@implementation DBXTeamLogEventDetailsGroupCreateDetails
@dynamic groupCreateDetails;
@end
@implementation DBXTeamLogEventDetailsGroupDeleteDetails
@dynamic groupDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsGroupDescriptionUpdatedDetails
@dynamic groupDescriptionUpdatedDetails;
@end
@implementation DBXTeamLogEventDetailsGroupExternalSharingSettingOverrideChangedDetails
@dynamic groupExternalSharingSettingOverrideChangedDetails;
@end
@implementation DBXTeamLogEventDetailsGroupJoinPolicyUpdatedDetails
@dynamic groupJoinPolicyUpdatedDetails;
@end
@implementation DBXTeamLogEventDetailsGroupMovedDetails
@dynamic groupMovedDetails;
@end
@implementation DBXTeamLogEventDetailsGroupRemoveExternalIdDetails
@dynamic groupRemoveExternalIdDetails;
@end
@implementation DBXTeamLogEventDetailsGroupRemoveMemberDetails
@dynamic groupRemoveMemberDetails;
@end
@implementation DBXTeamLogEventDetailsGroupRenameDetails
@dynamic groupRenameDetails;
@end
@implementation DBXTeamLogEventDetailsAccountLockOrUnlockedDetails
@dynamic accountLockOrUnlockedDetails;
@end
@implementation DBXTeamLogEventDetailsEmmErrorDetails
@dynamic emmErrorDetails;
@end
@implementation DBXTeamLogEventDetailsGuestAdminSignedInViaTrustedTeamsDetails
@dynamic guestAdminSignedInViaTrustedTeamsDetails;
@end
@implementation DBXTeamLogEventDetailsGuestAdminSignedOutViaTrustedTeamsDetails
@dynamic guestAdminSignedOutViaTrustedTeamsDetails;
@end
@implementation DBXTeamLogEventDetailsLoginFailDetails
@dynamic loginFailDetails;
@end
@implementation DBXTeamLogEventDetailsLoginSuccessDetails
@dynamic loginSuccessDetails;
@end
@implementation DBXTeamLogEventDetailsLogoutDetails
@dynamic logoutDetails;
@end
@implementation DBXTeamLogEventDetailsResellerSupportSessionEndDetails
@dynamic resellerSupportSessionEndDetails;
@end
@implementation DBXTeamLogEventDetailsResellerSupportSessionStartDetails
@dynamic resellerSupportSessionStartDetails;
@end
@implementation DBXTeamLogEventDetailsSignInAsSessionEndDetails
@dynamic signInAsSessionEndDetails;
@end
@implementation DBXTeamLogEventDetailsSignInAsSessionStartDetails
@dynamic signInAsSessionStartDetails;
@end
@implementation DBXTeamLogEventDetailsSsoErrorDetails
@dynamic ssoErrorDetails;
@end
@implementation DBXTeamLogEventDetailsAddonAssignedDetails
@dynamic addonAssignedDetails;
@end
@implementation DBXTeamLogEventDetailsAddonRemovedDetails
@dynamic addonRemovedDetails;
@end
@implementation DBXTeamLogEventDetailsBackupAdminInvitationSentDetails
@dynamic backupAdminInvitationSentDetails;
@end
@implementation DBXTeamLogEventDetailsBackupInvitationOpenedDetails
@dynamic backupInvitationOpenedDetails;
@end
@implementation DBXTeamLogEventDetailsCreateTeamInviteLinkDetails
@dynamic createTeamInviteLinkDetails;
@end
@implementation DBXTeamLogEventDetailsDeleteTeamInviteLinkDetails
@dynamic deleteTeamInviteLinkDetails;
@end
@implementation DBXTeamLogEventDetailsMemberAddExternalIdDetails
@dynamic memberAddExternalIdDetails;
@end
@implementation DBXTeamLogEventDetailsMemberAddNameDetails
@dynamic memberAddNameDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeAdminRoleDetails
@dynamic memberChangeAdminRoleDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeEmailDetails
@dynamic memberChangeEmailDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeExternalIdDetails
@dynamic memberChangeExternalIdDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeMembershipTypeDetails
@dynamic memberChangeMembershipTypeDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeNameDetails
@dynamic memberChangeNameDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeResellerRoleDetails
@dynamic memberChangeResellerRoleDetails;
@end
@implementation DBXTeamLogEventDetailsMemberChangeStatusDetails
@dynamic memberChangeStatusDetails;
@end
@implementation DBXTeamLogEventDetailsMemberDeleteManualContactsDetails
@dynamic memberDeleteManualContactsDetails;
@end
@implementation DBXTeamLogEventDetailsMemberDeleteProfilePhotoDetails
@dynamic memberDeleteProfilePhotoDetails;
@end
@implementation DBXTeamLogEventDetailsMemberFolderContentsAccessedDetails
@dynamic memberFolderContentsAccessedDetails;
@end
@implementation DBXTeamLogEventDetailsMemberPermanentlyDeleteAccountContentsDetails
@dynamic memberPermanentlyDeleteAccountContentsDetails;
@end
@implementation DBXTeamLogEventDetailsMemberRemoveExternalIdDetails
@dynamic memberRemoveExternalIdDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSetProfilePhotoDetails
@dynamic memberSetProfilePhotoDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsAddCustomQuotaDetails
@dynamic memberSpaceLimitsAddCustomQuotaDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsChangeCustomQuotaDetails
@dynamic memberSpaceLimitsChangeCustomQuotaDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsChangeStatusDetails
@dynamic memberSpaceLimitsChangeStatusDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsRemoveCustomQuotaDetails
@dynamic memberSpaceLimitsRemoveCustomQuotaDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSuggestDetails
@dynamic memberSuggestDetails;
@end
@implementation DBXTeamLogEventDetailsMemberTransferAccountContentsDetails
@dynamic memberTransferAccountContentsDetails;
@end
@implementation DBXTeamLogEventDetailsPendingSecondaryEmailAddedDetails
@dynamic pendingSecondaryEmailAddedDetails;
@end
@implementation DBXTeamLogEventDetailsProductAssignedToMemberDetails
@dynamic productAssignedToMemberDetails;
@end
@implementation DBXTeamLogEventDetailsProductRemovedFromMemberDetails
@dynamic productRemovedFromMemberDetails;
@end
@implementation DBXTeamLogEventDetailsSecondaryEmailDeletedDetails
@dynamic secondaryEmailDeletedDetails;
@end
@implementation DBXTeamLogEventDetailsSecondaryEmailVerifiedDetails
@dynamic secondaryEmailVerifiedDetails;
@end
@implementation DBXTeamLogEventDetailsSecondaryMailsPolicyChangedDetails
@dynamic secondaryMailsPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsBinderAddPageDetails
@dynamic binderAddPageDetails;
@end
@implementation DBXTeamLogEventDetailsBinderAddSectionDetails
@dynamic binderAddSectionDetails;
@end
@implementation DBXTeamLogEventDetailsBinderRemovePageDetails
@dynamic binderRemovePageDetails;
@end
@implementation DBXTeamLogEventDetailsBinderRemoveSectionDetails
@dynamic binderRemoveSectionDetails;
@end
@implementation DBXTeamLogEventDetailsBinderRenamePageDetails
@dynamic binderRenamePageDetails;
@end
@implementation DBXTeamLogEventDetailsBinderRenameSectionDetails
@dynamic binderRenameSectionDetails;
@end
@implementation DBXTeamLogEventDetailsBinderReorderPageDetails
@dynamic binderReorderPageDetails;
@end
@implementation DBXTeamLogEventDetailsBinderReorderSectionDetails
@dynamic binderReorderSectionDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentAddMemberDetails
@dynamic paperContentAddMemberDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentAddToFolderDetails
@dynamic paperContentAddToFolderDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentArchiveDetails
@dynamic paperContentArchiveDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentCreateDetails
@dynamic paperContentCreateDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentPermanentlyDeleteDetails
@dynamic paperContentPermanentlyDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentRemoveFromFolderDetails
@dynamic paperContentRemoveFromFolderDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentRemoveMemberDetails
@dynamic paperContentRemoveMemberDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentRenameDetails
@dynamic paperContentRenameDetails;
@end
@implementation DBXTeamLogEventDetailsPaperContentRestoreDetails
@dynamic paperContentRestoreDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocAddCommentDetails
@dynamic paperDocAddCommentDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocChangeMemberRoleDetails
@dynamic paperDocChangeMemberRoleDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocChangeSharingPolicyDetails
@dynamic paperDocChangeSharingPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocChangeSubscriptionDetails
@dynamic paperDocChangeSubscriptionDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocDeletedDetails
@dynamic paperDocDeletedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocDeleteCommentDetails
@dynamic paperDocDeleteCommentDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocDownloadDetails
@dynamic paperDocDownloadDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocEditDetails
@dynamic paperDocEditDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocEditCommentDetails
@dynamic paperDocEditCommentDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocFollowedDetails
@dynamic paperDocFollowedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocMentionDetails
@dynamic paperDocMentionDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocOwnershipChangedDetails
@dynamic paperDocOwnershipChangedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocRequestAccessDetails
@dynamic paperDocRequestAccessDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocResolveCommentDetails
@dynamic paperDocResolveCommentDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocRevertDetails
@dynamic paperDocRevertDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocSlackShareDetails
@dynamic paperDocSlackShareDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocTeamInviteDetails
@dynamic paperDocTeamInviteDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocTrashedDetails
@dynamic paperDocTrashedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocUnresolveCommentDetails
@dynamic paperDocUnresolveCommentDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocUntrashedDetails
@dynamic paperDocUntrashedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDocViewDetails
@dynamic paperDocViewDetails;
@end
@implementation DBXTeamLogEventDetailsPaperExternalViewAllowDetails
@dynamic paperExternalViewAllowDetails;
@end
@implementation DBXTeamLogEventDetailsPaperExternalViewDefaultTeamDetails
@dynamic paperExternalViewDefaultTeamDetails;
@end
@implementation DBXTeamLogEventDetailsPaperExternalViewForbidDetails
@dynamic paperExternalViewForbidDetails;
@end
@implementation DBXTeamLogEventDetailsPaperFolderChangeSubscriptionDetails
@dynamic paperFolderChangeSubscriptionDetails;
@end
@implementation DBXTeamLogEventDetailsPaperFolderDeletedDetails
@dynamic paperFolderDeletedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperFolderFollowedDetails
@dynamic paperFolderFollowedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperFolderTeamInviteDetails
@dynamic paperFolderTeamInviteDetails;
@end
@implementation DBXTeamLogEventDetailsPaperPublishedLinkChangePermissionDetails
@dynamic paperPublishedLinkChangePermissionDetails;
@end
@implementation DBXTeamLogEventDetailsPaperPublishedLinkCreateDetails
@dynamic paperPublishedLinkCreateDetails;
@end
@implementation DBXTeamLogEventDetailsPaperPublishedLinkDisabledDetails
@dynamic paperPublishedLinkDisabledDetails;
@end
@implementation DBXTeamLogEventDetailsPaperPublishedLinkViewDetails
@dynamic paperPublishedLinkViewDetails;
@end
@implementation DBXTeamLogEventDetailsPasswordChangeDetails
@dynamic passwordChangeDetails;
@end
@implementation DBXTeamLogEventDetailsPasswordResetDetails
@dynamic passwordResetDetails;
@end
@implementation DBXTeamLogEventDetailsPasswordResetAllDetails
@dynamic passwordResetAllDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionAddCollaboratorDetails
@dynamic protectActionAddCollaboratorDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionAddLinkDetails
@dynamic protectActionAddLinkDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionDeleteDetails
@dynamic protectActionDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionExportDetails
@dynamic protectActionExportDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionRemoveCollaboratorDetails
@dynamic protectActionRemoveCollaboratorDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionRemoveLinkDetails
@dynamic protectActionRemoveLinkDetails;
@end
@implementation DBXTeamLogEventDetailsProtectActionStopSharingDetails
@dynamic protectActionStopSharingDetails;
@end
@implementation DBXTeamLogEventDetailsProtectInternalDomainsChangedDetails
@dynamic protectInternalDomainsChangedDetails;
@end
@implementation DBXTeamLogEventDetailsProtectPolicyActivatedDetails
@dynamic protectPolicyActivatedDetails;
@end
@implementation DBXTeamLogEventDetailsProtectPolicyDeactivatedDetails
@dynamic protectPolicyDeactivatedDetails;
@end
@implementation DBXTeamLogEventDetailsProtectPolicyScheduledDetails
@dynamic protectPolicyScheduledDetails;
@end
@implementation DBXTeamLogEventDetailsProtectPolicyUpdatedDetails
@dynamic protectPolicyUpdatedDetails;
@end
@implementation DBXTeamLogEventDetailsProtectReportViewDetails
@dynamic protectReportViewDetails;
@end
@implementation DBXTeamLogEventDetailsClassificationCreateReportDetails
@dynamic classificationCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsClassificationCreateReportFailDetails
@dynamic classificationCreateReportFailDetails;
@end
@implementation DBXTeamLogEventDetailsEmmCreateExceptionsReportDetails
@dynamic emmCreateExceptionsReportDetails;
@end
@implementation DBXTeamLogEventDetailsEmmCreateUsageReportDetails
@dynamic emmCreateUsageReportDetails;
@end
@implementation DBXTeamLogEventDetailsExportMembersReportDetails
@dynamic exportMembersReportDetails;
@end
@implementation DBXTeamLogEventDetailsExportMembersReportFailDetails
@dynamic exportMembersReportFailDetails;
@end
@implementation DBXTeamLogEventDetailsExternalSharingCreateReportDetails
@dynamic externalSharingCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsExternalSharingReportFailedDetails
@dynamic externalSharingReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsMemberAccessDetailsCreateReportDetails
@dynamic memberAccessDetailsCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsMemberAccessDetailsCreateReportFailedDetails
@dynamic memberAccessDetailsCreateReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsNoExpirationLinkGenCreateReportDetails
@dynamic noExpirationLinkGenCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsNoExpirationLinkGenReportFailedDetails
@dynamic noExpirationLinkGenReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsNoPasswordLinkGenCreateReportDetails
@dynamic noPasswordLinkGenCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsNoPasswordLinkGenReportFailedDetails
@dynamic noPasswordLinkGenReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsNoPasswordLinkViewCreateReportDetails
@dynamic noPasswordLinkViewCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsNoPasswordLinkViewReportFailedDetails
@dynamic noPasswordLinkViewReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsOutdatedLinkViewCreateReportDetails
@dynamic outdatedLinkViewCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsOutdatedLinkViewReportFailedDetails
@dynamic outdatedLinkViewReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperAdminExportStartDetails
@dynamic paperAdminExportStartDetails;
@end
@implementation DBXTeamLogEventDetailsRansomwareAlertCreateReportDetails
@dynamic ransomwareAlertCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsRansomwareAlertCreateReportFailedDetails
@dynamic ransomwareAlertCreateReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFoldersCreateReportDetails
@dynamic sharedFoldersCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFoldersCreateReportFailedDetails
@dynamic sharedFoldersCreateReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsSmartSyncCreateAdminPrivilegeReportDetails
@dynamic smartSyncCreateAdminPrivilegeReportDetails;
@end
@implementation DBXTeamLogEventDetailsTeamActivityCreateReportDetails
@dynamic teamActivityCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsTeamActivityCreateReportFailDetails
@dynamic teamActivityCreateReportFailDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFoldersCreateReportDetails
@dynamic teamFoldersCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFoldersCreateReportFailedDetails
@dynamic teamFoldersCreateReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamStorageCreateReportDetails
@dynamic teamStorageCreateReportDetails;
@end
@implementation DBXTeamLogEventDetailsTeamStorageCreateReportFailedDetails
@dynamic teamStorageCreateReportFailedDetails;
@end
@implementation DBXTeamLogEventDetailsCollectionShareDetails
@dynamic collectionShareDetails;
@end
@implementation DBXTeamLogEventDetailsFileTransfersFileAddDetails
@dynamic fileTransfersFileAddDetails;
@end
@implementation DBXTeamLogEventDetailsFileTransfersTransferDeleteDetails
@dynamic fileTransfersTransferDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsFileTransfersTransferDownloadDetails
@dynamic fileTransfersTransferDownloadDetails;
@end
@implementation DBXTeamLogEventDetailsFileTransfersTransferSendDetails
@dynamic fileTransfersTransferSendDetails;
@end
@implementation DBXTeamLogEventDetailsFileTransfersTransferViewDetails
@dynamic fileTransfersTransferViewDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubProjectTeamAddDetails
@dynamic mediaHubProjectTeamAddDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubProjectTeamDeleteDetails
@dynamic mediaHubProjectTeamDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubProjectTeamRoleChangedDetails
@dynamic mediaHubProjectTeamRoleChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubSharedLinkAudienceChangedDetails
@dynamic mediaHubSharedLinkAudienceChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubSharedLinkCreatedDetails
@dynamic mediaHubSharedLinkCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubSharedLinkDownloadSettingChangedDetails
@dynamic mediaHubSharedLinkDownloadSettingChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubSharedLinkRevokedDetails
@dynamic mediaHubSharedLinkRevokedDetails;
@end
@implementation DBXTeamLogEventDetailsNoteAclInviteOnlyDetails
@dynamic noteAclInviteOnlyDetails;
@end
@implementation DBXTeamLogEventDetailsNoteAclLinkDetails
@dynamic noteAclLinkDetails;
@end
@implementation DBXTeamLogEventDetailsNoteAclTeamLinkDetails
@dynamic noteAclTeamLinkDetails;
@end
@implementation DBXTeamLogEventDetailsNoteSharedDetails
@dynamic noteSharedDetails;
@end
@implementation DBXTeamLogEventDetailsNoteShareReceiveDetails
@dynamic noteShareReceiveDetails;
@end
@implementation DBXTeamLogEventDetailsOpenNoteSharedDetails
@dynamic openNoteSharedDetails;
@end
@implementation DBXTeamLogEventDetailsReplayFileSharedLinkCreatedDetails
@dynamic replayFileSharedLinkCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsReplayFileSharedLinkModifiedDetails
@dynamic replayFileSharedLinkModifiedDetails;
@end
@implementation DBXTeamLogEventDetailsReplayProjectTeamAddDetails
@dynamic replayProjectTeamAddDetails;
@end
@implementation DBXTeamLogEventDetailsReplayProjectTeamDeleteDetails
@dynamic replayProjectTeamDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackFileAddedDetails
@dynamic sendAndTrackFileAddedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackFileRenamedDetails
@dynamic sendAndTrackFileRenamedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackFileUpdatedDetails
@dynamic sendAndTrackFileUpdatedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackLinkCreatedDetails
@dynamic sendAndTrackLinkCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackLinkDeletedDetails
@dynamic sendAndTrackLinkDeletedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackLinkUpdatedDetails
@dynamic sendAndTrackLinkUpdatedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackLinkViewedDetails
@dynamic sendAndTrackLinkViewedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackRemovedFileAndAssociatedLinksDetails
@dynamic sendAndTrackRemovedFileAndAssociatedLinksDetails;
@end
@implementation DBXTeamLogEventDetailsSfAddGroupDetails
@dynamic sfAddGroupDetails;
@end
@implementation DBXTeamLogEventDetailsSfAllowNonMembersToViewSharedLinksDetails
@dynamic sfAllowNonMembersToViewSharedLinksDetails;
@end
@implementation DBXTeamLogEventDetailsSfExternalInviteWarnDetails
@dynamic sfExternalInviteWarnDetails;
@end
@implementation DBXTeamLogEventDetailsSfFbInviteDetails
@dynamic sfFbInviteDetails;
@end
@implementation DBXTeamLogEventDetailsSfFbInviteChangeRoleDetails
@dynamic sfFbInviteChangeRoleDetails;
@end
@implementation DBXTeamLogEventDetailsSfFbUninviteDetails
@dynamic sfFbUninviteDetails;
@end
@implementation DBXTeamLogEventDetailsSfInviteGroupDetails
@dynamic sfInviteGroupDetails;
@end
@implementation DBXTeamLogEventDetailsSfTeamGrantAccessDetails
@dynamic sfTeamGrantAccessDetails;
@end
@implementation DBXTeamLogEventDetailsSfTeamInviteDetails
@dynamic sfTeamInviteDetails;
@end
@implementation DBXTeamLogEventDetailsSfTeamInviteChangeRoleDetails
@dynamic sfTeamInviteChangeRoleDetails;
@end
@implementation DBXTeamLogEventDetailsSfTeamJoinDetails
@dynamic sfTeamJoinDetails;
@end
@implementation DBXTeamLogEventDetailsSfTeamJoinFromOobLinkDetails
@dynamic sfTeamJoinFromOobLinkDetails;
@end
@implementation DBXTeamLogEventDetailsSfTeamUninviteDetails
@dynamic sfTeamUninviteDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentAddInviteesDetails
@dynamic sharedContentAddInviteesDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentAddLinkExpiryDetails
@dynamic sharedContentAddLinkExpiryDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentAddLinkPasswordDetails
@dynamic sharedContentAddLinkPasswordDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentAddMemberDetails
@dynamic sharedContentAddMemberDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeDownloadsPolicyDetails
@dynamic sharedContentChangeDownloadsPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeInviteeRoleDetails
@dynamic sharedContentChangeInviteeRoleDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeLinkAudienceDetails
@dynamic sharedContentChangeLinkAudienceDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeLinkExpiryDetails
@dynamic sharedContentChangeLinkExpiryDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeLinkPasswordDetails
@dynamic sharedContentChangeLinkPasswordDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeMemberRoleDetails
@dynamic sharedContentChangeMemberRoleDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentChangeViewerInfoPolicyDetails
@dynamic sharedContentChangeViewerInfoPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentClaimInvitationDetails
@dynamic sharedContentClaimInvitationDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentCopyDetails
@dynamic sharedContentCopyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentDownloadDetails
@dynamic sharedContentDownloadDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRelinquishMembershipDetails
@dynamic sharedContentRelinquishMembershipDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRemoveInviteesDetails
@dynamic sharedContentRemoveInviteesDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRemoveLinkExpiryDetails
@dynamic sharedContentRemoveLinkExpiryDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRemoveLinkPasswordDetails
@dynamic sharedContentRemoveLinkPasswordDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRemoveMemberDetails
@dynamic sharedContentRemoveMemberDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRequestAccessDetails
@dynamic sharedContentRequestAccessDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRestoreInviteesDetails
@dynamic sharedContentRestoreInviteesDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentRestoreMemberDetails
@dynamic sharedContentRestoreMemberDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentUnshareDetails
@dynamic sharedContentUnshareDetails;
@end
@implementation DBXTeamLogEventDetailsSharedContentViewDetails
@dynamic sharedContentViewDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderChangeLinkPolicyDetails
@dynamic sharedFolderChangeLinkPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderChangeMembersInheritancePolicyDetails
@dynamic sharedFolderChangeMembersInheritancePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderChangeMembersManagementPolicyDetails
@dynamic sharedFolderChangeMembersManagementPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderChangeMembersPolicyDetails
@dynamic sharedFolderChangeMembersPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderCreateDetails
@dynamic sharedFolderCreateDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderDeclineInvitationDetails
@dynamic sharedFolderDeclineInvitationDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderMountDetails
@dynamic sharedFolderMountDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderNestDetails
@dynamic sharedFolderNestDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderTransferOwnershipDetails
@dynamic sharedFolderTransferOwnershipDetails;
@end
@implementation DBXTeamLogEventDetailsSharedFolderUnmountDetails
@dynamic sharedFolderUnmountDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkAddExpiryDetails
@dynamic sharedLinkAddExpiryDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkChangeExpiryDetails
@dynamic sharedLinkChangeExpiryDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkChangeVisibilityDetails
@dynamic sharedLinkChangeVisibilityDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkCopyDetails
@dynamic sharedLinkCopyDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkCreateDetails
@dynamic sharedLinkCreateDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkDisableDetails
@dynamic sharedLinkDisableDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkDownloadDetails
@dynamic sharedLinkDownloadDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkRemoveExpiryDetails
@dynamic sharedLinkRemoveExpiryDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkRemoveVisitorDetails
@dynamic sharedLinkRemoveVisitorDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsAddExpirationDetails
@dynamic sharedLinkSettingsAddExpirationDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsAddPasswordDetails
@dynamic sharedLinkSettingsAddPasswordDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadDisabledDetails
@dynamic sharedLinkSettingsAllowDownloadDisabledDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadEnabledDetails
@dynamic sharedLinkSettingsAllowDownloadEnabledDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsChangeAudienceDetails
@dynamic sharedLinkSettingsChangeAudienceDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsChangeExpirationDetails
@dynamic sharedLinkSettingsChangeExpirationDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsChangePasswordDetails
@dynamic sharedLinkSettingsChangePasswordDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsRemoveExpirationDetails
@dynamic sharedLinkSettingsRemoveExpirationDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkSettingsRemovePasswordDetails
@dynamic sharedLinkSettingsRemovePasswordDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkShareDetails
@dynamic sharedLinkShareDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkViewDetails
@dynamic sharedLinkViewDetails;
@end
@implementation DBXTeamLogEventDetailsSharedNoteOpenedDetails
@dynamic sharedNoteOpenedDetails;
@end
@implementation DBXTeamLogEventDetailsShmodelDisableDownloadsDetails
@dynamic shmodelDisableDownloadsDetails;
@end
@implementation DBXTeamLogEventDetailsShmodelEnableDownloadsDetails
@dynamic shmodelEnableDownloadsDetails;
@end
@implementation DBXTeamLogEventDetailsShmodelGroupShareDetails
@dynamic shmodelGroupShareDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseAccessGrantedDetails
@dynamic showcaseAccessGrantedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseAddMemberDetails
@dynamic showcaseAddMemberDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseArchivedDetails
@dynamic showcaseArchivedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseCreatedDetails
@dynamic showcaseCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseDeleteCommentDetails
@dynamic showcaseDeleteCommentDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseEditedDetails
@dynamic showcaseEditedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseEditCommentDetails
@dynamic showcaseEditCommentDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseFileAddedDetails
@dynamic showcaseFileAddedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseFileDownloadDetails
@dynamic showcaseFileDownloadDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseFileRemovedDetails
@dynamic showcaseFileRemovedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseFileViewDetails
@dynamic showcaseFileViewDetails;
@end
@implementation DBXTeamLogEventDetailsShowcasePermanentlyDeletedDetails
@dynamic showcasePermanentlyDeletedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcasePostCommentDetails
@dynamic showcasePostCommentDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseRemoveMemberDetails
@dynamic showcaseRemoveMemberDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseRenamedDetails
@dynamic showcaseRenamedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseRequestAccessDetails
@dynamic showcaseRequestAccessDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseResolveCommentDetails
@dynamic showcaseResolveCommentDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseRestoredDetails
@dynamic showcaseRestoredDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseTrashedDetails
@dynamic showcaseTrashedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseTrashedDeprecatedDetails
@dynamic showcaseTrashedDeprecatedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseUnresolveCommentDetails
@dynamic showcaseUnresolveCommentDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseUntrashedDetails
@dynamic showcaseUntrashedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseUntrashedDeprecatedDetails
@dynamic showcaseUntrashedDeprecatedDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseViewDetails
@dynamic showcaseViewDetails;
@end
@implementation DBXTeamLogEventDetailsSignSignatureRequestCanceledDetails
@dynamic signSignatureRequestCanceledDetails;
@end
@implementation DBXTeamLogEventDetailsSignSignatureRequestCompletedDetails
@dynamic signSignatureRequestCompletedDetails;
@end
@implementation DBXTeamLogEventDetailsSignSignatureRequestDeclinedDetails
@dynamic signSignatureRequestDeclinedDetails;
@end
@implementation DBXTeamLogEventDetailsSignSignatureRequestOpenedDetails
@dynamic signSignatureRequestOpenedDetails;
@end
@implementation DBXTeamLogEventDetailsSignSignatureRequestReminderSentDetails
@dynamic signSignatureRequestReminderSentDetails;
@end
@implementation DBXTeamLogEventDetailsSignSignatureRequestSentDetails
@dynamic signSignatureRequestSentDetails;
@end
@implementation DBXTeamLogEventDetailsSignTemplateCreatedDetails
@dynamic signTemplateCreatedDetails;
@end
@implementation DBXTeamLogEventDetailsSignTemplateSharedDetails
@dynamic signTemplateSharedDetails;
@end
@implementation DBXTeamLogEventDetailsRiscSecurityEventDetails
@dynamic riscSecurityEventDetails;
@end
@implementation DBXTeamLogEventDetailsSsoAddCertDetails
@dynamic ssoAddCertDetails;
@end
@implementation DBXTeamLogEventDetailsSsoAddLoginUrlDetails
@dynamic ssoAddLoginUrlDetails;
@end
@implementation DBXTeamLogEventDetailsSsoAddLogoutUrlDetails
@dynamic ssoAddLogoutUrlDetails;
@end
@implementation DBXTeamLogEventDetailsSsoChangeCertDetails
@dynamic ssoChangeCertDetails;
@end
@implementation DBXTeamLogEventDetailsSsoChangeLoginUrlDetails
@dynamic ssoChangeLoginUrlDetails;
@end
@implementation DBXTeamLogEventDetailsSsoChangeLogoutUrlDetails
@dynamic ssoChangeLogoutUrlDetails;
@end
@implementation DBXTeamLogEventDetailsSsoChangeSamlIdentityModeDetails
@dynamic ssoChangeSamlIdentityModeDetails;
@end
@implementation DBXTeamLogEventDetailsSsoRemoveCertDetails
@dynamic ssoRemoveCertDetails;
@end
@implementation DBXTeamLogEventDetailsSsoRemoveLoginUrlDetails
@dynamic ssoRemoveLoginUrlDetails;
@end
@implementation DBXTeamLogEventDetailsSsoRemoveLogoutUrlDetails
@dynamic ssoRemoveLogoutUrlDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderChangeStatusDetails
@dynamic teamFolderChangeStatusDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderCreateDetails
@dynamic teamFolderCreateDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderDowngradeDetails
@dynamic teamFolderDowngradeDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderPermanentlyDeleteDetails
@dynamic teamFolderPermanentlyDeleteDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderRenameDetails
@dynamic teamFolderRenameDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeCapsTypeDetails
@dynamic teamFolderSpaceLimitsChangeCapsTypeDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeLimitDetails
@dynamic teamFolderSpaceLimitsChangeLimitDetails;
@end
@implementation DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeNotificationTargetDetails
@dynamic teamFolderSpaceLimitsChangeNotificationTargetDetails;
@end
@implementation DBXTeamLogEventDetailsTeamSelectiveSyncSettingsChangedDetails
@dynamic teamSelectiveSyncSettingsChangedDetails;
@end
@implementation DBXTeamLogEventDetailsAccountCaptureChangePolicyDetails
@dynamic accountCaptureChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsAdminEmailRemindersChangedDetails
@dynamic adminEmailRemindersChangedDetails;
@end
@implementation DBXTeamLogEventDetailsAiThirdPartySharingDropboxBasePolicyChangedDetails
@dynamic aiThirdPartySharingDropboxBasePolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsAllowDownloadDisabledDetails
@dynamic allowDownloadDisabledDetails;
@end
@implementation DBXTeamLogEventDetailsAllowDownloadEnabledDetails
@dynamic allowDownloadEnabledDetails;
@end
@implementation DBXTeamLogEventDetailsAppleLoginChangePolicyDetails
@dynamic appleLoginChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsAppPermissionsChangedDetails
@dynamic appPermissionsChangedDetails;
@end
@implementation DBXTeamLogEventDetailsCameraUploadsPolicyChangedDetails
@dynamic cameraUploadsPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsCaptureTeamSpacePolicyChangedDetails
@dynamic captureTeamSpacePolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsCaptureTranscriptPolicyChangedDetails
@dynamic captureTranscriptPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsClassificationChangePolicyDetails
@dynamic classificationChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsComputerBackupPolicyChangedDetails
@dynamic computerBackupPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsContentAdministrationPolicyChangedDetails
@dynamic contentAdministrationPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsContentDeletionProtectionChangePolicyDetails
@dynamic contentDeletionProtectionChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsDashExternalSharingPolicyChangedDetails
@dynamic dashExternalSharingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsDataPlacementRestrictionChangePolicyDetails
@dynamic dataPlacementRestrictionChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsDataPlacementRestrictionSatisfyPolicyDetails
@dynamic dataPlacementRestrictionSatisfyPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceApprovalsAddExceptionDetails
@dynamic deviceApprovalsAddExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceApprovalsChangeDesktopPolicyDetails
@dynamic deviceApprovalsChangeDesktopPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceApprovalsChangeMobilePolicyDetails
@dynamic deviceApprovalsChangeMobilePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceApprovalsChangeOverageActionDetails
@dynamic deviceApprovalsChangeOverageActionDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceApprovalsChangeUnlinkActionDetails
@dynamic deviceApprovalsChangeUnlinkActionDetails;
@end
@implementation DBXTeamLogEventDetailsDeviceApprovalsRemoveExceptionDetails
@dynamic deviceApprovalsRemoveExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsDirectoryRestrictionsAddMembersDetails
@dynamic directoryRestrictionsAddMembersDetails;
@end
@implementation DBXTeamLogEventDetailsDirectoryRestrictionsRemoveMembersDetails
@dynamic directoryRestrictionsRemoveMembersDetails;
@end
@implementation DBXTeamLogEventDetailsDropboxPasswordsPolicyChangedDetails
@dynamic dropboxPasswordsPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsEmailIngestPolicyChangedDetails
@dynamic emailIngestPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsEmmAddExceptionDetails
@dynamic emmAddExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsEmmChangePolicyDetails
@dynamic emmChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsEmmRemoveExceptionDetails
@dynamic emmRemoveExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsExtendedVersionHistoryChangePolicyDetails
@dynamic extendedVersionHistoryChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsExternalDriveBackupPolicyChangedDetails
@dynamic externalDriveBackupPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFileCommentsChangePolicyDetails
@dynamic fileCommentsChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsFileLockingPolicyChangedDetails
@dynamic fileLockingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFileProviderMigrationPolicyChangedDetails
@dynamic fileProviderMigrationPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestsChangePolicyDetails
@dynamic fileRequestsChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestsEmailsEnabledDetails
@dynamic fileRequestsEmailsEnabledDetails;
@end
@implementation DBXTeamLogEventDetailsFileRequestsEmailsRestrictedToTeamOnlyDetails
@dynamic fileRequestsEmailsRestrictedToTeamOnlyDetails;
@end
@implementation DBXTeamLogEventDetailsFileTransfersPolicyChangedDetails
@dynamic fileTransfersPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFlexibleFileNamesPolicyChangedDetails
@dynamic flexibleFileNamesPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsFolderLinkRestrictionPolicyChangedDetails
@dynamic folderLinkRestrictionPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsGoogleSsoChangePolicyDetails
@dynamic googleSsoChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsGroupUserManagementChangePolicyDetails
@dynamic groupUserManagementChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsIntegrationPolicyChangedDetails
@dynamic integrationPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsInviteAcceptanceEmailPolicyChangedDetails
@dynamic inviteAcceptanceEmailPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubAddingPeoplePolicyChangedDetails
@dynamic mediaHubAddingPeoplePolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubDownloadPolicyChangedDetails
@dynamic mediaHubDownloadPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMediaHubLinkSharingPolicyChangedDetails
@dynamic mediaHubLinkSharingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMemberRequestsChangePolicyDetails
@dynamic memberRequestsChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSendInvitePolicyChangedDetails
@dynamic memberSendInvitePolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsAddExceptionDetails
@dynamic memberSpaceLimitsAddExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsChangeCapsTypePolicyDetails
@dynamic memberSpaceLimitsChangeCapsTypePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsChangePolicyDetails
@dynamic memberSpaceLimitsChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSpaceLimitsRemoveExceptionDetails
@dynamic memberSpaceLimitsRemoveExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsMemberSuggestionsChangePolicyDetails
@dynamic memberSuggestionsChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsMicrosoftLoginChangePolicyDetails
@dynamic microsoftLoginChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsMicrosoftOfficeAddinChangePolicyDetails
@dynamic microsoftOfficeAddinChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsMultiTeamIdentityPolicyChangedDetails
@dynamic multiTeamIdentityPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsNetworkControlChangePolicyDetails
@dynamic networkControlChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPaperChangeDeploymentPolicyDetails
@dynamic paperChangeDeploymentPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPaperChangeMemberLinkPolicyDetails
@dynamic paperChangeMemberLinkPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPaperChangeMemberPolicyDetails
@dynamic paperChangeMemberPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPaperChangePolicyDetails
@dynamic paperChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDefaultFolderPolicyChangedDetails
@dynamic paperDefaultFolderPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperDesktopPolicyChangedDetails
@dynamic paperDesktopPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsPaperEnabledUsersGroupAdditionDetails
@dynamic paperEnabledUsersGroupAdditionDetails;
@end
@implementation DBXTeamLogEventDetailsPaperEnabledUsersGroupRemovalDetails
@dynamic paperEnabledUsersGroupRemovalDetails;
@end
@implementation DBXTeamLogEventDetailsPasskeyLoginPolicyChangedDetails
@dynamic passkeyLoginPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsPasswordStrengthRequirementsChangePolicyDetails
@dynamic passwordStrengthRequirementsChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPermanentDeleteChangePolicyDetails
@dynamic permanentDeleteChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsPreviewsAiPolicyChangedDetails
@dynamic previewsAiPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsReplayAddingPeoplePolicyChangedDetails
@dynamic replayAddingPeoplePolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsReplaySharingPolicyChangedDetails
@dynamic replaySharingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsResellerSupportChangePolicyDetails
@dynamic resellerSupportChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsRewindPolicyChangedDetails
@dynamic rewindPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSendAndTrackPolicyChangedDetails
@dynamic sendAndTrackPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSendExternalSharingPolicyChangedDetails
@dynamic sendExternalSharingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSendForSignaturePolicyChangedDetails
@dynamic sendForSignaturePolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSharedLinkDefaultPermissionsPolicyChangedDetails
@dynamic sharedLinkDefaultPermissionsPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSharingChangeFolderJoinPolicyDetails
@dynamic sharingChangeFolderJoinPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharingChangeLinkAllowChangeExpirationPolicyDetails
@dynamic sharingChangeLinkAllowChangeExpirationPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharingChangeLinkDefaultExpirationPolicyDetails
@dynamic sharingChangeLinkDefaultExpirationPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharingChangeLinkEnforcePasswordPolicyDetails
@dynamic sharingChangeLinkEnforcePasswordPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharingChangeLinkPolicyDetails
@dynamic sharingChangeLinkPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSharingChangeMemberPolicyDetails
@dynamic sharingChangeMemberPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseChangeDownloadPolicyDetails
@dynamic showcaseChangeDownloadPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseChangeEnabledPolicyDetails
@dynamic showcaseChangeEnabledPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsShowcaseChangeExternalSharingPolicyDetails
@dynamic showcaseChangeExternalSharingPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSignExternalSharingPolicyChangedDetails
@dynamic signExternalSharingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSignTemplateCreationPermissionChangedDetails
@dynamic signTemplateCreationPermissionChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSmarterSmartSyncPolicyChangedDetails
@dynamic smarterSmartSyncPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsSmartSyncChangePolicyDetails
@dynamic smartSyncChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsSmartSyncNotOptOutDetails
@dynamic smartSyncNotOptOutDetails;
@end
@implementation DBXTeamLogEventDetailsSmartSyncOptOutDetails
@dynamic smartSyncOptOutDetails;
@end
@implementation DBXTeamLogEventDetailsSsoChangePolicyDetails
@dynamic ssoChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsStackCrossTeamAccessPolicyChangedDetails
@dynamic stackCrossTeamAccessPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamBrandingPolicyChangedDetails
@dynamic teamBrandingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamExtensionsPolicyChangedDetails
@dynamic teamExtensionsPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMemberStorageRequestPolicyChangedDetails
@dynamic teamMemberStorageRequestPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamSelectiveSyncPolicyChangedDetails
@dynamic teamSelectiveSyncPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamSharingWhitelistSubjectsChangedDetails
@dynamic teamSharingWhitelistSubjectsChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTfaAddExceptionDetails
@dynamic tfaAddExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsTfaChangePolicyDetails
@dynamic tfaChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsTfaRemoveExceptionDetails
@dynamic tfaRemoveExceptionDetails;
@end
@implementation DBXTeamLogEventDetailsTopLevelContentPolicyChangedDetails
@dynamic topLevelContentPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsTwoAccountChangePolicyDetails
@dynamic twoAccountChangePolicyDetails;
@end
@implementation DBXTeamLogEventDetailsViewerInfoPolicyChangedDetails
@dynamic viewerInfoPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsWatermarkingPolicyChangedDetails
@dynamic watermarkingPolicyChangedDetails;
@end
@implementation DBXTeamLogEventDetailsWebSessionsChangeActiveSessionLimitDetails
@dynamic webSessionsChangeActiveSessionLimitDetails;
@end
@implementation DBXTeamLogEventDetailsWebSessionsChangeFixedLengthPolicyDetails
@dynamic webSessionsChangeFixedLengthPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsWebSessionsChangeIdleLengthPolicyDetails
@dynamic webSessionsChangeIdleLengthPolicyDetails;
@end
@implementation DBXTeamLogEventDetailsDataResidencyMigrationRequestSuccessfulDetails
@dynamic dataResidencyMigrationRequestSuccessfulDetails;
@end
@implementation DBXTeamLogEventDetailsDataResidencyMigrationRequestUnsuccessfulDetails
@dynamic dataResidencyMigrationRequestUnsuccessfulDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeFromDetails
@dynamic teamMergeFromDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeToDetails
@dynamic teamMergeToDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileAddBackgroundDetails
@dynamic teamProfileAddBackgroundDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileAddLogoDetails
@dynamic teamProfileAddLogoDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileChangeBackgroundDetails
@dynamic teamProfileChangeBackgroundDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileChangeDefaultLanguageDetails
@dynamic teamProfileChangeDefaultLanguageDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileChangeLogoDetails
@dynamic teamProfileChangeLogoDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileChangeNameDetails
@dynamic teamProfileChangeNameDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileRemoveBackgroundDetails
@dynamic teamProfileRemoveBackgroundDetails;
@end
@implementation DBXTeamLogEventDetailsTeamProfileRemoveLogoDetails
@dynamic teamProfileRemoveLogoDetails;
@end
@implementation DBXTeamLogEventDetailsPasskeyAddDetails
@dynamic passkeyAddDetails;
@end
@implementation DBXTeamLogEventDetailsPasskeyRemoveDetails
@dynamic passkeyRemoveDetails;
@end
@implementation DBXTeamLogEventDetailsTfaAddBackupPhoneDetails
@dynamic tfaAddBackupPhoneDetails;
@end
@implementation DBXTeamLogEventDetailsTfaAddSecurityKeyDetails
@dynamic tfaAddSecurityKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTfaChangeBackupPhoneDetails
@dynamic tfaChangeBackupPhoneDetails;
@end
@implementation DBXTeamLogEventDetailsTfaChangeStatusDetails
@dynamic tfaChangeStatusDetails;
@end
@implementation DBXTeamLogEventDetailsTfaRemoveBackupPhoneDetails
@dynamic tfaRemoveBackupPhoneDetails;
@end
@implementation DBXTeamLogEventDetailsTfaRemoveSecurityKeyDetails
@dynamic tfaRemoveSecurityKeyDetails;
@end
@implementation DBXTeamLogEventDetailsTfaResetDetails
@dynamic tfaResetDetails;
@end
@implementation DBXTeamLogEventDetailsChangedEnterpriseAdminRoleDetails
@dynamic changedEnterpriseAdminRoleDetails;
@end
@implementation DBXTeamLogEventDetailsChangedEnterpriseConnectedTeamStatusDetails
@dynamic changedEnterpriseConnectedTeamStatusDetails;
@end
@implementation DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDetails
@dynamic endedEnterpriseAdminSessionDetails;
@end
@implementation DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDeprecatedDetails
@dynamic endedEnterpriseAdminSessionDeprecatedDetails;
@end
@implementation DBXTeamLogEventDetailsEnterpriseSettingsLockingDetails
@dynamic enterpriseSettingsLockingDetails;
@end
@implementation DBXTeamLogEventDetailsGuestAdminChangeStatusDetails
@dynamic guestAdminChangeStatusDetails;
@end
@implementation DBXTeamLogEventDetailsStartedEnterpriseAdminSessionDetails
@dynamic startedEnterpriseAdminSessionDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestAcceptedDetails
@dynamic teamMergeRequestAcceptedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToPrimaryTeamDetails
@dynamic teamMergeRequestAcceptedShownToPrimaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToSecondaryTeamDetails
@dynamic teamMergeRequestAcceptedShownToSecondaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestAutoCanceledDetails
@dynamic teamMergeRequestAutoCanceledDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestCanceledDetails
@dynamic teamMergeRequestCanceledDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToPrimaryTeamDetails
@dynamic teamMergeRequestCanceledShownToPrimaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToSecondaryTeamDetails
@dynamic teamMergeRequestCanceledShownToSecondaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestExpiredDetails
@dynamic teamMergeRequestExpiredDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToPrimaryTeamDetails
@dynamic teamMergeRequestExpiredShownToPrimaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToSecondaryTeamDetails
@dynamic teamMergeRequestExpiredShownToSecondaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToPrimaryTeamDetails
@dynamic teamMergeRequestRejectedShownToPrimaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToSecondaryTeamDetails
@dynamic teamMergeRequestRejectedShownToSecondaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestReminderDetails
@dynamic teamMergeRequestReminderDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestReminderShownToPrimaryTeamDetails
@dynamic teamMergeRequestReminderShownToPrimaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestReminderShownToSecondaryTeamDetails
@dynamic teamMergeRequestReminderShownToSecondaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestRevokedDetails
@dynamic teamMergeRequestRevokedDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestSentShownToPrimaryTeamDetails
@dynamic teamMergeRequestSentShownToPrimaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsTeamMergeRequestSentShownToSecondaryTeamDetails
@dynamic teamMergeRequestSentShownToSecondaryTeamDetails;
@end
@implementation DBXTeamLogEventDetailsMissingDetails
@dynamic missingDetails;
@end
@implementation DBXTeamLogEventDetailsOther @end
@implementation DBXTeamLogEventType @end
@implementation DBXTeamLogEventTypeAdminAlertingAlertStateChanged
@dynamic adminAlertingAlertStateChanged;
@end
@implementation DBXTeamLogEventTypeAdminAlertingChangedAlertConfig
@dynamic adminAlertingChangedAlertConfig;
@end
@implementation DBXTeamLogEventTypeAdminAlertingTriggeredAlert
@dynamic adminAlertingTriggeredAlert;
@end
@implementation DBXTeamLogEventTypeRansomwareRestoreProcessCompleted
@dynamic ransomwareRestoreProcessCompleted;
@end
@implementation DBXTeamLogEventTypeRansomwareRestoreProcessStarted
@dynamic ransomwareRestoreProcessStarted;
@end
@implementation DBXTeamLogEventTypeAppBlockedByPermissions
@dynamic appBlockedByPermissions;
@end
@implementation DBXTeamLogEventTypeAppLinkTeam
@dynamic appLinkTeam;
@end
@implementation DBXTeamLogEventTypeAppLinkUser
@dynamic appLinkUser;
@end
@implementation DBXTeamLogEventTypeAppUnlinkTeam
@dynamic appUnlinkTeam;
@end
@implementation DBXTeamLogEventTypeAppUnlinkUser
@dynamic appUnlinkUser;
@end
@implementation DBXTeamLogEventTypeIntegrationConnected
@dynamic integrationConnected;
@end
@implementation DBXTeamLogEventTypeIntegrationDisconnected
@dynamic integrationDisconnected;
@end
@implementation DBXTeamLogEventTypeFileAddComment
@dynamic fileAddComment;
@end
@implementation DBXTeamLogEventTypeFileChangeCommentSubscription
@dynamic fileChangeCommentSubscription;
@end
@implementation DBXTeamLogEventTypeFileDeleteComment
@dynamic fileDeleteComment;
@end
@implementation DBXTeamLogEventTypeFileEditComment
@dynamic fileEditComment;
@end
@implementation DBXTeamLogEventTypeFileLikeComment
@dynamic fileLikeComment;
@end
@implementation DBXTeamLogEventTypeFileResolveComment
@dynamic fileResolveComment;
@end
@implementation DBXTeamLogEventTypeFileUnlikeComment
@dynamic fileUnlikeComment;
@end
@implementation DBXTeamLogEventTypeFileUnresolveComment
@dynamic fileUnresolveComment;
@end
@implementation DBXTeamLogEventTypeDashAddedCommentToStack
@dynamic dashAddedCommentToStack;
@end
@implementation DBXTeamLogEventTypeDashAddedConnector
@dynamic dashAddedConnector;
@end
@implementation DBXTeamLogEventTypeDashAddedLinkToStack
@dynamic dashAddedLinkToStack;
@end
@implementation DBXTeamLogEventTypeDashAddedTeamEmailDomainAllowlist
@dynamic dashAddedTeamEmailDomainAllowlist;
@end
@implementation DBXTeamLogEventTypeDashAdminAddedOrgWideConnector
@dynamic dashAdminAddedOrgWideConnector;
@end
@implementation DBXTeamLogEventTypeDashAdminDisabledConnector
@dynamic dashAdminDisabledConnector;
@end
@implementation DBXTeamLogEventTypeDashAdminEnabledConnector
@dynamic dashAdminEnabledConnector;
@end
@implementation DBXTeamLogEventTypeDashAdminRemovedOrgWideConnector
@dynamic dashAdminRemovedOrgWideConnector;
@end
@implementation DBXTeamLogEventTypeDashArchivedStack
@dynamic dashArchivedStack;
@end
@implementation DBXTeamLogEventTypeDashChangedAudienceOfSharedLinkToStack
@dynamic dashChangedAudienceOfSharedLinkToStack;
@end
@implementation DBXTeamLogEventTypeDashClonedStack
@dynamic dashClonedStack;
@end
@implementation DBXTeamLogEventTypeDashConnectorToolsCall
@dynamic dashConnectorToolsCall;
@end
@implementation DBXTeamLogEventTypeDashCreatedStack
@dynamic dashCreatedStack;
@end
@implementation DBXTeamLogEventTypeDashDeletedCommentFromStack
@dynamic dashDeletedCommentFromStack;
@end
@implementation DBXTeamLogEventTypeDashDeletedStack
@dynamic dashDeletedStack;
@end
@implementation DBXTeamLogEventTypeDashEditedCommentInStack
@dynamic dashEditedCommentInStack;
@end
@implementation DBXTeamLogEventTypeDashExternalUserOpenedStack
@dynamic dashExternalUserOpenedStack;
@end
@implementation DBXTeamLogEventTypeDashFirstLaunchedDesktop
@dynamic dashFirstLaunchedDesktop;
@end
@implementation DBXTeamLogEventTypeDashFirstLaunchedExtension
@dynamic dashFirstLaunchedExtension;
@end
@implementation DBXTeamLogEventTypeDashFirstLaunchedWebStartPage
@dynamic dashFirstLaunchedWebStartPage;
@end
@implementation DBXTeamLogEventTypeDashOpenedSharedLinkToStack
@dynamic dashOpenedSharedLinkToStack;
@end
@implementation DBXTeamLogEventTypeDashOpenedStack
@dynamic dashOpenedStack;
@end
@implementation DBXTeamLogEventTypeDashPreviewOptOutStatusChanged
@dynamic dashPreviewOptOutStatusChanged;
@end
@implementation DBXTeamLogEventTypeDashRemovedConnector
@dynamic dashRemovedConnector;
@end
@implementation DBXTeamLogEventTypeDashRemovedLinkFromStack
@dynamic dashRemovedLinkFromStack;
@end
@implementation DBXTeamLogEventTypeDashRemovedSharedLinkToStack
@dynamic dashRemovedSharedLinkToStack;
@end
@implementation DBXTeamLogEventTypeDashRemovedTeamEmailDomainAllowlist
@dynamic dashRemovedTeamEmailDomainAllowlist;
@end
@implementation DBXTeamLogEventTypeDashRenamedStack
@dynamic dashRenamedStack;
@end
@implementation DBXTeamLogEventTypeDashSharedLinkToStack
@dynamic dashSharedLinkToStack;
@end
@implementation DBXTeamLogEventTypeDashUnarchivedStack
@dynamic dashUnarchivedStack;
@end
@implementation DBXTeamLogEventTypeDashViewedCompanyStack
@dynamic dashViewedCompanyStack;
@end
@implementation DBXTeamLogEventTypeDashViewedExternalAiActivityReport
@dynamic dashViewedExternalAiActivityReport;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyAddFolders
@dynamic governancePolicyAddFolders;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyAddFolderFailed
@dynamic governancePolicyAddFolderFailed;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyContentDisposed
@dynamic governancePolicyContentDisposed;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyCreate
@dynamic governancePolicyCreate;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyDelete
@dynamic governancePolicyDelete;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyEditDetails
@dynamic governancePolicyEditDetails;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyEditDuration
@dynamic governancePolicyEditDuration;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyExportCreated
@dynamic governancePolicyExportCreated;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyExportRemoved
@dynamic governancePolicyExportRemoved;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyRemoveFolders
@dynamic governancePolicyRemoveFolders;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyReportCreated
@dynamic governancePolicyReportCreated;
@end
@implementation DBXTeamLogEventTypeGovernancePolicyZipPartDownloaded
@dynamic governancePolicyZipPartDownloaded;
@end
@implementation DBXTeamLogEventTypeLegalHoldsActivateAHold
@dynamic legalHoldsActivateAHold;
@end
@implementation DBXTeamLogEventTypeLegalHoldsAddMembers
@dynamic legalHoldsAddMembers;
@end
@implementation DBXTeamLogEventTypeLegalHoldsChangeHoldDetails
@dynamic legalHoldsChangeHoldDetails;
@end
@implementation DBXTeamLogEventTypeLegalHoldsChangeHoldName
@dynamic legalHoldsChangeHoldName;
@end
@implementation DBXTeamLogEventTypeLegalHoldsExportAHold
@dynamic legalHoldsExportAHold;
@end
@implementation DBXTeamLogEventTypeLegalHoldsExportCancelled
@dynamic legalHoldsExportCancelled;
@end
@implementation DBXTeamLogEventTypeLegalHoldsExportDownloaded
@dynamic legalHoldsExportDownloaded;
@end
@implementation DBXTeamLogEventTypeLegalHoldsExportRemoved
@dynamic legalHoldsExportRemoved;
@end
@implementation DBXTeamLogEventTypeLegalHoldsReleaseAHold
@dynamic legalHoldsReleaseAHold;
@end
@implementation DBXTeamLogEventTypeLegalHoldsRemoveMembers
@dynamic legalHoldsRemoveMembers;
@end
@implementation DBXTeamLogEventTypeLegalHoldsReportAHold
@dynamic legalHoldsReportAHold;
@end
@implementation DBXTeamLogEventTypeDeviceChangeIpDesktop
@dynamic deviceChangeIpDesktop;
@end
@implementation DBXTeamLogEventTypeDeviceChangeIpMobile
@dynamic deviceChangeIpMobile;
@end
@implementation DBXTeamLogEventTypeDeviceChangeIpWeb
@dynamic deviceChangeIpWeb;
@end
@implementation DBXTeamLogEventTypeDeviceDeleteOnUnlinkFail
@dynamic deviceDeleteOnUnlinkFail;
@end
@implementation DBXTeamLogEventTypeDeviceDeleteOnUnlinkSuccess
@dynamic deviceDeleteOnUnlinkSuccess;
@end
@implementation DBXTeamLogEventTypeDeviceLinkFail
@dynamic deviceLinkFail;
@end
@implementation DBXTeamLogEventTypeDeviceLinkSuccess
@dynamic deviceLinkSuccess;
@end
@implementation DBXTeamLogEventTypeDeviceManagementDisabled
@dynamic deviceManagementDisabled;
@end
@implementation DBXTeamLogEventTypeDeviceManagementEnabled
@dynamic deviceManagementEnabled;
@end
@implementation DBXTeamLogEventTypeDeviceSyncBackupStatusChanged
@dynamic deviceSyncBackupStatusChanged;
@end
@implementation DBXTeamLogEventTypeDeviceUnlink
@dynamic deviceUnlink;
@end
@implementation DBXTeamLogEventTypeDropboxPasswordsExported
@dynamic dropboxPasswordsExported;
@end
@implementation DBXTeamLogEventTypeDropboxPasswordsNewDeviceEnrolled
@dynamic dropboxPasswordsNewDeviceEnrolled;
@end
@implementation DBXTeamLogEventTypeEmmRefreshAuthToken
@dynamic emmRefreshAuthToken;
@end
@implementation DBXTeamLogEventTypeExternalDriveBackupEligibilityStatusChecked
@dynamic externalDriveBackupEligibilityStatusChecked;
@end
@implementation DBXTeamLogEventTypeExternalDriveBackupStatusChanged
@dynamic externalDriveBackupStatusChanged;
@end
@implementation DBXTeamLogEventTypeAccountCaptureChangeAvailability
@dynamic accountCaptureChangeAvailability;
@end
@implementation DBXTeamLogEventTypeAccountCaptureMigrateAccount
@dynamic accountCaptureMigrateAccount;
@end
@implementation DBXTeamLogEventTypeAccountCaptureNotificationEmailsSent
@dynamic accountCaptureNotificationEmailsSent;
@end
@implementation DBXTeamLogEventTypeAccountCaptureRelinquishAccount
@dynamic accountCaptureRelinquishAccount;
@end
@implementation DBXTeamLogEventTypeDisabledDomainInvites
@dynamic disabledDomainInvites;
@end
@implementation DBXTeamLogEventTypeDomainInvitesApproveRequestToJoinTeam
@dynamic domainInvitesApproveRequestToJoinTeam;
@end
@implementation DBXTeamLogEventTypeDomainInvitesDeclineRequestToJoinTeam
@dynamic domainInvitesDeclineRequestToJoinTeam;
@end
@implementation DBXTeamLogEventTypeDomainInvitesEmailExistingUsers
@dynamic domainInvitesEmailExistingUsers;
@end
@implementation DBXTeamLogEventTypeDomainInvitesRequestToJoinTeam
@dynamic domainInvitesRequestToJoinTeam;
@end
@implementation DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToNo
@dynamic domainInvitesSetInviteNewUserPrefToNo;
@end
@implementation DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToYes
@dynamic domainInvitesSetInviteNewUserPrefToYes;
@end
@implementation DBXTeamLogEventTypeDomainVerificationAddDomainFail
@dynamic domainVerificationAddDomainFail;
@end
@implementation DBXTeamLogEventTypeDomainVerificationAddDomainSuccess
@dynamic domainVerificationAddDomainSuccess;
@end
@implementation DBXTeamLogEventTypeDomainVerificationRemoveDomain
@dynamic domainVerificationRemoveDomain;
@end
@implementation DBXTeamLogEventTypeEnabledDomainInvites
@dynamic enabledDomainInvites;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderCancelTeamKeyRotation
@dynamic encryptedFolderCancelTeamKeyRotation;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderEnrollBackupKey
@dynamic encryptedFolderEnrollBackupKey;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderEnrollClient
@dynamic encryptedFolderEnrollClient;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderEnrollTeam
@dynamic encryptedFolderEnrollTeam;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderFinishTeamUnenrollment
@dynamic encryptedFolderFinishTeamUnenrollment;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderInitTeamKeyRotation
@dynamic encryptedFolderInitTeamKeyRotation;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderInitTeamUnenrollment
@dynamic encryptedFolderInitTeamUnenrollment;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderRemoveBackupKey
@dynamic encryptedFolderRemoveBackupKey;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderRotateTeamKey
@dynamic encryptedFolderRotateTeamKey;
@end
@implementation DBXTeamLogEventTypeEncryptedFolderUnenrollClient
@dynamic encryptedFolderUnenrollClient;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyActivateKey
@dynamic teamEncryptionKeyActivateKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyCancelKeyDeletion
@dynamic teamEncryptionKeyCancelKeyDeletion;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyCreateKey
@dynamic teamEncryptionKeyCreateKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyDeactivateKey
@dynamic teamEncryptionKeyDeactivateKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyDeleteKey
@dynamic teamEncryptionKeyDeleteKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyDisableKey
@dynamic teamEncryptionKeyDisableKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyEnableKey
@dynamic teamEncryptionKeyEnableKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyRotateKey
@dynamic teamEncryptionKeyRotateKey;
@end
@implementation DBXTeamLogEventTypeTeamEncryptionKeyScheduleKeyDeletion
@dynamic teamEncryptionKeyScheduleKeyDeletion;
@end
@implementation DBXTeamLogEventTypeApplyNamingConvention
@dynamic applyNamingConvention;
@end
@implementation DBXTeamLogEventTypeCreateFolder
@dynamic createFolder;
@end
@implementation DBXTeamLogEventTypeFileAdd
@dynamic fileAdd;
@end
@implementation DBXTeamLogEventTypeFileAddFromAutomation
@dynamic fileAddFromAutomation;
@end
@implementation DBXTeamLogEventTypeFileCopy
@dynamic fileCopy;
@end
@implementation DBXTeamLogEventTypeFileDelete
@dynamic fileDelete;
@end
@implementation DBXTeamLogEventTypeFileDownload
@dynamic fileDownload;
@end
@implementation DBXTeamLogEventTypeFileEdit
@dynamic fileEdit;
@end
@implementation DBXTeamLogEventTypeFileGetCopyReference
@dynamic fileGetCopyReference;
@end
@implementation DBXTeamLogEventTypeFileLockingLockStatusChanged
@dynamic fileLockingLockStatusChanged;
@end
@implementation DBXTeamLogEventTypeFileMove
@dynamic fileMove;
@end
@implementation DBXTeamLogEventTypeFilePermanentlyDelete
@dynamic filePermanentlyDelete;
@end
@implementation DBXTeamLogEventTypeFilePreview
@dynamic filePreview;
@end
@implementation DBXTeamLogEventTypeFileRename
@dynamic fileRename;
@end
@implementation DBXTeamLogEventTypeFileRestore
@dynamic fileRestore;
@end
@implementation DBXTeamLogEventTypeFileRevert
@dynamic fileRevert;
@end
@implementation DBXTeamLogEventTypeFileRollbackChanges
@dynamic fileRollbackChanges;
@end
@implementation DBXTeamLogEventTypeFileSaveCopyReference
@dynamic fileSaveCopyReference;
@end
@implementation DBXTeamLogEventTypeFolderOverviewDescriptionChanged
@dynamic folderOverviewDescriptionChanged;
@end
@implementation DBXTeamLogEventTypeFolderOverviewItemPinned
@dynamic folderOverviewItemPinned;
@end
@implementation DBXTeamLogEventTypeFolderOverviewItemUnpinned
@dynamic folderOverviewItemUnpinned;
@end
@implementation DBXTeamLogEventTypeMediaHubFileDownloaded
@dynamic mediaHubFileDownloaded;
@end
@implementation DBXTeamLogEventTypeObjectLabelAdded
@dynamic objectLabelAdded;
@end
@implementation DBXTeamLogEventTypeObjectLabelRemoved
@dynamic objectLabelRemoved;
@end
@implementation DBXTeamLogEventTypeObjectLabelUpdatedValue
@dynamic objectLabelUpdatedValue;
@end
@implementation DBXTeamLogEventTypeOrganizeFolderWithTidy
@dynamic organizeFolderWithTidy;
@end
@implementation DBXTeamLogEventTypeReplayFileDelete
@dynamic replayFileDelete;
@end
@implementation DBXTeamLogEventTypeReplayFileDownloaded
@dynamic replayFileDownloaded;
@end
@implementation DBXTeamLogEventTypeReplayTeamProjectCreated
@dynamic replayTeamProjectCreated;
@end
@implementation DBXTeamLogEventTypeRewindFolder
@dynamic rewindFolder;
@end
@implementation DBXTeamLogEventTypeUndoNamingConvention
@dynamic undoNamingConvention;
@end
@implementation DBXTeamLogEventTypeUndoOrganizeFolderWithTidy
@dynamic undoOrganizeFolderWithTidy;
@end
@implementation DBXTeamLogEventTypeUserTagsAdded
@dynamic userTagsAdded;
@end
@implementation DBXTeamLogEventTypeUserTagsRemoved
@dynamic userTagsRemoved;
@end
@implementation DBXTeamLogEventTypeEmailIngestReceiveFile
@dynamic emailIngestReceiveFile;
@end
@implementation DBXTeamLogEventTypeFileRequestAutoClose
@dynamic fileRequestAutoClose;
@end
@implementation DBXTeamLogEventTypeFileRequestChange
@dynamic fileRequestChange;
@end
@implementation DBXTeamLogEventTypeFileRequestClose
@dynamic fileRequestClose;
@end
@implementation DBXTeamLogEventTypeFileRequestCreate
@dynamic fileRequestCreate;
@end
@implementation DBXTeamLogEventTypeFileRequestDelete
@dynamic fileRequestDelete;
@end
@implementation DBXTeamLogEventTypeFileRequestReceiveFile
@dynamic fileRequestReceiveFile;
@end
@implementation DBXTeamLogEventTypeGroupAddExternalId
@dynamic groupAddExternalId;
@end
@implementation DBXTeamLogEventTypeGroupAddMember
@dynamic groupAddMember;
@end
@implementation DBXTeamLogEventTypeGroupChangeExternalId
@dynamic groupChangeExternalId;
@end
@implementation DBXTeamLogEventTypeGroupChangeManagementType
@dynamic groupChangeManagementType;
@end
@implementation DBXTeamLogEventTypeGroupChangeMemberRole
@dynamic groupChangeMemberRole;
@end
@implementation DBXTeamLogEventTypeGroupCreate
@dynamic groupCreate;
@end
@implementation DBXTeamLogEventTypeGroupDelete
@dynamic groupDelete;
@end
@implementation DBXTeamLogEventTypeGroupDescriptionUpdated
@dynamic groupDescriptionUpdated;
@end
@implementation DBXTeamLogEventTypeGroupExternalSharingSettingOverrideChanged
@dynamic groupExternalSharingSettingOverrideChanged;
@end
@implementation DBXTeamLogEventTypeGroupJoinPolicyUpdated
@dynamic groupJoinPolicyUpdated;
@end
@implementation DBXTeamLogEventTypeGroupMoved
@dynamic groupMoved;
@end
@implementation DBXTeamLogEventTypeGroupRemoveExternalId
@dynamic groupRemoveExternalId;
@end
@implementation DBXTeamLogEventTypeGroupRemoveMember
@dynamic groupRemoveMember;
@end
@implementation DBXTeamLogEventTypeGroupRename
@dynamic groupRename;
@end
@implementation DBXTeamLogEventTypeAccountLockOrUnlocked
@dynamic accountLockOrUnlocked;
@end
@implementation DBXTeamLogEventTypeEmmError
@dynamic emmError;
@end
@implementation DBXTeamLogEventTypeGuestAdminSignedInViaTrustedTeams
@dynamic guestAdminSignedInViaTrustedTeams;
@end
@implementation DBXTeamLogEventTypeGuestAdminSignedOutViaTrustedTeams
@dynamic guestAdminSignedOutViaTrustedTeams;
@end
@implementation DBXTeamLogEventTypeLoginFail
@dynamic loginFail;
@end
@implementation DBXTeamLogEventTypeLoginSuccess
@dynamic loginSuccess;
@end
@implementation DBXTeamLogEventTypeLogout
@dynamic logout;
@end
@implementation DBXTeamLogEventTypeResellerSupportSessionEnd
@dynamic resellerSupportSessionEnd;
@end
@implementation DBXTeamLogEventTypeResellerSupportSessionStart
@dynamic resellerSupportSessionStart;
@end
@implementation DBXTeamLogEventTypeSignInAsSessionEnd
@dynamic signInAsSessionEnd;
@end
@implementation DBXTeamLogEventTypeSignInAsSessionStart
@dynamic signInAsSessionStart;
@end
@implementation DBXTeamLogEventTypeSsoError
@dynamic ssoError;
@end
@implementation DBXTeamLogEventTypeAddonAssigned
@dynamic addonAssigned;
@end
@implementation DBXTeamLogEventTypeAddonRemoved
@dynamic addonRemoved;
@end
@implementation DBXTeamLogEventTypeBackupAdminInvitationSent
@dynamic backupAdminInvitationSent;
@end
@implementation DBXTeamLogEventTypeBackupInvitationOpened
@dynamic backupInvitationOpened;
@end
@implementation DBXTeamLogEventTypeCreateTeamInviteLink
@dynamic createTeamInviteLink;
@end
@implementation DBXTeamLogEventTypeDeleteTeamInviteLink
@dynamic deleteTeamInviteLink;
@end
@implementation DBXTeamLogEventTypeMemberAddExternalId
@dynamic memberAddExternalId;
@end
@implementation DBXTeamLogEventTypeMemberAddName
@dynamic memberAddName;
@end
@implementation DBXTeamLogEventTypeMemberChangeAdminRole
@dynamic memberChangeAdminRole;
@end
@implementation DBXTeamLogEventTypeMemberChangeEmail
@dynamic memberChangeEmail;
@end
@implementation DBXTeamLogEventTypeMemberChangeExternalId
@dynamic memberChangeExternalId;
@end
@implementation DBXTeamLogEventTypeMemberChangeMembershipType
@dynamic memberChangeMembershipType;
@end
@implementation DBXTeamLogEventTypeMemberChangeName
@dynamic memberChangeName;
@end
@implementation DBXTeamLogEventTypeMemberChangeResellerRole
@dynamic memberChangeResellerRole;
@end
@implementation DBXTeamLogEventTypeMemberChangeStatus
@dynamic memberChangeStatus;
@end
@implementation DBXTeamLogEventTypeMemberDeleteManualContacts
@dynamic memberDeleteManualContacts;
@end
@implementation DBXTeamLogEventTypeMemberDeleteProfilePhoto
@dynamic memberDeleteProfilePhoto;
@end
@implementation DBXTeamLogEventTypeMemberFolderContentsAccessed
@dynamic memberFolderContentsAccessed;
@end
@implementation DBXTeamLogEventTypeMemberPermanentlyDeleteAccountContents
@dynamic memberPermanentlyDeleteAccountContents;
@end
@implementation DBXTeamLogEventTypeMemberRemoveExternalId
@dynamic memberRemoveExternalId;
@end
@implementation DBXTeamLogEventTypeMemberSetProfilePhoto
@dynamic memberSetProfilePhoto;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsAddCustomQuota
@dynamic memberSpaceLimitsAddCustomQuota;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsChangeCustomQuota
@dynamic memberSpaceLimitsChangeCustomQuota;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsChangeStatus
@dynamic memberSpaceLimitsChangeStatus;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsRemoveCustomQuota
@dynamic memberSpaceLimitsRemoveCustomQuota;
@end
@implementation DBXTeamLogEventTypeMemberSuggest
@dynamic memberSuggest;
@end
@implementation DBXTeamLogEventTypeMemberTransferAccountContents
@dynamic memberTransferAccountContents;
@end
@implementation DBXTeamLogEventTypePendingSecondaryEmailAdded
@dynamic pendingSecondaryEmailAdded;
@end
@implementation DBXTeamLogEventTypeProductAssignedToMember
@dynamic productAssignedToMember;
@end
@implementation DBXTeamLogEventTypeProductRemovedFromMember
@dynamic productRemovedFromMember;
@end
@implementation DBXTeamLogEventTypeSecondaryEmailDeleted
@dynamic secondaryEmailDeleted;
@end
@implementation DBXTeamLogEventTypeSecondaryEmailVerified
@dynamic secondaryEmailVerified;
@end
@implementation DBXTeamLogEventTypeSecondaryMailsPolicyChanged
@dynamic secondaryMailsPolicyChanged;
@end
@implementation DBXTeamLogEventTypeBinderAddPage
@dynamic binderAddPage;
@end
@implementation DBXTeamLogEventTypeBinderAddSection
@dynamic binderAddSection;
@end
@implementation DBXTeamLogEventTypeBinderRemovePage
@dynamic binderRemovePage;
@end
@implementation DBXTeamLogEventTypeBinderRemoveSection
@dynamic binderRemoveSection;
@end
@implementation DBXTeamLogEventTypeBinderRenamePage
@dynamic binderRenamePage;
@end
@implementation DBXTeamLogEventTypeBinderRenameSection
@dynamic binderRenameSection;
@end
@implementation DBXTeamLogEventTypeBinderReorderPage
@dynamic binderReorderPage;
@end
@implementation DBXTeamLogEventTypeBinderReorderSection
@dynamic binderReorderSection;
@end
@implementation DBXTeamLogEventTypePaperContentAddMember
@dynamic paperContentAddMember;
@end
@implementation DBXTeamLogEventTypePaperContentAddToFolder
@dynamic paperContentAddToFolder;
@end
@implementation DBXTeamLogEventTypePaperContentArchive
@dynamic paperContentArchive;
@end
@implementation DBXTeamLogEventTypePaperContentCreate
@dynamic paperContentCreate;
@end
@implementation DBXTeamLogEventTypePaperContentPermanentlyDelete
@dynamic paperContentPermanentlyDelete;
@end
@implementation DBXTeamLogEventTypePaperContentRemoveFromFolder
@dynamic paperContentRemoveFromFolder;
@end
@implementation DBXTeamLogEventTypePaperContentRemoveMember
@dynamic paperContentRemoveMember;
@end
@implementation DBXTeamLogEventTypePaperContentRename
@dynamic paperContentRename;
@end
@implementation DBXTeamLogEventTypePaperContentRestore
@dynamic paperContentRestore;
@end
@implementation DBXTeamLogEventTypePaperDocAddComment
@dynamic paperDocAddComment;
@end
@implementation DBXTeamLogEventTypePaperDocChangeMemberRole
@dynamic paperDocChangeMemberRole;
@end
@implementation DBXTeamLogEventTypePaperDocChangeSharingPolicy
@dynamic paperDocChangeSharingPolicy;
@end
@implementation DBXTeamLogEventTypePaperDocChangeSubscription
@dynamic paperDocChangeSubscription;
@end
@implementation DBXTeamLogEventTypePaperDocDeleted
@dynamic paperDocDeleted;
@end
@implementation DBXTeamLogEventTypePaperDocDeleteComment
@dynamic paperDocDeleteComment;
@end
@implementation DBXTeamLogEventTypePaperDocDownload
@dynamic paperDocDownload;
@end
@implementation DBXTeamLogEventTypePaperDocEdit
@dynamic paperDocEdit;
@end
@implementation DBXTeamLogEventTypePaperDocEditComment
@dynamic paperDocEditComment;
@end
@implementation DBXTeamLogEventTypePaperDocFollowed
@dynamic paperDocFollowed;
@end
@implementation DBXTeamLogEventTypePaperDocMention
@dynamic paperDocMention;
@end
@implementation DBXTeamLogEventTypePaperDocOwnershipChanged
@dynamic paperDocOwnershipChanged;
@end
@implementation DBXTeamLogEventTypePaperDocRequestAccess
@dynamic paperDocRequestAccess;
@end
@implementation DBXTeamLogEventTypePaperDocResolveComment
@dynamic paperDocResolveComment;
@end
@implementation DBXTeamLogEventTypePaperDocRevert
@dynamic paperDocRevert;
@end
@implementation DBXTeamLogEventTypePaperDocSlackShare
@dynamic paperDocSlackShare;
@end
@implementation DBXTeamLogEventTypePaperDocTeamInvite
@dynamic paperDocTeamInvite;
@end
@implementation DBXTeamLogEventTypePaperDocTrashed
@dynamic paperDocTrashed;
@end
@implementation DBXTeamLogEventTypePaperDocUnresolveComment
@dynamic paperDocUnresolveComment;
@end
@implementation DBXTeamLogEventTypePaperDocUntrashed
@dynamic paperDocUntrashed;
@end
@implementation DBXTeamLogEventTypePaperDocView
@dynamic paperDocView;
@end
@implementation DBXTeamLogEventTypePaperExternalViewAllow
@dynamic paperExternalViewAllow;
@end
@implementation DBXTeamLogEventTypePaperExternalViewDefaultTeam
@dynamic paperExternalViewDefaultTeam;
@end
@implementation DBXTeamLogEventTypePaperExternalViewForbid
@dynamic paperExternalViewForbid;
@end
@implementation DBXTeamLogEventTypePaperFolderChangeSubscription
@dynamic paperFolderChangeSubscription;
@end
@implementation DBXTeamLogEventTypePaperFolderDeleted
@dynamic paperFolderDeleted;
@end
@implementation DBXTeamLogEventTypePaperFolderFollowed
@dynamic paperFolderFollowed;
@end
@implementation DBXTeamLogEventTypePaperFolderTeamInvite
@dynamic paperFolderTeamInvite;
@end
@implementation DBXTeamLogEventTypePaperPublishedLinkChangePermission
@dynamic paperPublishedLinkChangePermission;
@end
@implementation DBXTeamLogEventTypePaperPublishedLinkCreate
@dynamic paperPublishedLinkCreate;
@end
@implementation DBXTeamLogEventTypePaperPublishedLinkDisabled
@dynamic paperPublishedLinkDisabled;
@end
@implementation DBXTeamLogEventTypePaperPublishedLinkView
@dynamic paperPublishedLinkView;
@end
@implementation DBXTeamLogEventTypePasswordChange
@dynamic passwordChange;
@end
@implementation DBXTeamLogEventTypePasswordReset
@dynamic passwordReset;
@end
@implementation DBXTeamLogEventTypePasswordResetAll
@dynamic passwordResetAll;
@end
@implementation DBXTeamLogEventTypeProtectActionAddCollaborator
@dynamic protectActionAddCollaborator;
@end
@implementation DBXTeamLogEventTypeProtectActionAddLink
@dynamic protectActionAddLink;
@end
@implementation DBXTeamLogEventTypeProtectActionDelete
@dynamic protectActionDelete;
@end
@implementation DBXTeamLogEventTypeProtectActionExport
@dynamic protectActionExport;
@end
@implementation DBXTeamLogEventTypeProtectActionRemoveCollaborator
@dynamic protectActionRemoveCollaborator;
@end
@implementation DBXTeamLogEventTypeProtectActionRemoveLink
@dynamic protectActionRemoveLink;
@end
@implementation DBXTeamLogEventTypeProtectActionStopSharing
@dynamic protectActionStopSharing;
@end
@implementation DBXTeamLogEventTypeProtectInternalDomainsChanged
@dynamic protectInternalDomainsChanged;
@end
@implementation DBXTeamLogEventTypeProtectPolicyActivated
@dynamic protectPolicyActivated;
@end
@implementation DBXTeamLogEventTypeProtectPolicyDeactivated
@dynamic protectPolicyDeactivated;
@end
@implementation DBXTeamLogEventTypeProtectPolicyScheduled
@dynamic protectPolicyScheduled;
@end
@implementation DBXTeamLogEventTypeProtectPolicyUpdated
@dynamic protectPolicyUpdated;
@end
@implementation DBXTeamLogEventTypeProtectReportView
@dynamic protectReportView;
@end
@implementation DBXTeamLogEventTypeClassificationCreateReport
@dynamic classificationCreateReport;
@end
@implementation DBXTeamLogEventTypeClassificationCreateReportFail
@dynamic classificationCreateReportFail;
@end
@implementation DBXTeamLogEventTypeEmmCreateExceptionsReport
@dynamic emmCreateExceptionsReport;
@end
@implementation DBXTeamLogEventTypeEmmCreateUsageReport
@dynamic emmCreateUsageReport;
@end
@implementation DBXTeamLogEventTypeExportMembersReport
@dynamic exportMembersReport;
@end
@implementation DBXTeamLogEventTypeExportMembersReportFail
@dynamic exportMembersReportFail;
@end
@implementation DBXTeamLogEventTypeExternalSharingCreateReport
@dynamic externalSharingCreateReport;
@end
@implementation DBXTeamLogEventTypeExternalSharingReportFailed
@dynamic externalSharingReportFailed;
@end
@implementation DBXTeamLogEventTypeMemberAccessDetailsCreateReport
@dynamic memberAccessDetailsCreateReport;
@end
@implementation DBXTeamLogEventTypeMemberAccessDetailsCreateReportFailed
@dynamic memberAccessDetailsCreateReportFailed;
@end
@implementation DBXTeamLogEventTypeNoExpirationLinkGenCreateReport
@dynamic noExpirationLinkGenCreateReport;
@end
@implementation DBXTeamLogEventTypeNoExpirationLinkGenReportFailed
@dynamic noExpirationLinkGenReportFailed;
@end
@implementation DBXTeamLogEventTypeNoPasswordLinkGenCreateReport
@dynamic noPasswordLinkGenCreateReport;
@end
@implementation DBXTeamLogEventTypeNoPasswordLinkGenReportFailed
@dynamic noPasswordLinkGenReportFailed;
@end
@implementation DBXTeamLogEventTypeNoPasswordLinkViewCreateReport
@dynamic noPasswordLinkViewCreateReport;
@end
@implementation DBXTeamLogEventTypeNoPasswordLinkViewReportFailed
@dynamic noPasswordLinkViewReportFailed;
@end
@implementation DBXTeamLogEventTypeOutdatedLinkViewCreateReport
@dynamic outdatedLinkViewCreateReport;
@end
@implementation DBXTeamLogEventTypeOutdatedLinkViewReportFailed
@dynamic outdatedLinkViewReportFailed;
@end
@implementation DBXTeamLogEventTypePaperAdminExportStart
@dynamic paperAdminExportStart;
@end
@implementation DBXTeamLogEventTypeRansomwareAlertCreateReport
@dynamic ransomwareAlertCreateReport;
@end
@implementation DBXTeamLogEventTypeRansomwareAlertCreateReportFailed
@dynamic ransomwareAlertCreateReportFailed;
@end
@implementation DBXTeamLogEventTypeSharedFoldersCreateReport
@dynamic sharedFoldersCreateReport;
@end
@implementation DBXTeamLogEventTypeSharedFoldersCreateReportFailed
@dynamic sharedFoldersCreateReportFailed;
@end
@implementation DBXTeamLogEventTypeSmartSyncCreateAdminPrivilegeReport
@dynamic smartSyncCreateAdminPrivilegeReport;
@end
@implementation DBXTeamLogEventTypeTeamActivityCreateReport
@dynamic teamActivityCreateReport;
@end
@implementation DBXTeamLogEventTypeTeamActivityCreateReportFail
@dynamic teamActivityCreateReportFail;
@end
@implementation DBXTeamLogEventTypeTeamFoldersCreateReport
@dynamic teamFoldersCreateReport;
@end
@implementation DBXTeamLogEventTypeTeamFoldersCreateReportFailed
@dynamic teamFoldersCreateReportFailed;
@end
@implementation DBXTeamLogEventTypeTeamStorageCreateReport
@dynamic teamStorageCreateReport;
@end
@implementation DBXTeamLogEventTypeTeamStorageCreateReportFailed
@dynamic teamStorageCreateReportFailed;
@end
@implementation DBXTeamLogEventTypeCollectionShare
@dynamic collectionShare;
@end
@implementation DBXTeamLogEventTypeFileTransfersFileAdd
@dynamic fileTransfersFileAdd;
@end
@implementation DBXTeamLogEventTypeFileTransfersTransferDelete
@dynamic fileTransfersTransferDelete;
@end
@implementation DBXTeamLogEventTypeFileTransfersTransferDownload
@dynamic fileTransfersTransferDownload;
@end
@implementation DBXTeamLogEventTypeFileTransfersTransferSend
@dynamic fileTransfersTransferSend;
@end
@implementation DBXTeamLogEventTypeFileTransfersTransferView
@dynamic fileTransfersTransferView;
@end
@implementation DBXTeamLogEventTypeMediaHubProjectTeamAdd
@dynamic mediaHubProjectTeamAdd;
@end
@implementation DBXTeamLogEventTypeMediaHubProjectTeamDelete
@dynamic mediaHubProjectTeamDelete;
@end
@implementation DBXTeamLogEventTypeMediaHubProjectTeamRoleChanged
@dynamic mediaHubProjectTeamRoleChanged;
@end
@implementation DBXTeamLogEventTypeMediaHubSharedLinkAudienceChanged
@dynamic mediaHubSharedLinkAudienceChanged;
@end
@implementation DBXTeamLogEventTypeMediaHubSharedLinkCreated
@dynamic mediaHubSharedLinkCreated;
@end
@implementation DBXTeamLogEventTypeMediaHubSharedLinkDownloadSettingChanged
@dynamic mediaHubSharedLinkDownloadSettingChanged;
@end
@implementation DBXTeamLogEventTypeMediaHubSharedLinkRevoked
@dynamic mediaHubSharedLinkRevoked;
@end
@implementation DBXTeamLogEventTypeNoteAclInviteOnly
@dynamic noteAclInviteOnly;
@end
@implementation DBXTeamLogEventTypeNoteAclLink
@dynamic noteAclLink;
@end
@implementation DBXTeamLogEventTypeNoteAclTeamLink
@dynamic noteAclTeamLink;
@end
@implementation DBXTeamLogEventTypeNoteShared
@dynamic noteShared;
@end
@implementation DBXTeamLogEventTypeNoteShareReceive
@dynamic noteShareReceive;
@end
@implementation DBXTeamLogEventTypeOpenNoteShared
@dynamic openNoteShared;
@end
@implementation DBXTeamLogEventTypeReplayFileSharedLinkCreated
@dynamic replayFileSharedLinkCreated;
@end
@implementation DBXTeamLogEventTypeReplayFileSharedLinkModified
@dynamic replayFileSharedLinkModified;
@end
@implementation DBXTeamLogEventTypeReplayProjectTeamAdd
@dynamic replayProjectTeamAdd;
@end
@implementation DBXTeamLogEventTypeReplayProjectTeamDelete
@dynamic replayProjectTeamDelete;
@end
@implementation DBXTeamLogEventTypeSendAndTrackFileAdded
@dynamic sendAndTrackFileAdded;
@end
@implementation DBXTeamLogEventTypeSendAndTrackFileRenamed
@dynamic sendAndTrackFileRenamed;
@end
@implementation DBXTeamLogEventTypeSendAndTrackFileUpdated
@dynamic sendAndTrackFileUpdated;
@end
@implementation DBXTeamLogEventTypeSendAndTrackLinkCreated
@dynamic sendAndTrackLinkCreated;
@end
@implementation DBXTeamLogEventTypeSendAndTrackLinkDeleted
@dynamic sendAndTrackLinkDeleted;
@end
@implementation DBXTeamLogEventTypeSendAndTrackLinkUpdated
@dynamic sendAndTrackLinkUpdated;
@end
@implementation DBXTeamLogEventTypeSendAndTrackLinkViewed
@dynamic sendAndTrackLinkViewed;
@end
@implementation DBXTeamLogEventTypeSendAndTrackRemovedFileAndAssociatedLinks
@dynamic sendAndTrackRemovedFileAndAssociatedLinks;
@end
@implementation DBXTeamLogEventTypeSfAddGroup
@dynamic sfAddGroup;
@end
@implementation DBXTeamLogEventTypeSfAllowNonMembersToViewSharedLinks
@dynamic sfAllowNonMembersToViewSharedLinks;
@end
@implementation DBXTeamLogEventTypeSfExternalInviteWarn
@dynamic sfExternalInviteWarn;
@end
@implementation DBXTeamLogEventTypeSfFbInvite
@dynamic sfFbInvite;
@end
@implementation DBXTeamLogEventTypeSfFbInviteChangeRole
@dynamic sfFbInviteChangeRole;
@end
@implementation DBXTeamLogEventTypeSfFbUninvite
@dynamic sfFbUninvite;
@end
@implementation DBXTeamLogEventTypeSfInviteGroup
@dynamic sfInviteGroup;
@end
@implementation DBXTeamLogEventTypeSfTeamGrantAccess
@dynamic sfTeamGrantAccess;
@end
@implementation DBXTeamLogEventTypeSfTeamInvite
@dynamic sfTeamInvite;
@end
@implementation DBXTeamLogEventTypeSfTeamInviteChangeRole
@dynamic sfTeamInviteChangeRole;
@end
@implementation DBXTeamLogEventTypeSfTeamJoin
@dynamic sfTeamJoin;
@end
@implementation DBXTeamLogEventTypeSfTeamJoinFromOobLink
@dynamic sfTeamJoinFromOobLink;
@end
@implementation DBXTeamLogEventTypeSfTeamUninvite
@dynamic sfTeamUninvite;
@end
@implementation DBXTeamLogEventTypeSharedContentAddInvitees
@dynamic sharedContentAddInvitees;
@end
@implementation DBXTeamLogEventTypeSharedContentAddLinkExpiry
@dynamic sharedContentAddLinkExpiry;
@end
@implementation DBXTeamLogEventTypeSharedContentAddLinkPassword
@dynamic sharedContentAddLinkPassword;
@end
@implementation DBXTeamLogEventTypeSharedContentAddMember
@dynamic sharedContentAddMember;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeDownloadsPolicy
@dynamic sharedContentChangeDownloadsPolicy;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeInviteeRole
@dynamic sharedContentChangeInviteeRole;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeLinkAudience
@dynamic sharedContentChangeLinkAudience;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeLinkExpiry
@dynamic sharedContentChangeLinkExpiry;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeLinkPassword
@dynamic sharedContentChangeLinkPassword;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeMemberRole
@dynamic sharedContentChangeMemberRole;
@end
@implementation DBXTeamLogEventTypeSharedContentChangeViewerInfoPolicy
@dynamic sharedContentChangeViewerInfoPolicy;
@end
@implementation DBXTeamLogEventTypeSharedContentClaimInvitation
@dynamic sharedContentClaimInvitation;
@end
@implementation DBXTeamLogEventTypeSharedContentCopy
@dynamic sharedContentCopy;
@end
@implementation DBXTeamLogEventTypeSharedContentDownload
@dynamic sharedContentDownload;
@end
@implementation DBXTeamLogEventTypeSharedContentRelinquishMembership
@dynamic sharedContentRelinquishMembership;
@end
@implementation DBXTeamLogEventTypeSharedContentRemoveInvitees
@dynamic sharedContentRemoveInvitees;
@end
@implementation DBXTeamLogEventTypeSharedContentRemoveLinkExpiry
@dynamic sharedContentRemoveLinkExpiry;
@end
@implementation DBXTeamLogEventTypeSharedContentRemoveLinkPassword
@dynamic sharedContentRemoveLinkPassword;
@end
@implementation DBXTeamLogEventTypeSharedContentRemoveMember
@dynamic sharedContentRemoveMember;
@end
@implementation DBXTeamLogEventTypeSharedContentRequestAccess
@dynamic sharedContentRequestAccess;
@end
@implementation DBXTeamLogEventTypeSharedContentRestoreInvitees
@dynamic sharedContentRestoreInvitees;
@end
@implementation DBXTeamLogEventTypeSharedContentRestoreMember
@dynamic sharedContentRestoreMember;
@end
@implementation DBXTeamLogEventTypeSharedContentUnshare
@dynamic sharedContentUnshare;
@end
@implementation DBXTeamLogEventTypeSharedContentView
@dynamic sharedContentView;
@end
@implementation DBXTeamLogEventTypeSharedFolderChangeLinkPolicy
@dynamic sharedFolderChangeLinkPolicy;
@end
@implementation DBXTeamLogEventTypeSharedFolderChangeMembersInheritancePolicy
@dynamic sharedFolderChangeMembersInheritancePolicy;
@end
@implementation DBXTeamLogEventTypeSharedFolderChangeMembersManagementPolicy
@dynamic sharedFolderChangeMembersManagementPolicy;
@end
@implementation DBXTeamLogEventTypeSharedFolderChangeMembersPolicy
@dynamic sharedFolderChangeMembersPolicy;
@end
@implementation DBXTeamLogEventTypeSharedFolderCreate
@dynamic sharedFolderCreate;
@end
@implementation DBXTeamLogEventTypeSharedFolderDeclineInvitation
@dynamic sharedFolderDeclineInvitation;
@end
@implementation DBXTeamLogEventTypeSharedFolderMount
@dynamic sharedFolderMount;
@end
@implementation DBXTeamLogEventTypeSharedFolderNest
@dynamic sharedFolderNest;
@end
@implementation DBXTeamLogEventTypeSharedFolderTransferOwnership
@dynamic sharedFolderTransferOwnership;
@end
@implementation DBXTeamLogEventTypeSharedFolderUnmount
@dynamic sharedFolderUnmount;
@end
@implementation DBXTeamLogEventTypeSharedLinkAddExpiry
@dynamic sharedLinkAddExpiry;
@end
@implementation DBXTeamLogEventTypeSharedLinkChangeExpiry
@dynamic sharedLinkChangeExpiry;
@end
@implementation DBXTeamLogEventTypeSharedLinkChangeVisibility
@dynamic sharedLinkChangeVisibility;
@end
@implementation DBXTeamLogEventTypeSharedLinkCopy
@dynamic sharedLinkCopy;
@end
@implementation DBXTeamLogEventTypeSharedLinkCreate
@dynamic sharedLinkCreate;
@end
@implementation DBXTeamLogEventTypeSharedLinkDisable
@dynamic sharedLinkDisable;
@end
@implementation DBXTeamLogEventTypeSharedLinkDownload
@dynamic sharedLinkDownload;
@end
@implementation DBXTeamLogEventTypeSharedLinkRemoveExpiry
@dynamic sharedLinkRemoveExpiry;
@end
@implementation DBXTeamLogEventTypeSharedLinkRemoveVisitor
@dynamic sharedLinkRemoveVisitor;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsAddExpiration
@dynamic sharedLinkSettingsAddExpiration;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsAddPassword
@dynamic sharedLinkSettingsAddPassword;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadDisabled
@dynamic sharedLinkSettingsAllowDownloadDisabled;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadEnabled
@dynamic sharedLinkSettingsAllowDownloadEnabled;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsChangeAudience
@dynamic sharedLinkSettingsChangeAudience;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsChangeExpiration
@dynamic sharedLinkSettingsChangeExpiration;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsChangePassword
@dynamic sharedLinkSettingsChangePassword;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsRemoveExpiration
@dynamic sharedLinkSettingsRemoveExpiration;
@end
@implementation DBXTeamLogEventTypeSharedLinkSettingsRemovePassword
@dynamic sharedLinkSettingsRemovePassword;
@end
@implementation DBXTeamLogEventTypeSharedLinkShare
@dynamic sharedLinkShare;
@end
@implementation DBXTeamLogEventTypeSharedLinkView
@dynamic sharedLinkView;
@end
@implementation DBXTeamLogEventTypeSharedNoteOpened
@dynamic sharedNoteOpened;
@end
@implementation DBXTeamLogEventTypeShmodelDisableDownloads
@dynamic shmodelDisableDownloads;
@end
@implementation DBXTeamLogEventTypeShmodelEnableDownloads
@dynamic shmodelEnableDownloads;
@end
@implementation DBXTeamLogEventTypeShmodelGroupShare
@dynamic shmodelGroupShare;
@end
@implementation DBXTeamLogEventTypeShowcaseAccessGranted
@dynamic showcaseAccessGranted;
@end
@implementation DBXTeamLogEventTypeShowcaseAddMember
@dynamic showcaseAddMember;
@end
@implementation DBXTeamLogEventTypeShowcaseArchived
@dynamic showcaseArchived;
@end
@implementation DBXTeamLogEventTypeShowcaseCreated
@dynamic showcaseCreated;
@end
@implementation DBXTeamLogEventTypeShowcaseDeleteComment
@dynamic showcaseDeleteComment;
@end
@implementation DBXTeamLogEventTypeShowcaseEdited
@dynamic showcaseEdited;
@end
@implementation DBXTeamLogEventTypeShowcaseEditComment
@dynamic showcaseEditComment;
@end
@implementation DBXTeamLogEventTypeShowcaseFileAdded
@dynamic showcaseFileAdded;
@end
@implementation DBXTeamLogEventTypeShowcaseFileDownload
@dynamic showcaseFileDownload;
@end
@implementation DBXTeamLogEventTypeShowcaseFileRemoved
@dynamic showcaseFileRemoved;
@end
@implementation DBXTeamLogEventTypeShowcaseFileView
@dynamic showcaseFileView;
@end
@implementation DBXTeamLogEventTypeShowcasePermanentlyDeleted
@dynamic showcasePermanentlyDeleted;
@end
@implementation DBXTeamLogEventTypeShowcasePostComment
@dynamic showcasePostComment;
@end
@implementation DBXTeamLogEventTypeShowcaseRemoveMember
@dynamic showcaseRemoveMember;
@end
@implementation DBXTeamLogEventTypeShowcaseRenamed
@dynamic showcaseRenamed;
@end
@implementation DBXTeamLogEventTypeShowcaseRequestAccess
@dynamic showcaseRequestAccess;
@end
@implementation DBXTeamLogEventTypeShowcaseResolveComment
@dynamic showcaseResolveComment;
@end
@implementation DBXTeamLogEventTypeShowcaseRestored
@dynamic showcaseRestored;
@end
@implementation DBXTeamLogEventTypeShowcaseTrashed
@dynamic showcaseTrashed;
@end
@implementation DBXTeamLogEventTypeShowcaseTrashedDeprecated
@dynamic showcaseTrashedDeprecated;
@end
@implementation DBXTeamLogEventTypeShowcaseUnresolveComment
@dynamic showcaseUnresolveComment;
@end
@implementation DBXTeamLogEventTypeShowcaseUntrashed
@dynamic showcaseUntrashed;
@end
@implementation DBXTeamLogEventTypeShowcaseUntrashedDeprecated
@dynamic showcaseUntrashedDeprecated;
@end
@implementation DBXTeamLogEventTypeShowcaseView
@dynamic showcaseView;
@end
@implementation DBXTeamLogEventTypeSignSignatureRequestCanceled
@dynamic signSignatureRequestCanceled;
@end
@implementation DBXTeamLogEventTypeSignSignatureRequestCompleted
@dynamic signSignatureRequestCompleted;
@end
@implementation DBXTeamLogEventTypeSignSignatureRequestDeclined
@dynamic signSignatureRequestDeclined;
@end
@implementation DBXTeamLogEventTypeSignSignatureRequestOpened
@dynamic signSignatureRequestOpened;
@end
@implementation DBXTeamLogEventTypeSignSignatureRequestReminderSent
@dynamic signSignatureRequestReminderSent;
@end
@implementation DBXTeamLogEventTypeSignSignatureRequestSent
@dynamic signSignatureRequestSent;
@end
@implementation DBXTeamLogEventTypeSignTemplateCreated
@dynamic signTemplateCreated;
@end
@implementation DBXTeamLogEventTypeSignTemplateShared
@dynamic signTemplateShared;
@end
@implementation DBXTeamLogEventTypeRiscSecurityEvent
@dynamic riscSecurityEvent;
@end
@implementation DBXTeamLogEventTypeSsoAddCert
@dynamic ssoAddCert;
@end
@implementation DBXTeamLogEventTypeSsoAddLoginUrl
@dynamic ssoAddLoginUrl;
@end
@implementation DBXTeamLogEventTypeSsoAddLogoutUrl
@dynamic ssoAddLogoutUrl;
@end
@implementation DBXTeamLogEventTypeSsoChangeCert
@dynamic ssoChangeCert;
@end
@implementation DBXTeamLogEventTypeSsoChangeLoginUrl
@dynamic ssoChangeLoginUrl;
@end
@implementation DBXTeamLogEventTypeSsoChangeLogoutUrl
@dynamic ssoChangeLogoutUrl;
@end
@implementation DBXTeamLogEventTypeSsoChangeSamlIdentityMode
@dynamic ssoChangeSamlIdentityMode;
@end
@implementation DBXTeamLogEventTypeSsoRemoveCert
@dynamic ssoRemoveCert;
@end
@implementation DBXTeamLogEventTypeSsoRemoveLoginUrl
@dynamic ssoRemoveLoginUrl;
@end
@implementation DBXTeamLogEventTypeSsoRemoveLogoutUrl
@dynamic ssoRemoveLogoutUrl;
@end
@implementation DBXTeamLogEventTypeTeamFolderChangeStatus
@dynamic teamFolderChangeStatus;
@end
@implementation DBXTeamLogEventTypeTeamFolderCreate
@dynamic teamFolderCreate;
@end
@implementation DBXTeamLogEventTypeTeamFolderDowngrade
@dynamic teamFolderDowngrade;
@end
@implementation DBXTeamLogEventTypeTeamFolderPermanentlyDelete
@dynamic teamFolderPermanentlyDelete;
@end
@implementation DBXTeamLogEventTypeTeamFolderRename
@dynamic teamFolderRename;
@end
@implementation DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeCapsType
@dynamic teamFolderSpaceLimitsChangeCapsType;
@end
@implementation DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeLimit
@dynamic teamFolderSpaceLimitsChangeLimit;
@end
@implementation DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeNotificationTarget
@dynamic teamFolderSpaceLimitsChangeNotificationTarget;
@end
@implementation DBXTeamLogEventTypeTeamSelectiveSyncSettingsChanged
@dynamic teamSelectiveSyncSettingsChanged;
@end
@implementation DBXTeamLogEventTypeAccountCaptureChangePolicy
@dynamic accountCaptureChangePolicy;
@end
@implementation DBXTeamLogEventTypeAdminEmailRemindersChanged
@dynamic adminEmailRemindersChanged;
@end
@implementation DBXTeamLogEventTypeAiThirdPartySharingDropboxBasePolicyChanged
@dynamic aiThirdPartySharingDropboxBasePolicyChanged;
@end
@implementation DBXTeamLogEventTypeAllowDownloadDisabled
@dynamic allowDownloadDisabled;
@end
@implementation DBXTeamLogEventTypeAllowDownloadEnabled
@dynamic allowDownloadEnabled;
@end
@implementation DBXTeamLogEventTypeAppleLoginChangePolicy
@dynamic appleLoginChangePolicy;
@end
@implementation DBXTeamLogEventTypeAppPermissionsChanged
@dynamic appPermissionsChanged;
@end
@implementation DBXTeamLogEventTypeCameraUploadsPolicyChanged
@dynamic cameraUploadsPolicyChanged;
@end
@implementation DBXTeamLogEventTypeCaptureTeamSpacePolicyChanged
@dynamic captureTeamSpacePolicyChanged;
@end
@implementation DBXTeamLogEventTypeCaptureTranscriptPolicyChanged
@dynamic captureTranscriptPolicyChanged;
@end
@implementation DBXTeamLogEventTypeClassificationChangePolicy
@dynamic classificationChangePolicy;
@end
@implementation DBXTeamLogEventTypeComputerBackupPolicyChanged
@dynamic computerBackupPolicyChanged;
@end
@implementation DBXTeamLogEventTypeContentAdministrationPolicyChanged
@dynamic contentAdministrationPolicyChanged;
@end
@implementation DBXTeamLogEventTypeContentDeletionProtectionChangePolicy
@dynamic contentDeletionProtectionChangePolicy;
@end
@implementation DBXTeamLogEventTypeDashExternalSharingPolicyChanged
@dynamic dashExternalSharingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeDataPlacementRestrictionChangePolicy
@dynamic dataPlacementRestrictionChangePolicy;
@end
@implementation DBXTeamLogEventTypeDataPlacementRestrictionSatisfyPolicy
@dynamic dataPlacementRestrictionSatisfyPolicy;
@end
@implementation DBXTeamLogEventTypeDeviceApprovalsAddException
@dynamic deviceApprovalsAddException;
@end
@implementation DBXTeamLogEventTypeDeviceApprovalsChangeDesktopPolicy
@dynamic deviceApprovalsChangeDesktopPolicy;
@end
@implementation DBXTeamLogEventTypeDeviceApprovalsChangeMobilePolicy
@dynamic deviceApprovalsChangeMobilePolicy;
@end
@implementation DBXTeamLogEventTypeDeviceApprovalsChangeOverageAction
@dynamic deviceApprovalsChangeOverageAction;
@end
@implementation DBXTeamLogEventTypeDeviceApprovalsChangeUnlinkAction
@dynamic deviceApprovalsChangeUnlinkAction;
@end
@implementation DBXTeamLogEventTypeDeviceApprovalsRemoveException
@dynamic deviceApprovalsRemoveException;
@end
@implementation DBXTeamLogEventTypeDirectoryRestrictionsAddMembers
@dynamic directoryRestrictionsAddMembers;
@end
@implementation DBXTeamLogEventTypeDirectoryRestrictionsRemoveMembers
@dynamic directoryRestrictionsRemoveMembers;
@end
@implementation DBXTeamLogEventTypeDropboxPasswordsPolicyChanged
@dynamic dropboxPasswordsPolicyChanged;
@end
@implementation DBXTeamLogEventTypeEmailIngestPolicyChanged
@dynamic emailIngestPolicyChanged;
@end
@implementation DBXTeamLogEventTypeEmmAddException
@dynamic emmAddException;
@end
@implementation DBXTeamLogEventTypeEmmChangePolicy
@dynamic emmChangePolicy;
@end
@implementation DBXTeamLogEventTypeEmmRemoveException
@dynamic emmRemoveException;
@end
@implementation DBXTeamLogEventTypeExtendedVersionHistoryChangePolicy
@dynamic extendedVersionHistoryChangePolicy;
@end
@implementation DBXTeamLogEventTypeExternalDriveBackupPolicyChanged
@dynamic externalDriveBackupPolicyChanged;
@end
@implementation DBXTeamLogEventTypeFileCommentsChangePolicy
@dynamic fileCommentsChangePolicy;
@end
@implementation DBXTeamLogEventTypeFileLockingPolicyChanged
@dynamic fileLockingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeFileProviderMigrationPolicyChanged
@dynamic fileProviderMigrationPolicyChanged;
@end
@implementation DBXTeamLogEventTypeFileRequestsChangePolicy
@dynamic fileRequestsChangePolicy;
@end
@implementation DBXTeamLogEventTypeFileRequestsEmailsEnabled
@dynamic fileRequestsEmailsEnabled;
@end
@implementation DBXTeamLogEventTypeFileRequestsEmailsRestrictedToTeamOnly
@dynamic fileRequestsEmailsRestrictedToTeamOnly;
@end
@implementation DBXTeamLogEventTypeFileTransfersPolicyChanged
@dynamic fileTransfersPolicyChanged;
@end
@implementation DBXTeamLogEventTypeFlexibleFileNamesPolicyChanged
@dynamic flexibleFileNamesPolicyChanged;
@end
@implementation DBXTeamLogEventTypeFolderLinkRestrictionPolicyChanged
@dynamic folderLinkRestrictionPolicyChanged;
@end
@implementation DBXTeamLogEventTypeGoogleSsoChangePolicy
@dynamic googleSsoChangePolicy;
@end
@implementation DBXTeamLogEventTypeGroupUserManagementChangePolicy
@dynamic groupUserManagementChangePolicy;
@end
@implementation DBXTeamLogEventTypeIntegrationPolicyChanged
@dynamic integrationPolicyChanged;
@end
@implementation DBXTeamLogEventTypeInviteAcceptanceEmailPolicyChanged
@dynamic inviteAcceptanceEmailPolicyChanged;
@end
@implementation DBXTeamLogEventTypeMediaHubAddingPeoplePolicyChanged
@dynamic mediaHubAddingPeoplePolicyChanged;
@end
@implementation DBXTeamLogEventTypeMediaHubDownloadPolicyChanged
@dynamic mediaHubDownloadPolicyChanged;
@end
@implementation DBXTeamLogEventTypeMediaHubLinkSharingPolicyChanged
@dynamic mediaHubLinkSharingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeMemberRequestsChangePolicy
@dynamic memberRequestsChangePolicy;
@end
@implementation DBXTeamLogEventTypeMemberSendInvitePolicyChanged
@dynamic memberSendInvitePolicyChanged;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsAddException
@dynamic memberSpaceLimitsAddException;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsChangeCapsTypePolicy
@dynamic memberSpaceLimitsChangeCapsTypePolicy;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsChangePolicy
@dynamic memberSpaceLimitsChangePolicy;
@end
@implementation DBXTeamLogEventTypeMemberSpaceLimitsRemoveException
@dynamic memberSpaceLimitsRemoveException;
@end
@implementation DBXTeamLogEventTypeMemberSuggestionsChangePolicy
@dynamic memberSuggestionsChangePolicy;
@end
@implementation DBXTeamLogEventTypeMicrosoftLoginChangePolicy
@dynamic microsoftLoginChangePolicy;
@end
@implementation DBXTeamLogEventTypeMicrosoftOfficeAddinChangePolicy
@dynamic microsoftOfficeAddinChangePolicy;
@end
@implementation DBXTeamLogEventTypeMultiTeamIdentityPolicyChanged
@dynamic multiTeamIdentityPolicyChanged;
@end
@implementation DBXTeamLogEventTypeNetworkControlChangePolicy
@dynamic networkControlChangePolicy;
@end
@implementation DBXTeamLogEventTypePaperChangeDeploymentPolicy
@dynamic paperChangeDeploymentPolicy;
@end
@implementation DBXTeamLogEventTypePaperChangeMemberLinkPolicy
@dynamic paperChangeMemberLinkPolicy;
@end
@implementation DBXTeamLogEventTypePaperChangeMemberPolicy
@dynamic paperChangeMemberPolicy;
@end
@implementation DBXTeamLogEventTypePaperChangePolicy
@dynamic paperChangePolicy;
@end
@implementation DBXTeamLogEventTypePaperDefaultFolderPolicyChanged
@dynamic paperDefaultFolderPolicyChanged;
@end
@implementation DBXTeamLogEventTypePaperDesktopPolicyChanged
@dynamic paperDesktopPolicyChanged;
@end
@implementation DBXTeamLogEventTypePaperEnabledUsersGroupAddition
@dynamic paperEnabledUsersGroupAddition;
@end
@implementation DBXTeamLogEventTypePaperEnabledUsersGroupRemoval
@dynamic paperEnabledUsersGroupRemoval;
@end
@implementation DBXTeamLogEventTypePasskeyLoginPolicyChanged
@dynamic passkeyLoginPolicyChanged;
@end
@implementation DBXTeamLogEventTypePasswordStrengthRequirementsChangePolicy
@dynamic passwordStrengthRequirementsChangePolicy;
@end
@implementation DBXTeamLogEventTypePermanentDeleteChangePolicy
@dynamic permanentDeleteChangePolicy;
@end
@implementation DBXTeamLogEventTypePreviewsAiPolicyChanged
@dynamic previewsAiPolicyChanged;
@end
@implementation DBXTeamLogEventTypeReplayAddingPeoplePolicyChanged
@dynamic replayAddingPeoplePolicyChanged;
@end
@implementation DBXTeamLogEventTypeReplaySharingPolicyChanged
@dynamic replaySharingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeResellerSupportChangePolicy
@dynamic resellerSupportChangePolicy;
@end
@implementation DBXTeamLogEventTypeRewindPolicyChanged
@dynamic rewindPolicyChanged;
@end
@implementation DBXTeamLogEventTypeSendAndTrackPolicyChanged
@dynamic sendAndTrackPolicyChanged;
@end
@implementation DBXTeamLogEventTypeSendExternalSharingPolicyChanged
@dynamic sendExternalSharingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeSendForSignaturePolicyChanged
@dynamic sendForSignaturePolicyChanged;
@end
@implementation DBXTeamLogEventTypeSharedLinkDefaultPermissionsPolicyChanged
@dynamic sharedLinkDefaultPermissionsPolicyChanged;
@end
@implementation DBXTeamLogEventTypeSharingChangeFolderJoinPolicy
@dynamic sharingChangeFolderJoinPolicy;
@end
@implementation DBXTeamLogEventTypeSharingChangeLinkAllowChangeExpirationPolicy
@dynamic sharingChangeLinkAllowChangeExpirationPolicy;
@end
@implementation DBXTeamLogEventTypeSharingChangeLinkDefaultExpirationPolicy
@dynamic sharingChangeLinkDefaultExpirationPolicy;
@end
@implementation DBXTeamLogEventTypeSharingChangeLinkEnforcePasswordPolicy
@dynamic sharingChangeLinkEnforcePasswordPolicy;
@end
@implementation DBXTeamLogEventTypeSharingChangeLinkPolicy
@dynamic sharingChangeLinkPolicy;
@end
@implementation DBXTeamLogEventTypeSharingChangeMemberPolicy
@dynamic sharingChangeMemberPolicy;
@end
@implementation DBXTeamLogEventTypeShowcaseChangeDownloadPolicy
@dynamic showcaseChangeDownloadPolicy;
@end
@implementation DBXTeamLogEventTypeShowcaseChangeEnabledPolicy
@dynamic showcaseChangeEnabledPolicy;
@end
@implementation DBXTeamLogEventTypeShowcaseChangeExternalSharingPolicy
@dynamic showcaseChangeExternalSharingPolicy;
@end
@implementation DBXTeamLogEventTypeSignExternalSharingPolicyChanged
@dynamic signExternalSharingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeSignTemplateCreationPermissionChanged
@dynamic signTemplateCreationPermissionChanged;
@end
@implementation DBXTeamLogEventTypeSmarterSmartSyncPolicyChanged
@dynamic smarterSmartSyncPolicyChanged;
@end
@implementation DBXTeamLogEventTypeSmartSyncChangePolicy
@dynamic smartSyncChangePolicy;
@end
@implementation DBXTeamLogEventTypeSmartSyncNotOptOut
@dynamic smartSyncNotOptOut;
@end
@implementation DBXTeamLogEventTypeSmartSyncOptOut
@dynamic smartSyncOptOut;
@end
@implementation DBXTeamLogEventTypeSsoChangePolicy
@dynamic ssoChangePolicy;
@end
@implementation DBXTeamLogEventTypeStackCrossTeamAccessPolicyChanged
@dynamic stackCrossTeamAccessPolicyChanged;
@end
@implementation DBXTeamLogEventTypeTeamBrandingPolicyChanged
@dynamic teamBrandingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeTeamExtensionsPolicyChanged
@dynamic teamExtensionsPolicyChanged;
@end
@implementation DBXTeamLogEventTypeTeamMemberStorageRequestPolicyChanged
@dynamic teamMemberStorageRequestPolicyChanged;
@end
@implementation DBXTeamLogEventTypeTeamSelectiveSyncPolicyChanged
@dynamic teamSelectiveSyncPolicyChanged;
@end
@implementation DBXTeamLogEventTypeTeamSharingWhitelistSubjectsChanged
@dynamic teamSharingWhitelistSubjectsChanged;
@end
@implementation DBXTeamLogEventTypeTfaAddException
@dynamic tfaAddException;
@end
@implementation DBXTeamLogEventTypeTfaChangePolicy
@dynamic tfaChangePolicy;
@end
@implementation DBXTeamLogEventTypeTfaRemoveException
@dynamic tfaRemoveException;
@end
@implementation DBXTeamLogEventTypeTopLevelContentPolicyChanged
@dynamic topLevelContentPolicyChanged;
@end
@implementation DBXTeamLogEventTypeTwoAccountChangePolicy
@dynamic twoAccountChangePolicy;
@end
@implementation DBXTeamLogEventTypeViewerInfoPolicyChanged
@dynamic viewerInfoPolicyChanged;
@end
@implementation DBXTeamLogEventTypeWatermarkingPolicyChanged
@dynamic watermarkingPolicyChanged;
@end
@implementation DBXTeamLogEventTypeWebSessionsChangeActiveSessionLimit
@dynamic webSessionsChangeActiveSessionLimit;
@end
@implementation DBXTeamLogEventTypeWebSessionsChangeFixedLengthPolicy
@dynamic webSessionsChangeFixedLengthPolicy;
@end
@implementation DBXTeamLogEventTypeWebSessionsChangeIdleLengthPolicy
@dynamic webSessionsChangeIdleLengthPolicy;
@end
@implementation DBXTeamLogEventTypeDataResidencyMigrationRequestSuccessful
@dynamic dataResidencyMigrationRequestSuccessful;
@end
@implementation DBXTeamLogEventTypeDataResidencyMigrationRequestUnsuccessful
@dynamic dataResidencyMigrationRequestUnsuccessful;
@end
@implementation DBXTeamLogEventTypeTeamMergeFrom
@dynamic teamMergeFrom;
@end
@implementation DBXTeamLogEventTypeTeamMergeTo
@dynamic teamMergeTo;
@end
@implementation DBXTeamLogEventTypeTeamProfileAddBackground
@dynamic teamProfileAddBackground;
@end
@implementation DBXTeamLogEventTypeTeamProfileAddLogo
@dynamic teamProfileAddLogo;
@end
@implementation DBXTeamLogEventTypeTeamProfileChangeBackground
@dynamic teamProfileChangeBackground;
@end
@implementation DBXTeamLogEventTypeTeamProfileChangeDefaultLanguage
@dynamic teamProfileChangeDefaultLanguage;
@end
@implementation DBXTeamLogEventTypeTeamProfileChangeLogo
@dynamic teamProfileChangeLogo;
@end
@implementation DBXTeamLogEventTypeTeamProfileChangeName
@dynamic teamProfileChangeName;
@end
@implementation DBXTeamLogEventTypeTeamProfileRemoveBackground
@dynamic teamProfileRemoveBackground;
@end
@implementation DBXTeamLogEventTypeTeamProfileRemoveLogo
@dynamic teamProfileRemoveLogo;
@end
@implementation DBXTeamLogEventTypePasskeyAdd
@dynamic passkeyAdd;
@end
@implementation DBXTeamLogEventTypePasskeyRemove
@dynamic passkeyRemove;
@end
@implementation DBXTeamLogEventTypeTfaAddBackupPhone
@dynamic tfaAddBackupPhone;
@end
@implementation DBXTeamLogEventTypeTfaAddSecurityKey
@dynamic tfaAddSecurityKey;
@end
@implementation DBXTeamLogEventTypeTfaChangeBackupPhone
@dynamic tfaChangeBackupPhone;
@end
@implementation DBXTeamLogEventTypeTfaChangeStatus
@dynamic tfaChangeStatus;
@end
@implementation DBXTeamLogEventTypeTfaRemoveBackupPhone
@dynamic tfaRemoveBackupPhone;
@end
@implementation DBXTeamLogEventTypeTfaRemoveSecurityKey
@dynamic tfaRemoveSecurityKey;
@end
@implementation DBXTeamLogEventTypeTfaReset
@dynamic tfaReset;
@end
@implementation DBXTeamLogEventTypeChangedEnterpriseAdminRole
@dynamic changedEnterpriseAdminRole;
@end
@implementation DBXTeamLogEventTypeChangedEnterpriseConnectedTeamStatus
@dynamic changedEnterpriseConnectedTeamStatus;
@end
@implementation DBXTeamLogEventTypeEndedEnterpriseAdminSession
@dynamic endedEnterpriseAdminSession;
@end
@implementation DBXTeamLogEventTypeEndedEnterpriseAdminSessionDeprecated
@dynamic endedEnterpriseAdminSessionDeprecated;
@end
@implementation DBXTeamLogEventTypeEnterpriseSettingsLocking
@dynamic enterpriseSettingsLocking;
@end
@implementation DBXTeamLogEventTypeGuestAdminChangeStatus
@dynamic guestAdminChangeStatus;
@end
@implementation DBXTeamLogEventTypeStartedEnterpriseAdminSession
@dynamic startedEnterpriseAdminSession;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestAccepted
@dynamic teamMergeRequestAccepted;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToPrimaryTeam
@dynamic teamMergeRequestAcceptedShownToPrimaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToSecondaryTeam
@dynamic teamMergeRequestAcceptedShownToSecondaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestAutoCanceled
@dynamic teamMergeRequestAutoCanceled;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestCanceled
@dynamic teamMergeRequestCanceled;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestCanceledShownToPrimaryTeam
@dynamic teamMergeRequestCanceledShownToPrimaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestCanceledShownToSecondaryTeam
@dynamic teamMergeRequestCanceledShownToSecondaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestExpired
@dynamic teamMergeRequestExpired;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestExpiredShownToPrimaryTeam
@dynamic teamMergeRequestExpiredShownToPrimaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestExpiredShownToSecondaryTeam
@dynamic teamMergeRequestExpiredShownToSecondaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestRejectedShownToPrimaryTeam
@dynamic teamMergeRequestRejectedShownToPrimaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestRejectedShownToSecondaryTeam
@dynamic teamMergeRequestRejectedShownToSecondaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestReminder
@dynamic teamMergeRequestReminder;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestReminderShownToPrimaryTeam
@dynamic teamMergeRequestReminderShownToPrimaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestReminderShownToSecondaryTeam
@dynamic teamMergeRequestReminderShownToSecondaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestRevoked
@dynamic teamMergeRequestRevoked;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestSentShownToPrimaryTeam
@dynamic teamMergeRequestSentShownToPrimaryTeam;
@end
@implementation DBXTeamLogEventTypeTeamMergeRequestSentShownToSecondaryTeam
@dynamic teamMergeRequestSentShownToSecondaryTeam;
@end
@implementation DBXTeamLogEventTypeOther @end
@implementation DBXTeamLogEventTypeArg @end
@implementation DBXTeamLogEventTypeArgAdminAlertingAlertStateChanged @end
@implementation DBXTeamLogEventTypeArgAdminAlertingChangedAlertConfig @end
@implementation DBXTeamLogEventTypeArgAdminAlertingTriggeredAlert @end
@implementation DBXTeamLogEventTypeArgRansomwareRestoreProcessCompleted @end
@implementation DBXTeamLogEventTypeArgRansomwareRestoreProcessStarted @end
@implementation DBXTeamLogEventTypeArgAppBlockedByPermissions @end
@implementation DBXTeamLogEventTypeArgAppLinkTeam @end
@implementation DBXTeamLogEventTypeArgAppLinkUser @end
@implementation DBXTeamLogEventTypeArgAppUnlinkTeam @end
@implementation DBXTeamLogEventTypeArgAppUnlinkUser @end
@implementation DBXTeamLogEventTypeArgIntegrationConnected @end
@implementation DBXTeamLogEventTypeArgIntegrationDisconnected @end
@implementation DBXTeamLogEventTypeArgFileAddComment @end
@implementation DBXTeamLogEventTypeArgFileChangeCommentSubscription @end
@implementation DBXTeamLogEventTypeArgFileDeleteComment @end
@implementation DBXTeamLogEventTypeArgFileEditComment @end
@implementation DBXTeamLogEventTypeArgFileLikeComment @end
@implementation DBXTeamLogEventTypeArgFileResolveComment @end
@implementation DBXTeamLogEventTypeArgFileUnlikeComment @end
@implementation DBXTeamLogEventTypeArgFileUnresolveComment @end
@implementation DBXTeamLogEventTypeArgDashAddedCommentToStack @end
@implementation DBXTeamLogEventTypeArgDashAddedConnector @end
@implementation DBXTeamLogEventTypeArgDashAddedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashAddedTeamEmailDomainAllowlist @end
@implementation DBXTeamLogEventTypeArgDashAdminAddedOrgWideConnector @end
@implementation DBXTeamLogEventTypeArgDashAdminDisabledConnector @end
@implementation DBXTeamLogEventTypeArgDashAdminEnabledConnector @end
@implementation DBXTeamLogEventTypeArgDashAdminRemovedOrgWideConnector @end
@implementation DBXTeamLogEventTypeArgDashArchivedStack @end
@implementation DBXTeamLogEventTypeArgDashChangedAudienceOfSharedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashClonedStack @end
@implementation DBXTeamLogEventTypeArgDashConnectorToolsCall @end
@implementation DBXTeamLogEventTypeArgDashCreatedStack @end
@implementation DBXTeamLogEventTypeArgDashDeletedCommentFromStack @end
@implementation DBXTeamLogEventTypeArgDashDeletedStack @end
@implementation DBXTeamLogEventTypeArgDashEditedCommentInStack @end
@implementation DBXTeamLogEventTypeArgDashExternalUserOpenedStack @end
@implementation DBXTeamLogEventTypeArgDashFirstLaunchedDesktop @end
@implementation DBXTeamLogEventTypeArgDashFirstLaunchedExtension @end
@implementation DBXTeamLogEventTypeArgDashFirstLaunchedWebStartPage @end
@implementation DBXTeamLogEventTypeArgDashOpenedSharedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashOpenedStack @end
@implementation DBXTeamLogEventTypeArgDashPreviewOptOutStatusChanged @end
@implementation DBXTeamLogEventTypeArgDashRemovedConnector @end
@implementation DBXTeamLogEventTypeArgDashRemovedLinkFromStack @end
@implementation DBXTeamLogEventTypeArgDashRemovedSharedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashRemovedTeamEmailDomainAllowlist @end
@implementation DBXTeamLogEventTypeArgDashRenamedStack @end
@implementation DBXTeamLogEventTypeArgDashSharedLinkToStack @end
@implementation DBXTeamLogEventTypeArgDashUnarchivedStack @end
@implementation DBXTeamLogEventTypeArgDashViewedCompanyStack @end
@implementation DBXTeamLogEventTypeArgDashViewedExternalAiActivityReport @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyAddFolders @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyAddFolderFailed @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyContentDisposed @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyCreate @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyDelete @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyEditDetails @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyEditDuration @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyExportCreated @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyExportRemoved @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyRemoveFolders @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyReportCreated @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyZipPartDownloaded @end
@implementation DBXTeamLogEventTypeArgLegalHoldsActivateAHold @end
@implementation DBXTeamLogEventTypeArgLegalHoldsAddMembers @end
@implementation DBXTeamLogEventTypeArgLegalHoldsChangeHoldDetails @end
@implementation DBXTeamLogEventTypeArgLegalHoldsChangeHoldName @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportAHold @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportCancelled @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportDownloaded @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportRemoved @end
@implementation DBXTeamLogEventTypeArgLegalHoldsReleaseAHold @end
@implementation DBXTeamLogEventTypeArgLegalHoldsRemoveMembers @end
@implementation DBXTeamLogEventTypeArgLegalHoldsReportAHold @end
@implementation DBXTeamLogEventTypeArgDeviceChangeIpDesktop @end
@implementation DBXTeamLogEventTypeArgDeviceChangeIpMobile @end
@implementation DBXTeamLogEventTypeArgDeviceChangeIpWeb @end
@implementation DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkFail @end
@implementation DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkSuccess @end
@implementation DBXTeamLogEventTypeArgDeviceLinkFail @end
@implementation DBXTeamLogEventTypeArgDeviceLinkSuccess @end
@implementation DBXTeamLogEventTypeArgDeviceManagementDisabled @end
@implementation DBXTeamLogEventTypeArgDeviceManagementEnabled @end
@implementation DBXTeamLogEventTypeArgDeviceSyncBackupStatusChanged @end
@implementation DBXTeamLogEventTypeArgDeviceUnlink @end
@implementation DBXTeamLogEventTypeArgDropboxPasswordsExported @end
@implementation DBXTeamLogEventTypeArgDropboxPasswordsNewDeviceEnrolled @end
@implementation DBXTeamLogEventTypeArgEmmRefreshAuthToken @end
@implementation DBXTeamLogEventTypeArgExternalDriveBackupEligibilityStatusChecked @end
@implementation DBXTeamLogEventTypeArgExternalDriveBackupStatusChanged @end
@implementation DBXTeamLogEventTypeArgAccountCaptureChangeAvailability @end
@implementation DBXTeamLogEventTypeArgAccountCaptureMigrateAccount @end
@implementation DBXTeamLogEventTypeArgAccountCaptureNotificationEmailsSent @end
@implementation DBXTeamLogEventTypeArgAccountCaptureRelinquishAccount @end
@implementation DBXTeamLogEventTypeArgDisabledDomainInvites @end
@implementation DBXTeamLogEventTypeArgDomainInvitesApproveRequestToJoinTeam @end
@implementation DBXTeamLogEventTypeArgDomainInvitesDeclineRequestToJoinTeam @end
@implementation DBXTeamLogEventTypeArgDomainInvitesEmailExistingUsers @end
@implementation DBXTeamLogEventTypeArgDomainInvitesRequestToJoinTeam @end
@implementation DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToNo @end
@implementation DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToYes @end
@implementation DBXTeamLogEventTypeArgDomainVerificationAddDomainFail @end
@implementation DBXTeamLogEventTypeArgDomainVerificationAddDomainSuccess @end
@implementation DBXTeamLogEventTypeArgDomainVerificationRemoveDomain @end
@implementation DBXTeamLogEventTypeArgEnabledDomainInvites @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderCancelTeamKeyRotation @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderEnrollBackupKey @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderEnrollClient @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderEnrollTeam @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderFinishTeamUnenrollment @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderInitTeamKeyRotation @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderInitTeamUnenrollment @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderRemoveBackupKey @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderRotateTeamKey @end
@implementation DBXTeamLogEventTypeArgEncryptedFolderUnenrollClient @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyActivateKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyCancelKeyDeletion @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyCreateKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyDeactivateKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyDeleteKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyDisableKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyEnableKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyRotateKey @end
@implementation DBXTeamLogEventTypeArgTeamEncryptionKeyScheduleKeyDeletion @end
@implementation DBXTeamLogEventTypeArgApplyNamingConvention @end
@implementation DBXTeamLogEventTypeArgCreateFolder @end
@implementation DBXTeamLogEventTypeArgFileAdd @end
@implementation DBXTeamLogEventTypeArgFileAddFromAutomation @end
@implementation DBXTeamLogEventTypeArgFileCopy @end
@implementation DBXTeamLogEventTypeArgFileDelete @end
@implementation DBXTeamLogEventTypeArgFileDownload @end
@implementation DBXTeamLogEventTypeArgFileEdit @end
@implementation DBXTeamLogEventTypeArgFileGetCopyReference @end
@implementation DBXTeamLogEventTypeArgFileLockingLockStatusChanged @end
@implementation DBXTeamLogEventTypeArgFileMove @end
@implementation DBXTeamLogEventTypeArgFilePermanentlyDelete @end
@implementation DBXTeamLogEventTypeArgFilePreview @end
@implementation DBXTeamLogEventTypeArgFileRename @end
@implementation DBXTeamLogEventTypeArgFileRestore @end
@implementation DBXTeamLogEventTypeArgFileRevert @end
@implementation DBXTeamLogEventTypeArgFileRollbackChanges @end
@implementation DBXTeamLogEventTypeArgFileSaveCopyReference @end
@implementation DBXTeamLogEventTypeArgFolderOverviewDescriptionChanged @end
@implementation DBXTeamLogEventTypeArgFolderOverviewItemPinned @end
@implementation DBXTeamLogEventTypeArgFolderOverviewItemUnpinned @end
@implementation DBXTeamLogEventTypeArgMediaHubFileDownloaded @end
@implementation DBXTeamLogEventTypeArgObjectLabelAdded @end
@implementation DBXTeamLogEventTypeArgObjectLabelRemoved @end
@implementation DBXTeamLogEventTypeArgObjectLabelUpdatedValue @end
@implementation DBXTeamLogEventTypeArgOrganizeFolderWithTidy @end
@implementation DBXTeamLogEventTypeArgReplayFileDelete @end
@implementation DBXTeamLogEventTypeArgReplayFileDownloaded @end
@implementation DBXTeamLogEventTypeArgReplayTeamProjectCreated @end
@implementation DBXTeamLogEventTypeArgRewindFolder @end
@implementation DBXTeamLogEventTypeArgUndoNamingConvention @end
@implementation DBXTeamLogEventTypeArgUndoOrganizeFolderWithTidy @end
@implementation DBXTeamLogEventTypeArgUserTagsAdded @end
@implementation DBXTeamLogEventTypeArgUserTagsRemoved @end
@implementation DBXTeamLogEventTypeArgEmailIngestReceiveFile @end
@implementation DBXTeamLogEventTypeArgFileRequestAutoClose @end
@implementation DBXTeamLogEventTypeArgFileRequestChange @end
@implementation DBXTeamLogEventTypeArgFileRequestClose @end
@implementation DBXTeamLogEventTypeArgFileRequestCreate @end
@implementation DBXTeamLogEventTypeArgFileRequestDelete @end
@implementation DBXTeamLogEventTypeArgFileRequestReceiveFile @end
@implementation DBXTeamLogEventTypeArgGroupAddExternalId @end
@implementation DBXTeamLogEventTypeArgGroupAddMember @end
@implementation DBXTeamLogEventTypeArgGroupChangeExternalId @end
@implementation DBXTeamLogEventTypeArgGroupChangeManagementType @end
@implementation DBXTeamLogEventTypeArgGroupChangeMemberRole @end
@implementation DBXTeamLogEventTypeArgGroupCreate @end
@implementation DBXTeamLogEventTypeArgGroupDelete @end
@implementation DBXTeamLogEventTypeArgGroupDescriptionUpdated @end
@implementation DBXTeamLogEventTypeArgGroupExternalSharingSettingOverrideChanged @end
@implementation DBXTeamLogEventTypeArgGroupJoinPolicyUpdated @end
@implementation DBXTeamLogEventTypeArgGroupMoved @end
@implementation DBXTeamLogEventTypeArgGroupRemoveExternalId @end
@implementation DBXTeamLogEventTypeArgGroupRemoveMember @end
@implementation DBXTeamLogEventTypeArgGroupRename @end
@implementation DBXTeamLogEventTypeArgAccountLockOrUnlocked @end
@implementation DBXTeamLogEventTypeArgEmmError @end
@implementation DBXTeamLogEventTypeArgGuestAdminSignedInViaTrustedTeams @end
@implementation DBXTeamLogEventTypeArgGuestAdminSignedOutViaTrustedTeams @end
@implementation DBXTeamLogEventTypeArgLoginFail @end
@implementation DBXTeamLogEventTypeArgLoginSuccess @end
@implementation DBXTeamLogEventTypeArgLogout @end
@implementation DBXTeamLogEventTypeArgResellerSupportSessionEnd @end
@implementation DBXTeamLogEventTypeArgResellerSupportSessionStart @end
@implementation DBXTeamLogEventTypeArgSignInAsSessionEnd @end
@implementation DBXTeamLogEventTypeArgSignInAsSessionStart @end
@implementation DBXTeamLogEventTypeArgSsoError @end
@implementation DBXTeamLogEventTypeArgAddonAssigned @end
@implementation DBXTeamLogEventTypeArgAddonRemoved @end
@implementation DBXTeamLogEventTypeArgBackupAdminInvitationSent @end
@implementation DBXTeamLogEventTypeArgBackupInvitationOpened @end
@implementation DBXTeamLogEventTypeArgCreateTeamInviteLink @end
@implementation DBXTeamLogEventTypeArgDeleteTeamInviteLink @end
@implementation DBXTeamLogEventTypeArgMemberAddExternalId @end
@implementation DBXTeamLogEventTypeArgMemberAddName @end
@implementation DBXTeamLogEventTypeArgMemberChangeAdminRole @end
@implementation DBXTeamLogEventTypeArgMemberChangeEmail @end
@implementation DBXTeamLogEventTypeArgMemberChangeExternalId @end
@implementation DBXTeamLogEventTypeArgMemberChangeMembershipType @end
@implementation DBXTeamLogEventTypeArgMemberChangeName @end
@implementation DBXTeamLogEventTypeArgMemberChangeResellerRole @end
@implementation DBXTeamLogEventTypeArgMemberChangeStatus @end
@implementation DBXTeamLogEventTypeArgMemberDeleteManualContacts @end
@implementation DBXTeamLogEventTypeArgMemberDeleteProfilePhoto @end
@implementation DBXTeamLogEventTypeArgMemberFolderContentsAccessed @end
@implementation DBXTeamLogEventTypeArgMemberPermanentlyDeleteAccountContents @end
@implementation DBXTeamLogEventTypeArgMemberRemoveExternalId @end
@implementation DBXTeamLogEventTypeArgMemberSetProfilePhoto @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsAddCustomQuota @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCustomQuota @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsChangeStatus @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveCustomQuota @end
@implementation DBXTeamLogEventTypeArgMemberSuggest @end
@implementation DBXTeamLogEventTypeArgMemberTransferAccountContents @end
@implementation DBXTeamLogEventTypeArgPendingSecondaryEmailAdded @end
@implementation DBXTeamLogEventTypeArgProductAssignedToMember @end
@implementation DBXTeamLogEventTypeArgProductRemovedFromMember @end
@implementation DBXTeamLogEventTypeArgSecondaryEmailDeleted @end
@implementation DBXTeamLogEventTypeArgSecondaryEmailVerified @end
@implementation DBXTeamLogEventTypeArgSecondaryMailsPolicyChanged @end
@implementation DBXTeamLogEventTypeArgBinderAddPage @end
@implementation DBXTeamLogEventTypeArgBinderAddSection @end
@implementation DBXTeamLogEventTypeArgBinderRemovePage @end
@implementation DBXTeamLogEventTypeArgBinderRemoveSection @end
@implementation DBXTeamLogEventTypeArgBinderRenamePage @end
@implementation DBXTeamLogEventTypeArgBinderRenameSection @end
@implementation DBXTeamLogEventTypeArgBinderReorderPage @end
@implementation DBXTeamLogEventTypeArgBinderReorderSection @end
@implementation DBXTeamLogEventTypeArgPaperContentAddMember @end
@implementation DBXTeamLogEventTypeArgPaperContentAddToFolder @end
@implementation DBXTeamLogEventTypeArgPaperContentArchive @end
@implementation DBXTeamLogEventTypeArgPaperContentCreate @end
@implementation DBXTeamLogEventTypeArgPaperContentPermanentlyDelete @end
@implementation DBXTeamLogEventTypeArgPaperContentRemoveFromFolder @end
@implementation DBXTeamLogEventTypeArgPaperContentRemoveMember @end
@implementation DBXTeamLogEventTypeArgPaperContentRename @end
@implementation DBXTeamLogEventTypeArgPaperContentRestore @end
@implementation DBXTeamLogEventTypeArgPaperDocAddComment @end
@implementation DBXTeamLogEventTypeArgPaperDocChangeMemberRole @end
@implementation DBXTeamLogEventTypeArgPaperDocChangeSharingPolicy @end
@implementation DBXTeamLogEventTypeArgPaperDocChangeSubscription @end
@implementation DBXTeamLogEventTypeArgPaperDocDeleted @end
@implementation DBXTeamLogEventTypeArgPaperDocDeleteComment @end
@implementation DBXTeamLogEventTypeArgPaperDocDownload @end
@implementation DBXTeamLogEventTypeArgPaperDocEdit @end
@implementation DBXTeamLogEventTypeArgPaperDocEditComment @end
@implementation DBXTeamLogEventTypeArgPaperDocFollowed @end
@implementation DBXTeamLogEventTypeArgPaperDocMention @end
@implementation DBXTeamLogEventTypeArgPaperDocOwnershipChanged @end
@implementation DBXTeamLogEventTypeArgPaperDocRequestAccess @end
@implementation DBXTeamLogEventTypeArgPaperDocResolveComment @end
@implementation DBXTeamLogEventTypeArgPaperDocRevert @end
@implementation DBXTeamLogEventTypeArgPaperDocSlackShare @end
@implementation DBXTeamLogEventTypeArgPaperDocTeamInvite @end
@implementation DBXTeamLogEventTypeArgPaperDocTrashed @end
@implementation DBXTeamLogEventTypeArgPaperDocUnresolveComment @end
@implementation DBXTeamLogEventTypeArgPaperDocUntrashed @end
@implementation DBXTeamLogEventTypeArgPaperDocView @end
@implementation DBXTeamLogEventTypeArgPaperExternalViewAllow @end
@implementation DBXTeamLogEventTypeArgPaperExternalViewDefaultTeam @end
@implementation DBXTeamLogEventTypeArgPaperExternalViewForbid @end
@implementation DBXTeamLogEventTypeArgPaperFolderChangeSubscription @end
@implementation DBXTeamLogEventTypeArgPaperFolderDeleted @end
@implementation DBXTeamLogEventTypeArgPaperFolderFollowed @end
@implementation DBXTeamLogEventTypeArgPaperFolderTeamInvite @end
@implementation DBXTeamLogEventTypeArgPaperPublishedLinkChangePermission @end
@implementation DBXTeamLogEventTypeArgPaperPublishedLinkCreate @end
@implementation DBXTeamLogEventTypeArgPaperPublishedLinkDisabled @end
@implementation DBXTeamLogEventTypeArgPaperPublishedLinkView @end
@implementation DBXTeamLogEventTypeArgPasswordChange @end
@implementation DBXTeamLogEventTypeArgPasswordReset @end
@implementation DBXTeamLogEventTypeArgPasswordResetAll @end
@implementation DBXTeamLogEventTypeArgProtectActionAddCollaborator @end
@implementation DBXTeamLogEventTypeArgProtectActionAddLink @end
@implementation DBXTeamLogEventTypeArgProtectActionDelete @end
@implementation DBXTeamLogEventTypeArgProtectActionExport @end
@implementation DBXTeamLogEventTypeArgProtectActionRemoveCollaborator @end
@implementation DBXTeamLogEventTypeArgProtectActionRemoveLink @end
@implementation DBXTeamLogEventTypeArgProtectActionStopSharing @end
@implementation DBXTeamLogEventTypeArgProtectInternalDomainsChanged @end
@implementation DBXTeamLogEventTypeArgProtectPolicyActivated @end
@implementation DBXTeamLogEventTypeArgProtectPolicyDeactivated @end
@implementation DBXTeamLogEventTypeArgProtectPolicyScheduled @end
@implementation DBXTeamLogEventTypeArgProtectPolicyUpdated @end
@implementation DBXTeamLogEventTypeArgProtectReportView @end
@implementation DBXTeamLogEventTypeArgClassificationCreateReport @end
@implementation DBXTeamLogEventTypeArgClassificationCreateReportFail @end
@implementation DBXTeamLogEventTypeArgEmmCreateExceptionsReport @end
@implementation DBXTeamLogEventTypeArgEmmCreateUsageReport @end
@implementation DBXTeamLogEventTypeArgExportMembersReport @end
@implementation DBXTeamLogEventTypeArgExportMembersReportFail @end
@implementation DBXTeamLogEventTypeArgExternalSharingCreateReport @end
@implementation DBXTeamLogEventTypeArgExternalSharingReportFailed @end
@implementation DBXTeamLogEventTypeArgMemberAccessDetailsCreateReport @end
@implementation DBXTeamLogEventTypeArgMemberAccessDetailsCreateReportFailed @end
@implementation DBXTeamLogEventTypeArgNoExpirationLinkGenCreateReport @end
@implementation DBXTeamLogEventTypeArgNoExpirationLinkGenReportFailed @end
@implementation DBXTeamLogEventTypeArgNoPasswordLinkGenCreateReport @end
@implementation DBXTeamLogEventTypeArgNoPasswordLinkGenReportFailed @end
@implementation DBXTeamLogEventTypeArgNoPasswordLinkViewCreateReport @end
@implementation DBXTeamLogEventTypeArgNoPasswordLinkViewReportFailed @end
@implementation DBXTeamLogEventTypeArgOutdatedLinkViewCreateReport @end
@implementation DBXTeamLogEventTypeArgOutdatedLinkViewReportFailed @end
@implementation DBXTeamLogEventTypeArgPaperAdminExportStart @end
@implementation DBXTeamLogEventTypeArgRansomwareAlertCreateReport @end
@implementation DBXTeamLogEventTypeArgRansomwareAlertCreateReportFailed @end
@implementation DBXTeamLogEventTypeArgSharedFoldersCreateReport @end
@implementation DBXTeamLogEventTypeArgSharedFoldersCreateReportFailed @end
@implementation DBXTeamLogEventTypeArgSmartSyncCreateAdminPrivilegeReport @end
@implementation DBXTeamLogEventTypeArgTeamActivityCreateReport @end
@implementation DBXTeamLogEventTypeArgTeamActivityCreateReportFail @end
@implementation DBXTeamLogEventTypeArgTeamFoldersCreateReport @end
@implementation DBXTeamLogEventTypeArgTeamFoldersCreateReportFailed @end
@implementation DBXTeamLogEventTypeArgTeamStorageCreateReport @end
@implementation DBXTeamLogEventTypeArgTeamStorageCreateReportFailed @end
@implementation DBXTeamLogEventTypeArgCollectionShare @end
@implementation DBXTeamLogEventTypeArgFileTransfersFileAdd @end
@implementation DBXTeamLogEventTypeArgFileTransfersTransferDelete @end
@implementation DBXTeamLogEventTypeArgFileTransfersTransferDownload @end
@implementation DBXTeamLogEventTypeArgFileTransfersTransferSend @end
@implementation DBXTeamLogEventTypeArgFileTransfersTransferView @end
@implementation DBXTeamLogEventTypeArgMediaHubProjectTeamAdd @end
@implementation DBXTeamLogEventTypeArgMediaHubProjectTeamDelete @end
@implementation DBXTeamLogEventTypeArgMediaHubProjectTeamRoleChanged @end
@implementation DBXTeamLogEventTypeArgMediaHubSharedLinkAudienceChanged @end
@implementation DBXTeamLogEventTypeArgMediaHubSharedLinkCreated @end
@implementation DBXTeamLogEventTypeArgMediaHubSharedLinkDownloadSettingChanged @end
@implementation DBXTeamLogEventTypeArgMediaHubSharedLinkRevoked @end
@implementation DBXTeamLogEventTypeArgNoteAclInviteOnly @end
@implementation DBXTeamLogEventTypeArgNoteAclLink @end
@implementation DBXTeamLogEventTypeArgNoteAclTeamLink @end
@implementation DBXTeamLogEventTypeArgNoteShared @end
@implementation DBXTeamLogEventTypeArgNoteShareReceive @end
@implementation DBXTeamLogEventTypeArgOpenNoteShared @end
@implementation DBXTeamLogEventTypeArgReplayFileSharedLinkCreated @end
@implementation DBXTeamLogEventTypeArgReplayFileSharedLinkModified @end
@implementation DBXTeamLogEventTypeArgReplayProjectTeamAdd @end
@implementation DBXTeamLogEventTypeArgReplayProjectTeamDelete @end
@implementation DBXTeamLogEventTypeArgSendAndTrackFileAdded @end
@implementation DBXTeamLogEventTypeArgSendAndTrackFileRenamed @end
@implementation DBXTeamLogEventTypeArgSendAndTrackFileUpdated @end
@implementation DBXTeamLogEventTypeArgSendAndTrackLinkCreated @end
@implementation DBXTeamLogEventTypeArgSendAndTrackLinkDeleted @end
@implementation DBXTeamLogEventTypeArgSendAndTrackLinkUpdated @end
@implementation DBXTeamLogEventTypeArgSendAndTrackLinkViewed @end
@implementation DBXTeamLogEventTypeArgSendAndTrackRemovedFileAndAssociatedLinks @end
@implementation DBXTeamLogEventTypeArgSfAddGroup @end
@implementation DBXTeamLogEventTypeArgSfAllowNonMembersToViewSharedLinks @end
@implementation DBXTeamLogEventTypeArgSfExternalInviteWarn @end
@implementation DBXTeamLogEventTypeArgSfFbInvite @end
@implementation DBXTeamLogEventTypeArgSfFbInviteChangeRole @end
@implementation DBXTeamLogEventTypeArgSfFbUninvite @end
@implementation DBXTeamLogEventTypeArgSfInviteGroup @end
@implementation DBXTeamLogEventTypeArgSfTeamGrantAccess @end
@implementation DBXTeamLogEventTypeArgSfTeamInvite @end
@implementation DBXTeamLogEventTypeArgSfTeamInviteChangeRole @end
@implementation DBXTeamLogEventTypeArgSfTeamJoin @end
@implementation DBXTeamLogEventTypeArgSfTeamJoinFromOobLink @end
@implementation DBXTeamLogEventTypeArgSfTeamUninvite @end
@implementation DBXTeamLogEventTypeArgSharedContentAddInvitees @end
@implementation DBXTeamLogEventTypeArgSharedContentAddLinkExpiry @end
@implementation DBXTeamLogEventTypeArgSharedContentAddLinkPassword @end
@implementation DBXTeamLogEventTypeArgSharedContentAddMember @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeDownloadsPolicy @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeInviteeRole @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeLinkAudience @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeLinkExpiry @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeLinkPassword @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeMemberRole @end
@implementation DBXTeamLogEventTypeArgSharedContentChangeViewerInfoPolicy @end
@implementation DBXTeamLogEventTypeArgSharedContentClaimInvitation @end
@implementation DBXTeamLogEventTypeArgSharedContentCopy @end
@implementation DBXTeamLogEventTypeArgSharedContentDownload @end
@implementation DBXTeamLogEventTypeArgSharedContentRelinquishMembership @end
@implementation DBXTeamLogEventTypeArgSharedContentRemoveInvitees @end
@implementation DBXTeamLogEventTypeArgSharedContentRemoveLinkExpiry @end
@implementation DBXTeamLogEventTypeArgSharedContentRemoveLinkPassword @end
@implementation DBXTeamLogEventTypeArgSharedContentRemoveMember @end
@implementation DBXTeamLogEventTypeArgSharedContentRequestAccess @end
@implementation DBXTeamLogEventTypeArgSharedContentRestoreInvitees @end
@implementation DBXTeamLogEventTypeArgSharedContentRestoreMember @end
@implementation DBXTeamLogEventTypeArgSharedContentUnshare @end
@implementation DBXTeamLogEventTypeArgSharedContentView @end
@implementation DBXTeamLogEventTypeArgSharedFolderChangeLinkPolicy @end
@implementation DBXTeamLogEventTypeArgSharedFolderChangeMembersInheritancePolicy @end
@implementation DBXTeamLogEventTypeArgSharedFolderChangeMembersManagementPolicy @end
@implementation DBXTeamLogEventTypeArgSharedFolderChangeMembersPolicy @end
@implementation DBXTeamLogEventTypeArgSharedFolderCreate @end
@implementation DBXTeamLogEventTypeArgSharedFolderDeclineInvitation @end
@implementation DBXTeamLogEventTypeArgSharedFolderMount @end
@implementation DBXTeamLogEventTypeArgSharedFolderNest @end
@implementation DBXTeamLogEventTypeArgSharedFolderTransferOwnership @end
@implementation DBXTeamLogEventTypeArgSharedFolderUnmount @end
@implementation DBXTeamLogEventTypeArgSharedLinkAddExpiry @end
@implementation DBXTeamLogEventTypeArgSharedLinkChangeExpiry @end
@implementation DBXTeamLogEventTypeArgSharedLinkChangeVisibility @end
@implementation DBXTeamLogEventTypeArgSharedLinkCopy @end
@implementation DBXTeamLogEventTypeArgSharedLinkCreate @end
@implementation DBXTeamLogEventTypeArgSharedLinkDisable @end
@implementation DBXTeamLogEventTypeArgSharedLinkDownload @end
@implementation DBXTeamLogEventTypeArgSharedLinkRemoveExpiry @end
@implementation DBXTeamLogEventTypeArgSharedLinkRemoveVisitor @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsAddExpiration @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsAddPassword @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadDisabled @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadEnabled @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsChangeAudience @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsChangeExpiration @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsChangePassword @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsRemoveExpiration @end
@implementation DBXTeamLogEventTypeArgSharedLinkSettingsRemovePassword @end
@implementation DBXTeamLogEventTypeArgSharedLinkShare @end
@implementation DBXTeamLogEventTypeArgSharedLinkView @end
@implementation DBXTeamLogEventTypeArgSharedNoteOpened @end
@implementation DBXTeamLogEventTypeArgShmodelDisableDownloads @end
@implementation DBXTeamLogEventTypeArgShmodelEnableDownloads @end
@implementation DBXTeamLogEventTypeArgShmodelGroupShare @end
@implementation DBXTeamLogEventTypeArgShowcaseAccessGranted @end
@implementation DBXTeamLogEventTypeArgShowcaseAddMember @end
@implementation DBXTeamLogEventTypeArgShowcaseArchived @end
@implementation DBXTeamLogEventTypeArgShowcaseCreated @end
@implementation DBXTeamLogEventTypeArgShowcaseDeleteComment @end
@implementation DBXTeamLogEventTypeArgShowcaseEdited @end
@implementation DBXTeamLogEventTypeArgShowcaseEditComment @end
@implementation DBXTeamLogEventTypeArgShowcaseFileAdded @end
@implementation DBXTeamLogEventTypeArgShowcaseFileDownload @end
@implementation DBXTeamLogEventTypeArgShowcaseFileRemoved @end
@implementation DBXTeamLogEventTypeArgShowcaseFileView @end
@implementation DBXTeamLogEventTypeArgShowcasePermanentlyDeleted @end
@implementation DBXTeamLogEventTypeArgShowcasePostComment @end
@implementation DBXTeamLogEventTypeArgShowcaseRemoveMember @end
@implementation DBXTeamLogEventTypeArgShowcaseRenamed @end
@implementation DBXTeamLogEventTypeArgShowcaseRequestAccess @end
@implementation DBXTeamLogEventTypeArgShowcaseResolveComment @end
@implementation DBXTeamLogEventTypeArgShowcaseRestored @end
@implementation DBXTeamLogEventTypeArgShowcaseTrashed @end
@implementation DBXTeamLogEventTypeArgShowcaseTrashedDeprecated @end
@implementation DBXTeamLogEventTypeArgShowcaseUnresolveComment @end
@implementation DBXTeamLogEventTypeArgShowcaseUntrashed @end
@implementation DBXTeamLogEventTypeArgShowcaseUntrashedDeprecated @end
@implementation DBXTeamLogEventTypeArgShowcaseView @end
@implementation DBXTeamLogEventTypeArgSignSignatureRequestCanceled @end
@implementation DBXTeamLogEventTypeArgSignSignatureRequestCompleted @end
@implementation DBXTeamLogEventTypeArgSignSignatureRequestDeclined @end
@implementation DBXTeamLogEventTypeArgSignSignatureRequestOpened @end
@implementation DBXTeamLogEventTypeArgSignSignatureRequestReminderSent @end
@implementation DBXTeamLogEventTypeArgSignSignatureRequestSent @end
@implementation DBXTeamLogEventTypeArgSignTemplateCreated @end
@implementation DBXTeamLogEventTypeArgSignTemplateShared @end
@implementation DBXTeamLogEventTypeArgRiscSecurityEvent @end
@implementation DBXTeamLogEventTypeArgSsoAddCert @end
@implementation DBXTeamLogEventTypeArgSsoAddLoginUrl @end
@implementation DBXTeamLogEventTypeArgSsoAddLogoutUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangeCert @end
@implementation DBXTeamLogEventTypeArgSsoChangeLoginUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangeLogoutUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangeSamlIdentityMode @end
@implementation DBXTeamLogEventTypeArgSsoRemoveCert @end
@implementation DBXTeamLogEventTypeArgSsoRemoveLoginUrl @end
@implementation DBXTeamLogEventTypeArgSsoRemoveLogoutUrl @end
@implementation DBXTeamLogEventTypeArgTeamFolderChangeStatus @end
@implementation DBXTeamLogEventTypeArgTeamFolderCreate @end
@implementation DBXTeamLogEventTypeArgTeamFolderDowngrade @end
@implementation DBXTeamLogEventTypeArgTeamFolderPermanentlyDelete @end
@implementation DBXTeamLogEventTypeArgTeamFolderRename @end
@implementation DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeCapsType @end
@implementation DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeLimit @end
@implementation DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeNotificationTarget @end
@implementation DBXTeamLogEventTypeArgTeamSelectiveSyncSettingsChanged @end
@implementation DBXTeamLogEventTypeArgAccountCaptureChangePolicy @end
@implementation DBXTeamLogEventTypeArgAdminEmailRemindersChanged @end
@implementation DBXTeamLogEventTypeArgAiThirdPartySharingDropboxBasePolicyChanged @end
@implementation DBXTeamLogEventTypeArgAllowDownloadDisabled @end
@implementation DBXTeamLogEventTypeArgAllowDownloadEnabled @end
@implementation DBXTeamLogEventTypeArgAppleLoginChangePolicy @end
@implementation DBXTeamLogEventTypeArgAppPermissionsChanged @end
@implementation DBXTeamLogEventTypeArgCameraUploadsPolicyChanged @end
@implementation DBXTeamLogEventTypeArgCaptureTeamSpacePolicyChanged @end
@implementation DBXTeamLogEventTypeArgCaptureTranscriptPolicyChanged @end
@implementation DBXTeamLogEventTypeArgClassificationChangePolicy @end
@implementation DBXTeamLogEventTypeArgComputerBackupPolicyChanged @end
@implementation DBXTeamLogEventTypeArgContentAdministrationPolicyChanged @end
@implementation DBXTeamLogEventTypeArgContentDeletionProtectionChangePolicy @end
@implementation DBXTeamLogEventTypeArgDashExternalSharingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgDataPlacementRestrictionChangePolicy @end
@implementation DBXTeamLogEventTypeArgDataPlacementRestrictionSatisfyPolicy @end
@implementation DBXTeamLogEventTypeArgDeviceApprovalsAddException @end
@implementation DBXTeamLogEventTypeArgDeviceApprovalsChangeDesktopPolicy @end
@implementation DBXTeamLogEventTypeArgDeviceApprovalsChangeMobilePolicy @end
@implementation DBXTeamLogEventTypeArgDeviceApprovalsChangeOverageAction @end
@implementation DBXTeamLogEventTypeArgDeviceApprovalsChangeUnlinkAction @end
@implementation DBXTeamLogEventTypeArgDeviceApprovalsRemoveException @end
@implementation DBXTeamLogEventTypeArgDirectoryRestrictionsAddMembers @end
@implementation DBXTeamLogEventTypeArgDirectoryRestrictionsRemoveMembers @end
@implementation DBXTeamLogEventTypeArgDropboxPasswordsPolicyChanged @end
@implementation DBXTeamLogEventTypeArgEmailIngestPolicyChanged @end
@implementation DBXTeamLogEventTypeArgEmmAddException @end
@implementation DBXTeamLogEventTypeArgEmmChangePolicy @end
@implementation DBXTeamLogEventTypeArgEmmRemoveException @end
@implementation DBXTeamLogEventTypeArgExtendedVersionHistoryChangePolicy @end
@implementation DBXTeamLogEventTypeArgExternalDriveBackupPolicyChanged @end
@implementation DBXTeamLogEventTypeArgFileCommentsChangePolicy @end
@implementation DBXTeamLogEventTypeArgFileLockingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgFileProviderMigrationPolicyChanged @end
@implementation DBXTeamLogEventTypeArgFileRequestsChangePolicy @end
@implementation DBXTeamLogEventTypeArgFileRequestsEmailsEnabled @end
@implementation DBXTeamLogEventTypeArgFileRequestsEmailsRestrictedToTeamOnly @end
@implementation DBXTeamLogEventTypeArgFileTransfersPolicyChanged @end
@implementation DBXTeamLogEventTypeArgFlexibleFileNamesPolicyChanged @end
@implementation DBXTeamLogEventTypeArgFolderLinkRestrictionPolicyChanged @end
@implementation DBXTeamLogEventTypeArgGoogleSsoChangePolicy @end
@implementation DBXTeamLogEventTypeArgGroupUserManagementChangePolicy @end
@implementation DBXTeamLogEventTypeArgIntegrationPolicyChanged @end
@implementation DBXTeamLogEventTypeArgInviteAcceptanceEmailPolicyChanged @end
@implementation DBXTeamLogEventTypeArgMediaHubAddingPeoplePolicyChanged @end
@implementation DBXTeamLogEventTypeArgMediaHubDownloadPolicyChanged @end
@implementation DBXTeamLogEventTypeArgMediaHubLinkSharingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgMemberRequestsChangePolicy @end
@implementation DBXTeamLogEventTypeArgMemberSendInvitePolicyChanged @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsAddException @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCapsTypePolicy @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsChangePolicy @end
@implementation DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveException @end
@implementation DBXTeamLogEventTypeArgMemberSuggestionsChangePolicy @end
@implementation DBXTeamLogEventTypeArgMicrosoftLoginChangePolicy @end
@implementation DBXTeamLogEventTypeArgMicrosoftOfficeAddinChangePolicy @end
@implementation DBXTeamLogEventTypeArgMultiTeamIdentityPolicyChanged @end
@implementation DBXTeamLogEventTypeArgNetworkControlChangePolicy @end
@implementation DBXTeamLogEventTypeArgPaperChangeDeploymentPolicy @end
@implementation DBXTeamLogEventTypeArgPaperChangeMemberLinkPolicy @end
@implementation DBXTeamLogEventTypeArgPaperChangeMemberPolicy @end
@implementation DBXTeamLogEventTypeArgPaperChangePolicy @end
@implementation DBXTeamLogEventTypeArgPaperDefaultFolderPolicyChanged @end
@implementation DBXTeamLogEventTypeArgPaperDesktopPolicyChanged @end
@implementation DBXTeamLogEventTypeArgPaperEnabledUsersGroupAddition @end
@implementation DBXTeamLogEventTypeArgPaperEnabledUsersGroupRemoval @end
@implementation DBXTeamLogEventTypeArgPasskeyLoginPolicyChanged @end
@implementation DBXTeamLogEventTypeArgPasswordStrengthRequirementsChangePolicy @end
@implementation DBXTeamLogEventTypeArgPermanentDeleteChangePolicy @end
@implementation DBXTeamLogEventTypeArgPreviewsAiPolicyChanged @end
@implementation DBXTeamLogEventTypeArgReplayAddingPeoplePolicyChanged @end
@implementation DBXTeamLogEventTypeArgReplaySharingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgResellerSupportChangePolicy @end
@implementation DBXTeamLogEventTypeArgRewindPolicyChanged @end
@implementation DBXTeamLogEventTypeArgSendAndTrackPolicyChanged @end
@implementation DBXTeamLogEventTypeArgSendExternalSharingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgSendForSignaturePolicyChanged @end
@implementation DBXTeamLogEventTypeArgSharedLinkDefaultPermissionsPolicyChanged @end
@implementation DBXTeamLogEventTypeArgSharingChangeFolderJoinPolicy @end
@implementation DBXTeamLogEventTypeArgSharingChangeLinkAllowChangeExpirationPolicy @end
@implementation DBXTeamLogEventTypeArgSharingChangeLinkDefaultExpirationPolicy @end
@implementation DBXTeamLogEventTypeArgSharingChangeLinkEnforcePasswordPolicy @end
@implementation DBXTeamLogEventTypeArgSharingChangeLinkPolicy @end
@implementation DBXTeamLogEventTypeArgSharingChangeMemberPolicy @end
@implementation DBXTeamLogEventTypeArgShowcaseChangeDownloadPolicy @end
@implementation DBXTeamLogEventTypeArgShowcaseChangeEnabledPolicy @end
@implementation DBXTeamLogEventTypeArgShowcaseChangeExternalSharingPolicy @end
@implementation DBXTeamLogEventTypeArgSignExternalSharingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgSignTemplateCreationPermissionChanged @end
@implementation DBXTeamLogEventTypeArgSmarterSmartSyncPolicyChanged @end
@implementation DBXTeamLogEventTypeArgSmartSyncChangePolicy @end
@implementation DBXTeamLogEventTypeArgSmartSyncNotOptOut @end
@implementation DBXTeamLogEventTypeArgSmartSyncOptOut @end
@implementation DBXTeamLogEventTypeArgSsoChangePolicy @end
@implementation DBXTeamLogEventTypeArgStackCrossTeamAccessPolicyChanged @end
@implementation DBXTeamLogEventTypeArgTeamBrandingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgTeamExtensionsPolicyChanged @end
@implementation DBXTeamLogEventTypeArgTeamMemberStorageRequestPolicyChanged @end
@implementation DBXTeamLogEventTypeArgTeamSelectiveSyncPolicyChanged @end
@implementation DBXTeamLogEventTypeArgTeamSharingWhitelistSubjectsChanged @end
@implementation DBXTeamLogEventTypeArgTfaAddException @end
@implementation DBXTeamLogEventTypeArgTfaChangePolicy @end
@implementation DBXTeamLogEventTypeArgTfaRemoveException @end
@implementation DBXTeamLogEventTypeArgTopLevelContentPolicyChanged @end
@implementation DBXTeamLogEventTypeArgTwoAccountChangePolicy @end
@implementation DBXTeamLogEventTypeArgViewerInfoPolicyChanged @end
@implementation DBXTeamLogEventTypeArgWatermarkingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgWebSessionsChangeActiveSessionLimit @end
@implementation DBXTeamLogEventTypeArgWebSessionsChangeFixedLengthPolicy @end
@implementation DBXTeamLogEventTypeArgWebSessionsChangeIdleLengthPolicy @end
@implementation DBXTeamLogEventTypeArgDataResidencyMigrationRequestSuccessful @end
@implementation DBXTeamLogEventTypeArgDataResidencyMigrationRequestUnsuccessful @end
@implementation DBXTeamLogEventTypeArgTeamMergeFrom @end
@implementation DBXTeamLogEventTypeArgTeamMergeTo @end
@implementation DBXTeamLogEventTypeArgTeamProfileAddBackground @end
@implementation DBXTeamLogEventTypeArgTeamProfileAddLogo @end
@implementation DBXTeamLogEventTypeArgTeamProfileChangeBackground @end
@implementation DBXTeamLogEventTypeArgTeamProfileChangeDefaultLanguage @end
@implementation DBXTeamLogEventTypeArgTeamProfileChangeLogo @end
@implementation DBXTeamLogEventTypeArgTeamProfileChangeName @end
@implementation DBXTeamLogEventTypeArgTeamProfileRemoveBackground @end
@implementation DBXTeamLogEventTypeArgTeamProfileRemoveLogo @end
@implementation DBXTeamLogEventTypeArgPasskeyAdd @end
@implementation DBXTeamLogEventTypeArgPasskeyRemove @end
@implementation DBXTeamLogEventTypeArgTfaAddBackupPhone @end
@implementation DBXTeamLogEventTypeArgTfaAddSecurityKey @end
@implementation DBXTeamLogEventTypeArgTfaChangeBackupPhone @end
@implementation DBXTeamLogEventTypeArgTfaChangeStatus @end
@implementation DBXTeamLogEventTypeArgTfaRemoveBackupPhone @end
@implementation DBXTeamLogEventTypeArgTfaRemoveSecurityKey @end
@implementation DBXTeamLogEventTypeArgTfaReset @end
@implementation DBXTeamLogEventTypeArgChangedEnterpriseAdminRole @end
@implementation DBXTeamLogEventTypeArgChangedEnterpriseConnectedTeamStatus @end
@implementation DBXTeamLogEventTypeArgEndedEnterpriseAdminSession @end
@implementation DBXTeamLogEventTypeArgEndedEnterpriseAdminSessionDeprecated @end
@implementation DBXTeamLogEventTypeArgEnterpriseSettingsLocking @end
@implementation DBXTeamLogEventTypeArgGuestAdminChangeStatus @end
@implementation DBXTeamLogEventTypeArgStartedEnterpriseAdminSession @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestAccepted @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToPrimaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToSecondaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestAutoCanceled @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestCanceled @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToPrimaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToSecondaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestExpired @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToPrimaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToSecondaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToPrimaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToSecondaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestReminder @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToPrimaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToSecondaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestRevoked @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestSentShownToPrimaryTeam @end
@implementation DBXTeamLogEventTypeArgTeamMergeRequestSentShownToSecondaryTeam @end
@implementation DBXTeamLogEventTypeArgOther @end
@implementation DBXTeamLogExportMembersReportDetails @end
@implementation DBXTeamLogExportMembersReportFailDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogExportMembersReportFailType
@dynamic description_;
@end
@implementation DBXTeamLogExportMembersReportType
@dynamic description_;
@end
@implementation DBXTeamLogExtendedVersionHistoryChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogExtendedVersionHistoryChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogExtendedVersionHistoryPolicy @end
@implementation DBXTeamLogExtendedVersionHistoryPolicyExplicitlyLimited @end
@implementation DBXTeamLogExtendedVersionHistoryPolicyExplicitlyUnlimited @end
@implementation DBXTeamLogExtendedVersionHistoryPolicyImplicitlyLimited @end
@implementation DBXTeamLogExtendedVersionHistoryPolicyImplicitlyUnlimited @end
@implementation DBXTeamLogExtendedVersionHistoryPolicyOther @end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatus @end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatusExceedLicenseCap @end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatusSkip @end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatusSuccess @end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatusOther @end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatusCheckedDetails
@dynamic desktopDeviceSessionInfo;
@dynamic status;
@dynamic numberOfExternalDriveBackup;
@end
@implementation DBXTeamLogExternalDriveBackupEligibilityStatusCheckedType
@dynamic description_;
@end
@implementation DBXTeamLogExternalDriveBackupPolicy @end
@implementation DBXTeamLogExternalDriveBackupPolicyDefault_ @end
@implementation DBXTeamLogExternalDriveBackupPolicyDisabled @end
@implementation DBXTeamLogExternalDriveBackupPolicyEnabled @end
@implementation DBXTeamLogExternalDriveBackupPolicyOther @end
@implementation DBXTeamLogExternalDriveBackupPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogExternalDriveBackupPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogExternalDriveBackupStatus @end
@implementation DBXTeamLogExternalDriveBackupStatusBroken @end
@implementation DBXTeamLogExternalDriveBackupStatusCreated @end
@implementation DBXTeamLogExternalDriveBackupStatusCreatedOrBroken @end
@implementation DBXTeamLogExternalDriveBackupStatusDeleted @end
@implementation DBXTeamLogExternalDriveBackupStatusEmpty @end
@implementation DBXTeamLogExternalDriveBackupStatusUnknown @end
@implementation DBXTeamLogExternalDriveBackupStatusOther @end
@implementation DBXTeamLogExternalDriveBackupStatusChangedDetails
@dynamic desktopDeviceSessionInfo;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogExternalDriveBackupStatusChangedType
@dynamic description_;
@end
@implementation DBXTeamLogExternalSharingCreateReportDetails @end
@implementation DBXTeamLogExternalSharingCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogExternalSharingReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogExternalSharingReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogExternalSharingSetting @end
@implementation DBXTeamLogExternalSharingSettingAllow @end
@implementation DBXTeamLogExternalSharingSettingForbid @end
@implementation DBXTeamLogExternalSharingSettingUnset @end
@implementation DBXTeamLogExternalSharingSettingOther @end
@implementation DBXTeamLogExternalUserLogInfo
@dynamic userIdentifier;
@dynamic identifierType;
@end
@implementation DBXTeamLogFailureDetailsLogInfo
@dynamic userFriendlyMessage;
@dynamic technicalErrorMessage;
@end
@implementation DBXTeamLogFedAdminRole @end
@implementation DBXTeamLogFedAdminRoleEnterpriseAdmin @end
@implementation DBXTeamLogFedAdminRoleNotEnterpriseAdmin @end
@implementation DBXTeamLogFedAdminRoleOther @end
@implementation DBXTeamLogFedExtraDetails @end
@implementation DBXTeamLogFedExtraDetailsOrganization
@dynamic organization;
@end
@implementation DBXTeamLogFedExtraDetailsTeam
@dynamic team;
@end
@implementation DBXTeamLogFedExtraDetailsOther @end
@implementation DBXTeamLogFedHandshakeAction @end
@implementation DBXTeamLogFedHandshakeActionAcceptedInvite @end
@implementation DBXTeamLogFedHandshakeActionCanceledInvite @end
@implementation DBXTeamLogFedHandshakeActionInviteExpired @end
@implementation DBXTeamLogFedHandshakeActionInvited @end
@implementation DBXTeamLogFedHandshakeActionRejectedInvite @end
@implementation DBXTeamLogFedHandshakeActionRemovedTeam @end
@implementation DBXTeamLogFedHandshakeActionOther @end
@implementation DBXTeamLogFederationStatusChangeAdditionalInfo @end
@implementation DBXTeamLogFederationStatusChangeAdditionalInfoConnectedTeamName
@dynamic connectedTeamName;
@end
@implementation DBXTeamLogFederationStatusChangeAdditionalInfoNonTrustedTeamDetails
@dynamic nonTrustedTeamDetails;
@end
@implementation DBXTeamLogFederationStatusChangeAdditionalInfoOrganizationName
@dynamic organizationName;
@end
@implementation DBXTeamLogFederationStatusChangeAdditionalInfoOther @end
@implementation DBXTeamLogFileAddCommentDetails
@dynamic commentText;
@end
@implementation DBXTeamLogFileAddCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFileAddDetails @end
@implementation DBXTeamLogFileAddFromAutomationDetails @end
@implementation DBXTeamLogFileAddFromAutomationType
@dynamic description_;
@end
@implementation DBXTeamLogFileAddType
@dynamic description_;
@end
@implementation DBXTeamLogFileChangeCommentSubscriptionDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFileChangeCommentSubscriptionType
@dynamic description_;
@end
@implementation DBXTeamLogFileCommentNotificationPolicy @end
@implementation DBXTeamLogFileCommentNotificationPolicyDisabled @end
@implementation DBXTeamLogFileCommentNotificationPolicyEnabled @end
@implementation DBXTeamLogFileCommentNotificationPolicyOther @end
@implementation DBXTeamLogFileCommentsChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFileCommentsChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogFileCommentsPolicy @end
@implementation DBXTeamLogFileCommentsPolicyDisabled @end
@implementation DBXTeamLogFileCommentsPolicyEnabled @end
@implementation DBXTeamLogFileCommentsPolicyOther @end
@implementation DBXTeamLogFileCopyDetails
@dynamic relocateActionDetails;
@end
@implementation DBXTeamLogFileCopyType
@dynamic description_;
@end
@implementation DBXTeamLogFileDeleteCommentDetails
@dynamic commentText;
@end
@implementation DBXTeamLogFileDeleteCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFileDeleteDetails @end
@implementation DBXTeamLogFileDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogFileDownloadDetails @end
@implementation DBXTeamLogFileDownloadType
@dynamic description_;
@end
@implementation DBXTeamLogFileEditCommentDetails
@dynamic commentText;
@dynamic previousCommentText;
@end
@implementation DBXTeamLogFileEditCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFileEditDetails @end
@implementation DBXTeamLogFileEditType
@dynamic description_;
@end
@implementation DBXTeamLogFileGetCopyReferenceDetails @end
@implementation DBXTeamLogFileGetCopyReferenceType
@dynamic description_;
@end
@implementation DBXTeamLogFileLikeCommentDetails
@dynamic commentText;
@end
@implementation DBXTeamLogFileLikeCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFileLockingLockStatusChangedDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogFileLockingLockStatusChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFileLockingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFileLockingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFileOrFolderLogInfo
@dynamic path;
@dynamic displayName;
@dynamic fileId;
@dynamic fileSize;
@end
@implementation DBXTeamLogFileLogInfo @end
@implementation DBXTeamLogFileMoveDetails
@dynamic relocateActionDetails;
@end
@implementation DBXTeamLogFileMoveType
@dynamic description_;
@end
@implementation DBXTeamLogFilePermanentlyDeleteDetails @end
@implementation DBXTeamLogFilePermanentlyDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogFilePreviewDetails @end
@implementation DBXTeamLogFilePreviewType
@dynamic description_;
@end
@implementation DBXTeamLogFileProviderMigrationPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFileProviderMigrationPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFileRenameDetails
@dynamic relocateActionDetails;
@end
@implementation DBXTeamLogFileRenameType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestAutoCloseDetails
@dynamic fileRequestId;
@dynamic reason;
@dynamic previousDetails;
@end
@implementation DBXTeamLogFileRequestAutoCloseType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestChangeDetails
@dynamic fileRequestId;
@dynamic previousDetails;
@dynamic newDetails;
@end
@implementation DBXTeamLogFileRequestChangeType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestCloseDetails
@dynamic fileRequestId;
@dynamic previousDetails;
@end
@implementation DBXTeamLogFileRequestCloseType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestCreateDetails
@dynamic fileRequestId;
@dynamic requestDetails;
@end
@implementation DBXTeamLogFileRequestCreateType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestDeadline
@dynamic deadline;
@dynamic allowLateUploads;
@end
@implementation DBXTeamLogFileRequestDeleteDetails
@dynamic fileRequestId;
@dynamic previousDetails;
@end
@implementation DBXTeamLogFileRequestDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestDetails
@dynamic assetIndex;
@dynamic deadline;
@dynamic hasPassword;
@end
@implementation DBXTeamLogFileRequestReceiveFileDetails
@dynamic fileRequestId;
@dynamic fileRequestDetails;
@dynamic submittedFileNames;
@dynamic submitterName;
@dynamic submitterEmail;
@end
@implementation DBXTeamLogFileRequestReceiveFileType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestsChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFileRequestsChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestsEmailsEnabledDetails @end
@implementation DBXTeamLogFileRequestsEmailsEnabledType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyDetails @end
@implementation DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyType
@dynamic description_;
@end
@implementation DBXTeamLogFileRequestsPolicy @end
@implementation DBXTeamLogFileRequestsPolicyDisabled @end
@implementation DBXTeamLogFileRequestsPolicyEnabled @end
@implementation DBXTeamLogFileRequestsPolicyOther @end
@implementation DBXTeamLogFileResolveCommentDetails
@dynamic commentText;
@end
@implementation DBXTeamLogFileResolveCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFileRestoreDetails @end
@implementation DBXTeamLogFileRestoreType
@dynamic description_;
@end
@implementation DBXTeamLogFileRevertDetails @end
@implementation DBXTeamLogFileRevertType
@dynamic description_;
@end
@implementation DBXTeamLogFileRollbackChangesDetails @end
@implementation DBXTeamLogFileRollbackChangesType
@dynamic description_;
@end
@implementation DBXTeamLogFileSaveCopyReferenceDetails
@dynamic relocateActionDetails;
@end
@implementation DBXTeamLogFileSaveCopyReferenceType
@dynamic description_;
@end
@implementation DBXTeamLogFileTransfersFileAddDetails
@dynamic fileTransferId;
@end
@implementation DBXTeamLogFileTransfersFileAddType
@dynamic description_;
@end
@implementation DBXTeamLogFileTransfersPolicy @end
@implementation DBXTeamLogFileTransfersPolicyDisabled @end
@implementation DBXTeamLogFileTransfersPolicyEnabled @end
@implementation DBXTeamLogFileTransfersPolicyOther @end
@implementation DBXTeamLogFileTransfersPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFileTransfersPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFileTransfersTransferDeleteDetails
@dynamic fileTransferId;
@end
@implementation DBXTeamLogFileTransfersTransferDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogFileTransfersTransferDownloadDetails
@dynamic fileTransferId;
@end
@implementation DBXTeamLogFileTransfersTransferDownloadType
@dynamic description_;
@end
@implementation DBXTeamLogFileTransfersTransferSendDetails
@dynamic fileTransferId;
@end
@implementation DBXTeamLogFileTransfersTransferSendType
@dynamic description_;
@end
@implementation DBXTeamLogFileTransfersTransferViewDetails
@dynamic fileTransferId;
@end
@implementation DBXTeamLogFileTransfersTransferViewType
@dynamic description_;
@end
@implementation DBXTeamLogFileUnlikeCommentDetails
@dynamic commentText;
@end
@implementation DBXTeamLogFileUnlikeCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFileUnresolveCommentDetails
@dynamic commentText;
@end
@implementation DBXTeamLogFileUnresolveCommentType
@dynamic description_;
@end
@implementation DBXTeamLogFlexibleFileNamesPolicy @end
@implementation DBXTeamLogFlexibleFileNamesPolicyOff @end
@implementation DBXTeamLogFlexibleFileNamesPolicyOffDefault @end
@implementation DBXTeamLogFlexibleFileNamesPolicyOptional @end
@implementation DBXTeamLogFlexibleFileNamesPolicyOptionalDefault @end
@implementation DBXTeamLogFlexibleFileNamesPolicyRequired @end
@implementation DBXTeamLogFlexibleFileNamesPolicyRequiredDefault @end
@implementation DBXTeamLogFlexibleFileNamesPolicyOther @end
@implementation DBXTeamLogFlexibleFileNamesPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFlexibleFileNamesPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFolderLinkRestrictionPolicy @end
@implementation DBXTeamLogFolderLinkRestrictionPolicyDisabled @end
@implementation DBXTeamLogFolderLinkRestrictionPolicyEnabled @end
@implementation DBXTeamLogFolderLinkRestrictionPolicyOther @end
@implementation DBXTeamLogFolderLinkRestrictionPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogFolderLinkRestrictionPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFolderLogInfo
@dynamic fileCount;
@end
@implementation DBXTeamLogFolderOverviewDescriptionChangedDetails
@dynamic folderOverviewLocationAsset;
@end
@implementation DBXTeamLogFolderOverviewDescriptionChangedType
@dynamic description_;
@end
@implementation DBXTeamLogFolderOverviewItemPinnedDetails
@dynamic folderOverviewLocationAsset;
@dynamic pinnedItemsAssetIndices;
@end
@implementation DBXTeamLogFolderOverviewItemPinnedType
@dynamic description_;
@end
@implementation DBXTeamLogFolderOverviewItemUnpinnedDetails
@dynamic folderOverviewLocationAsset;
@dynamic pinnedItemsAssetIndices;
@end
@implementation DBXTeamLogFolderOverviewItemUnpinnedType
@dynamic description_;
@end
@implementation DBXTeamLogGeoLocationLogInfo
@dynamic city;
@dynamic region;
@dynamic country;
@dynamic ipAddress;
@end
@implementation DBXTeamLogGetTeamEventsArg
@dynamic limit;
@dynamic accountId;
@dynamic time;
@dynamic category;
@dynamic eventType;
@end
@implementation DBXTeamLogGetTeamEventsContinueArg
@dynamic cursor;
@end
@implementation DBXTeamLogGetTeamEventsContinueError @end
@implementation DBXTeamLogGetTeamEventsContinueErrorBadCursor @end
@implementation DBXTeamLogGetTeamEventsContinueErrorReset
@dynamic reset;
@end
@implementation DBXTeamLogGetTeamEventsContinueErrorOther @end
@implementation DBXTeamLogGetTeamEventsError @end
@implementation DBXTeamLogGetTeamEventsErrorAccountIdNotFound @end
@implementation DBXTeamLogGetTeamEventsErrorInvalidTimeRange @end
@implementation DBXTeamLogGetTeamEventsErrorInvalidFilters @end
@implementation DBXTeamLogGetTeamEventsErrorOther @end
@implementation DBXTeamLogGetTeamEventsResult
@dynamic events;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamLogGoogleSsoChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogGoogleSsoChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogGoogleSsoPolicy @end
@implementation DBXTeamLogGoogleSsoPolicyDisabled @end
@implementation DBXTeamLogGoogleSsoPolicyEnabled @end
@implementation DBXTeamLogGoogleSsoPolicyOther @end
@implementation DBXTeamLogGovernancePolicyAddFolderFailedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic folder;
@dynamic reason;
@end
@implementation DBXTeamLogGovernancePolicyAddFolderFailedType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyAddFoldersDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic folders;
@end
@implementation DBXTeamLogGovernancePolicyAddFoldersType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyContentDisposedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic dispositionType;
@end
@implementation DBXTeamLogGovernancePolicyContentDisposedType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyCreateDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic duration;
@dynamic folders;
@end
@implementation DBXTeamLogGovernancePolicyCreateType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyDeleteDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@end
@implementation DBXTeamLogGovernancePolicyDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyEditDetailsDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic attribute;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogGovernancePolicyEditDetailsType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyEditDurationDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogGovernancePolicyEditDurationType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyExportCreatedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic exportName;
@end
@implementation DBXTeamLogGovernancePolicyExportCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyExportRemovedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic exportName;
@end
@implementation DBXTeamLogGovernancePolicyExportRemovedType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyRemoveFoldersDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic folders;
@dynamic reason;
@end
@implementation DBXTeamLogGovernancePolicyRemoveFoldersType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyReportCreatedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@end
@implementation DBXTeamLogGovernancePolicyReportCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogGovernancePolicyZipPartDownloadedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic exportName;
@dynamic part;
@end
@implementation DBXTeamLogGovernancePolicyZipPartDownloadedType
@dynamic description_;
@end
@implementation DBXTeamLogGroupAddExternalIdDetails
@dynamic newValue;
@end
@implementation DBXTeamLogGroupAddExternalIdType
@dynamic description_;
@end
@implementation DBXTeamLogGroupAddMemberDetails
@dynamic isGroupOwner;
@end
@implementation DBXTeamLogGroupAddMemberType
@dynamic description_;
@end
@implementation DBXTeamLogGroupChangeExternalIdDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogGroupChangeExternalIdType
@dynamic description_;
@end
@implementation DBXTeamLogGroupChangeManagementTypeDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogGroupChangeManagementTypeType
@dynamic description_;
@end
@implementation DBXTeamLogGroupChangeMemberRoleDetails
@dynamic isGroupOwner;
@end
@implementation DBXTeamLogGroupChangeMemberRoleType
@dynamic description_;
@end
@implementation DBXTeamLogGroupCreateDetails
@dynamic isCompanyManaged;
@dynamic joinPolicy;
@end
@implementation DBXTeamLogGroupCreateType
@dynamic description_;
@end
@implementation DBXTeamLogGroupDeleteDetails
@dynamic isCompanyManaged;
@end
@implementation DBXTeamLogGroupDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogGroupDescriptionUpdatedDetails @end
@implementation DBXTeamLogGroupDescriptionUpdatedType
@dynamic description_;
@end
@implementation DBXTeamLogGroupExternalSharingSettingOverrideChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogGroupExternalSharingSettingOverrideChangedType
@dynamic description_;
@end
@implementation DBXTeamLogGroupJoinPolicy @end
@implementation DBXTeamLogGroupJoinPolicyOpen @end
@implementation DBXTeamLogGroupJoinPolicyRequestToJoin @end
@implementation DBXTeamLogGroupJoinPolicyOther @end
@implementation DBXTeamLogGroupJoinPolicyUpdatedDetails
@dynamic isCompanyManaged;
@dynamic joinPolicy;
@end
@implementation DBXTeamLogGroupJoinPolicyUpdatedType
@dynamic description_;
@end
@implementation DBXTeamLogGroupLogInfo
@dynamic groupId;
@dynamic displayName;
@dynamic externalId;
@end
@implementation DBXTeamLogGroupMovedDetails @end
@implementation DBXTeamLogGroupMovedType
@dynamic description_;
@end
@implementation DBXTeamLogGroupRemoveExternalIdDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogGroupRemoveExternalIdType
@dynamic description_;
@end
@implementation DBXTeamLogGroupRemoveMemberDetails @end
@implementation DBXTeamLogGroupRemoveMemberType
@dynamic description_;
@end
@implementation DBXTeamLogGroupRenameDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogGroupRenameType
@dynamic description_;
@end
@implementation DBXTeamLogGroupUserManagementChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogGroupUserManagementChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogGuestAdminChangeStatusDetails
@dynamic isGuest;
@dynamic guestTeamName;
@dynamic hostTeamName;
@dynamic previousValue;
@dynamic newValue;
@dynamic actionDetails;
@end
@implementation DBXTeamLogGuestAdminChangeStatusType
@dynamic description_;
@end
@implementation DBXTeamLogGuestAdminSignedInViaTrustedTeamsDetails
@dynamic teamName;
@dynamic trustedTeamName;
@end
@implementation DBXTeamLogGuestAdminSignedInViaTrustedTeamsType
@dynamic description_;
@end
@implementation DBXTeamLogGuestAdminSignedOutViaTrustedTeamsDetails
@dynamic teamName;
@dynamic trustedTeamName;
@end
@implementation DBXTeamLogGuestAdminSignedOutViaTrustedTeamsType
@dynamic description_;
@end
@implementation DBXTeamLogIdentifierType @end
@implementation DBXTeamLogIdentifierTypeEmail @end
@implementation DBXTeamLogIdentifierTypeFacebookProfileName @end
@implementation DBXTeamLogIdentifierTypeOther @end
@implementation DBXTeamLogIntegrationConnectedDetails
@dynamic integrationName;
@end
@implementation DBXTeamLogIntegrationConnectedType
@dynamic description_;
@end
@implementation DBXTeamLogIntegrationDisconnectedDetails
@dynamic integrationName;
@end
@implementation DBXTeamLogIntegrationDisconnectedType
@dynamic description_;
@end
@implementation DBXTeamLogIntegrationPolicy @end
@implementation DBXTeamLogIntegrationPolicyDisabled @end
@implementation DBXTeamLogIntegrationPolicyEnabled @end
@implementation DBXTeamLogIntegrationPolicyOther @end
@implementation DBXTeamLogIntegrationPolicyChangedDetails
@dynamic integrationName;
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogIntegrationPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogInviteAcceptanceEmailPolicy @end
@implementation DBXTeamLogInviteAcceptanceEmailPolicyDisabled @end
@implementation DBXTeamLogInviteAcceptanceEmailPolicyEnabled @end
@implementation DBXTeamLogInviteAcceptanceEmailPolicyOther @end
@implementation DBXTeamLogInviteAcceptanceEmailPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogInviteAcceptanceEmailPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogInviteMethod @end
@implementation DBXTeamLogInviteMethodAutoApprove @end
@implementation DBXTeamLogInviteMethodInviteLink @end
@implementation DBXTeamLogInviteMethodMemberInvite @end
@implementation DBXTeamLogInviteMethodMovedFromAnotherTeam @end
@implementation DBXTeamLogInviteMethodOther @end
@implementation DBXTeamLogJoinTeamDetails
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
@implementation DBXTeamLogLabelType @end
@implementation DBXTeamLogLabelTypePersonalInformation @end
@implementation DBXTeamLogLabelTypeTestOnly @end
@implementation DBXTeamLogLabelTypeUserDefinedTag @end
@implementation DBXTeamLogLabelTypeOther @end
@implementation DBXTeamLogLegacyDeviceSessionLogInfo
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
@implementation DBXTeamLogLegalHoldsActivateAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLogLegalHoldsActivateAHoldType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsAddMembersDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBXTeamLogLegalHoldsAddMembersType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsChangeHoldDetailsDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogLegalHoldsChangeHoldDetailsType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsChangeHoldNameDetails
@dynamic legalHoldId;
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogLegalHoldsChangeHoldNameType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsExportAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@end
@implementation DBXTeamLogLegalHoldsExportAHoldType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsExportCancelledDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@end
@implementation DBXTeamLogLegalHoldsExportCancelledType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsExportDownloadedDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@dynamic part;
@dynamic fileName;
@end
@implementation DBXTeamLogLegalHoldsExportDownloadedType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsExportRemovedDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@end
@implementation DBXTeamLogLegalHoldsExportRemovedType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsReleaseAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBXTeamLogLegalHoldsReleaseAHoldType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsRemoveMembersDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBXTeamLogLegalHoldsRemoveMembersType
@dynamic description_;
@end
@implementation DBXTeamLogLegalHoldsReportAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBXTeamLogLegalHoldsReportAHoldType
@dynamic description_;
@end
@implementation DBXTeamLogLinkSettingsLogInfo
@dynamic name;
@dynamic requireEmail;
@dynamic downloadable;
@dynamic expireAt;
@dynamic passwordRequired;
@dynamic url;
@end
@implementation DBXTeamLogLinkedDeviceLogInfo @end
@implementation DBXTeamLogLinkedDeviceLogInfoDesktopDeviceSession
@dynamic desktopDeviceSession;
@end
@implementation DBXTeamLogLinkedDeviceLogInfoLegacyDeviceSession
@dynamic legacyDeviceSession;
@end
@implementation DBXTeamLogLinkedDeviceLogInfoMobileDeviceSession
@dynamic mobileDeviceSession;
@end
@implementation DBXTeamLogLinkedDeviceLogInfoWebDeviceSession
@dynamic webDeviceSession;
@end
@implementation DBXTeamLogLinkedDeviceLogInfoOther @end
@implementation DBXTeamLogLockStatus @end
@implementation DBXTeamLogLockStatusLocked @end
@implementation DBXTeamLogLockStatusUnlocked @end
@implementation DBXTeamLogLockStatusOther @end
@implementation DBXTeamLogLoginFailDetails
@dynamic isEmmManaged;
@dynamic loginMethod;
@dynamic errorDetails;
@end
@implementation DBXTeamLogLoginFailType
@dynamic description_;
@end
@implementation DBXTeamLogLoginMethod @end
@implementation DBXTeamLogLoginMethodAppleOauth @end
@implementation DBXTeamLogLoginMethodFirstPartyTokenExchange @end
@implementation DBXTeamLogLoginMethodGoogleOauth @end
@implementation DBXTeamLogLoginMethodKakaoOauth @end
@implementation DBXTeamLogLoginMethodLenovoOauth @end
@implementation DBXTeamLogLoginMethodPasskey @end
@implementation DBXTeamLogLoginMethodPassword @end
@implementation DBXTeamLogLoginMethodQrCode @end
@implementation DBXTeamLogLoginMethodSaml @end
@implementation DBXTeamLogLoginMethodTwoFactorAuthentication @end
@implementation DBXTeamLogLoginMethodWebSession @end
@implementation DBXTeamLogLoginMethodMicrosoftOauth @end
@implementation DBXTeamLogLoginMethodOther @end
@implementation DBXTeamLogLoginSuccessDetails
@dynamic isEmmManaged;
@dynamic loginMethod;
@end
@implementation DBXTeamLogLoginSuccessType
@dynamic description_;
@end
@implementation DBXTeamLogLogoutDetails
@dynamic loginId;
@end
@implementation DBXTeamLogLogoutType
@dynamic description_;
@end
@implementation DBXTeamLogMalwareExclusionState
@dynamic excludedFileHashesCount;
@dynamic filePathFromLastExclusion;
@dynamic filePathFromLastInclusion;
@end
@implementation DBXTeamLogMediaHubAddingPeoplePolicy @end
@implementation DBXTeamLogMediaHubAddingPeoplePolicyAnyone @end
@implementation DBXTeamLogMediaHubAddingPeoplePolicyTeamOnly @end
@implementation DBXTeamLogMediaHubAddingPeoplePolicyOther @end
@implementation DBXTeamLogMediaHubAddingPeoplePolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMediaHubAddingPeoplePolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubDownloadPolicy @end
@implementation DBXTeamLogMediaHubDownloadPolicyDisabled @end
@implementation DBXTeamLogMediaHubDownloadPolicyEnabled @end
@implementation DBXTeamLogMediaHubDownloadPolicyOther @end
@implementation DBXTeamLogMediaHubDownloadPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMediaHubDownloadPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubFileDownloadedDetails @end
@implementation DBXTeamLogMediaHubFileDownloadedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubLinkSharingPolicy @end
@implementation DBXTeamLogMediaHubLinkSharingPolicyNoOne @end
@implementation DBXTeamLogMediaHubLinkSharingPolicyPublic_ @end
@implementation DBXTeamLogMediaHubLinkSharingPolicyTeamOnly @end
@implementation DBXTeamLogMediaHubLinkSharingPolicyOther @end
@implementation DBXTeamLogMediaHubLinkSharingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMediaHubLinkSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubProjectLogInfo
@dynamic projectName;
@dynamic projectId;
@end
@implementation DBXTeamLogMediaHubProjectRole @end
@implementation DBXTeamLogMediaHubProjectRoleEditor @end
@implementation DBXTeamLogMediaHubProjectRoleOwner @end
@implementation DBXTeamLogMediaHubProjectRoleReviewer @end
@implementation DBXTeamLogMediaHubProjectRoleOther @end
@implementation DBXTeamLogMediaHubProjectTeamAddDetails
@dynamic project;
@end
@implementation DBXTeamLogMediaHubProjectTeamAddType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubProjectTeamDeleteDetails
@dynamic project;
@end
@implementation DBXTeamLogMediaHubProjectTeamDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubProjectTeamRoleChangedDetails
@dynamic previousRole;
@dynamic newRole;
@dynamic project;
@end
@implementation DBXTeamLogMediaHubProjectTeamRoleChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubSharedLinkAudience @end
@implementation DBXTeamLogMediaHubSharedLinkAudienceNoOne @end
@implementation DBXTeamLogMediaHubSharedLinkAudiencePublic_ @end
@implementation DBXTeamLogMediaHubSharedLinkAudienceTeamOnly @end
@implementation DBXTeamLogMediaHubSharedLinkAudienceOther @end
@implementation DBXTeamLogMediaHubSharedLinkAudienceChangedDetails
@dynamic targetType;
@dynamic previousValue;
@dynamic newValue;
@dynamic project;
@end
@implementation DBXTeamLogMediaHubSharedLinkAudienceChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubSharedLinkCreatedDetails
@dynamic targetType;
@dynamic audience;
@dynamic project;
@end
@implementation DBXTeamLogMediaHubSharedLinkCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubSharedLinkDownloadSetting @end
@implementation DBXTeamLogMediaHubSharedLinkDownloadSettingDisabled @end
@implementation DBXTeamLogMediaHubSharedLinkDownloadSettingEnabled @end
@implementation DBXTeamLogMediaHubSharedLinkDownloadSettingOther @end
@implementation DBXTeamLogMediaHubSharedLinkDownloadSettingChangedDetails
@dynamic targetType;
@dynamic previousValue;
@dynamic newValue;
@dynamic project;
@end
@implementation DBXTeamLogMediaHubSharedLinkDownloadSettingChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubSharedLinkRevokedDetails
@dynamic targetType;
@dynamic project;
@end
@implementation DBXTeamLogMediaHubSharedLinkRevokedType
@dynamic description_;
@end
@implementation DBXTeamLogMediaHubSharedLinkTargetType @end
@implementation DBXTeamLogMediaHubSharedLinkTargetTypeBundle @end
@implementation DBXTeamLogMediaHubSharedLinkTargetTypeProject @end
@implementation DBXTeamLogMediaHubSharedLinkTargetTypeOther @end
@implementation DBXTeamLogMemberAccessDetailsCreateReportDetails @end
@implementation DBXTeamLogMemberAccessDetailsCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogMemberAccessDetailsCreateReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogMemberAccessDetailsCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogMemberAddExternalIdDetails
@dynamic newValue;
@end
@implementation DBXTeamLogMemberAddExternalIdType
@dynamic description_;
@end
@implementation DBXTeamLogMemberAddNameDetails
@dynamic newValue;
@end
@implementation DBXTeamLogMemberAddNameType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeAdminRoleDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberChangeAdminRoleType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeEmailDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberChangeEmailType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeExternalIdDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberChangeExternalIdType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeMembershipTypeDetails
@dynamic prevValue;
@dynamic newValue;
@end
@implementation DBXTeamLogMemberChangeMembershipTypeType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeNameDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberChangeNameType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeResellerRoleDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberChangeResellerRoleType
@dynamic description_;
@end
@implementation DBXTeamLogMemberChangeStatusDetails
@dynamic previousValue;
@dynamic newValue;
@dynamic action;
@dynamic newTeam;
@dynamic previousTeam;
@end
@implementation DBXTeamLogMemberChangeStatusType
@dynamic description_;
@end
@implementation DBXTeamLogMemberDeleteManualContactsDetails @end
@implementation DBXTeamLogMemberDeleteManualContactsType
@dynamic description_;
@end
@implementation DBXTeamLogMemberDeleteProfilePhotoDetails @end
@implementation DBXTeamLogMemberDeleteProfilePhotoType
@dynamic description_;
@end
@implementation DBXTeamLogMemberFolderContentsAccessedDetails @end
@implementation DBXTeamLogMemberFolderContentsAccessedType
@dynamic description_;
@end
@implementation DBXTeamLogMemberPermanentlyDeleteAccountContentsDetails @end
@implementation DBXTeamLogMemberPermanentlyDeleteAccountContentsType
@dynamic description_;
@end
@implementation DBXTeamLogMemberRemoveActionType @end
@implementation DBXTeamLogMemberRemoveActionTypeDelete @end
@implementation DBXTeamLogMemberRemoveActionTypeLeave @end
@implementation DBXTeamLogMemberRemoveActionTypeOffboard @end
@implementation DBXTeamLogMemberRemoveActionTypeOffboardAndRetainTeamFolders @end
@implementation DBXTeamLogMemberRemoveActionTypeOther @end
@implementation DBXTeamLogMemberRemoveExternalIdDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberRemoveExternalIdType
@dynamic description_;
@end
@implementation DBXTeamLogMemberRequestsChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberRequestsChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogMemberRequestsPolicy @end
@implementation DBXTeamLogMemberRequestsPolicyAutoAccept @end
@implementation DBXTeamLogMemberRequestsPolicyDisabled @end
@implementation DBXTeamLogMemberRequestsPolicyRequireApproval @end
@implementation DBXTeamLogMemberRequestsPolicyOther @end
@implementation DBXTeamLogMemberSendInvitePolicy @end
@implementation DBXTeamLogMemberSendInvitePolicyDisabled @end
@implementation DBXTeamLogMemberSendInvitePolicyEveryone @end
@implementation DBXTeamLogMemberSendInvitePolicySpecificMembers @end
@implementation DBXTeamLogMemberSendInvitePolicyOther @end
@implementation DBXTeamLogMemberSendInvitePolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberSendInvitePolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSetProfilePhotoDetails @end
@implementation DBXTeamLogMemberSetProfilePhotoType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsAddCustomQuotaDetails
@dynamic newValue;
@end
@implementation DBXTeamLogMemberSpaceLimitsAddCustomQuotaType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsAddExceptionDetails @end
@implementation DBXTeamLogMemberSpaceLimitsAddExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangeCustomQuotaDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangeCustomQuotaType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangePolicyDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangeStatusDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogMemberSpaceLimitsChangeStatusType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaDetails @end
@implementation DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSpaceLimitsRemoveExceptionDetails @end
@implementation DBXTeamLogMemberSpaceLimitsRemoveExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogMemberStatus @end
@implementation DBXTeamLogMemberStatusActive @end
@implementation DBXTeamLogMemberStatusInvited @end
@implementation DBXTeamLogMemberStatusMovedToAnotherTeam @end
@implementation DBXTeamLogMemberStatusNotJoined @end
@implementation DBXTeamLogMemberStatusRemoved @end
@implementation DBXTeamLogMemberStatusSuspended @end
@implementation DBXTeamLogMemberStatusOther @end
@implementation DBXTeamLogMemberSuggestDetails
@dynamic suggestedMembers;
@end
@implementation DBXTeamLogMemberSuggestType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSuggestionsChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMemberSuggestionsChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogMemberSuggestionsPolicy @end
@implementation DBXTeamLogMemberSuggestionsPolicyDisabled @end
@implementation DBXTeamLogMemberSuggestionsPolicyEnabled @end
@implementation DBXTeamLogMemberSuggestionsPolicyOther @end
@implementation DBXTeamLogMemberTransferAccountContentsDetails @end
@implementation DBXTeamLogMemberTransferAccountContentsType
@dynamic description_;
@end
@implementation DBXTeamLogMemberTransferredInternalFields
@dynamic sourceTeamId;
@dynamic targetTeamId;
@end
@implementation DBXTeamLogMicrosoftLoginChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMicrosoftLoginChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogMicrosoftLoginPolicy @end
@implementation DBXTeamLogMicrosoftLoginPolicyDefault_ @end
@implementation DBXTeamLogMicrosoftLoginPolicyDisabled @end
@implementation DBXTeamLogMicrosoftLoginPolicyEnabled @end
@implementation DBXTeamLogMicrosoftLoginPolicyOther @end
@implementation DBXTeamLogMicrosoftOfficeAddinChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMicrosoftOfficeAddinChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicy @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicyDisabled @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicyEnabled @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicyOther @end
@implementation DBXTeamLogMissingDetails
@dynamic sourceEventFields;
@end
@implementation DBXTeamLogMobileDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic deviceName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic osVersion;
@dynamic lastCarrier;
@end
@implementation DBXTeamLogMobileSessionLogInfo @end
@implementation DBXTeamLogMultiTeamIdentityPolicy @end
@implementation DBXTeamLogMultiTeamIdentityPolicyDefault_ @end
@implementation DBXTeamLogMultiTeamIdentityPolicyDisabled @end
@implementation DBXTeamLogMultiTeamIdentityPolicyEnabled @end
@implementation DBXTeamLogMultiTeamIdentityPolicyOther @end
@implementation DBXTeamLogMultiTeamIdentityPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogMultiTeamIdentityPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogNamespaceRelativePathLogInfo
@dynamic nsId;
@dynamic relativePath;
@dynamic isSharedNamespace;
@end
@implementation DBXTeamLogNetworkControlChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogNetworkControlChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogNetworkControlPolicy @end
@implementation DBXTeamLogNetworkControlPolicyDisabled @end
@implementation DBXTeamLogNetworkControlPolicyEnabled @end
@implementation DBXTeamLogNetworkControlPolicyOther @end
@implementation DBXTeamLogNoExpirationLinkGenCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLogNoExpirationLinkGenCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogNoExpirationLinkGenReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogNoExpirationLinkGenReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogNoPasswordLinkGenCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLogNoPasswordLinkGenCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogNoPasswordLinkGenReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogNoPasswordLinkGenReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogNoPasswordLinkViewCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLogNoPasswordLinkViewCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogNoPasswordLinkViewReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogNoPasswordLinkViewReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogUserLogInfo
@dynamic accountId;
@dynamic displayName;
@dynamic email;
@end
@implementation DBXTeamLogNonTeamMemberLogInfo @end
@implementation DBXTeamLogNonTrustedTeamDetails
@dynamic team;
@end
@implementation DBXTeamLogNoteAclInviteOnlyDetails @end
@implementation DBXTeamLogNoteAclInviteOnlyType
@dynamic description_;
@end
@implementation DBXTeamLogNoteAclLinkDetails @end
@implementation DBXTeamLogNoteAclLinkType
@dynamic description_;
@end
@implementation DBXTeamLogNoteAclTeamLinkDetails @end
@implementation DBXTeamLogNoteAclTeamLinkType
@dynamic description_;
@end
@implementation DBXTeamLogNoteShareReceiveDetails @end
@implementation DBXTeamLogNoteShareReceiveType
@dynamic description_;
@end
@implementation DBXTeamLogNoteSharedDetails @end
@implementation DBXTeamLogNoteSharedType
@dynamic description_;
@end
@implementation DBXTeamLogObjectLabelAddedDetails
@dynamic labelType;
@end
@implementation DBXTeamLogObjectLabelAddedType
@dynamic description_;
@end
@implementation DBXTeamLogObjectLabelRemovedDetails
@dynamic labelType;
@end
@implementation DBXTeamLogObjectLabelRemovedType
@dynamic description_;
@end
@implementation DBXTeamLogObjectLabelUpdatedValueDetails
@dynamic labelType;
@end
@implementation DBXTeamLogObjectLabelUpdatedValueType
@dynamic description_;
@end
@implementation DBXTeamLogOpenNoteSharedDetails @end
@implementation DBXTeamLogOpenNoteSharedType
@dynamic description_;
@end
@implementation DBXTeamLogOrganizationDetails
@dynamic organization;
@end
@implementation DBXTeamLogOrganizationName
@dynamic organization;
@end
@implementation DBXTeamLogOrganizeFolderWithTidyDetails @end
@implementation DBXTeamLogOrganizeFolderWithTidyType
@dynamic description_;
@end
@implementation DBXTeamLogOriginLogInfo
@dynamic geoLocation;
@dynamic accessMethod;
@end
@implementation DBXTeamLogOutdatedLinkViewCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLogOutdatedLinkViewCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogOutdatedLinkViewReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogOutdatedLinkViewReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperAccessType @end
@implementation DBXTeamLogPaperAccessTypeCommenter @end
@implementation DBXTeamLogPaperAccessTypeEditor @end
@implementation DBXTeamLogPaperAccessTypeViewer @end
@implementation DBXTeamLogPaperAccessTypeOther @end
@implementation DBXTeamLogPaperAdminExportStartDetails @end
@implementation DBXTeamLogPaperAdminExportStartType
@dynamic description_;
@end
@implementation DBXTeamLogPaperChangeDeploymentPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPaperChangeDeploymentPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPaperChangeMemberLinkPolicyDetails
@dynamic newValue;
@end
@implementation DBXTeamLogPaperChangeMemberLinkPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPaperChangeMemberPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPaperChangeMemberPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPaperChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPaperChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentAddMemberDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentAddMemberType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentAddToFolderDetails
@dynamic eventUuid;
@dynamic targetAssetIndex;
@dynamic parentAssetIndex;
@end
@implementation DBXTeamLogPaperContentAddToFolderType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentArchiveDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentArchiveType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentCreateDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentCreateType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentPermanentlyDeleteDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentPermanentlyDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentRemoveFromFolderDetails
@dynamic eventUuid;
@dynamic targetAssetIndex;
@dynamic parentAssetIndex;
@end
@implementation DBXTeamLogPaperContentRemoveFromFolderType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentRemoveMemberDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentRemoveMemberType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentRenameDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentRenameType
@dynamic description_;
@end
@implementation DBXTeamLogPaperContentRestoreDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperContentRestoreType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDefaultFolderPolicy @end
@implementation DBXTeamLogPaperDefaultFolderPolicyEveryoneInTeam @end
@implementation DBXTeamLogPaperDefaultFolderPolicyInviteOnly @end
@implementation DBXTeamLogPaperDefaultFolderPolicyOther @end
@implementation DBXTeamLogPaperDefaultFolderPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPaperDefaultFolderPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDesktopPolicy @end
@implementation DBXTeamLogPaperDesktopPolicyDisabled @end
@implementation DBXTeamLogPaperDesktopPolicyEnabled @end
@implementation DBXTeamLogPaperDesktopPolicyOther @end
@implementation DBXTeamLogPaperDesktopPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPaperDesktopPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocAddCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogPaperDocAddCommentType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocChangeMemberRoleDetails
@dynamic eventUuid;
@dynamic accessType;
@end
@implementation DBXTeamLogPaperDocChangeMemberRoleType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocChangeSharingPolicyDetails
@dynamic eventUuid;
@dynamic publicSharingPolicy;
@dynamic teamSharingPolicy;
@end
@implementation DBXTeamLogPaperDocChangeSharingPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocChangeSubscriptionDetails
@dynamic eventUuid;
@dynamic newSubscriptionLevel;
@dynamic previousSubscriptionLevel;
@end
@implementation DBXTeamLogPaperDocChangeSubscriptionType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocDeleteCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogPaperDocDeleteCommentType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocDeletedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocDeletedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocDownloadDetails
@dynamic eventUuid;
@dynamic exportFileFormat;
@end
@implementation DBXTeamLogPaperDocDownloadType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocEditCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogPaperDocEditCommentType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocEditDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocEditType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocFollowedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocFollowedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocMentionDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocMentionType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocOwnershipChangedDetails
@dynamic eventUuid;
@dynamic oldOwnerUserId;
@dynamic newOwnerUserId;
@end
@implementation DBXTeamLogPaperDocOwnershipChangedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocRequestAccessDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocRequestAccessType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocResolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogPaperDocResolveCommentType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocRevertDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocRevertType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocSlackShareDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocSlackShareType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocTeamInviteDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocTeamInviteType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocTrashedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocTrashedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocUnresolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogPaperDocUnresolveCommentType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocUntrashedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocUntrashedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocViewDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperDocViewType
@dynamic description_;
@end
@implementation DBXTeamLogPaperDocumentLogInfo
@dynamic docId;
@dynamic docTitle;
@end
@implementation DBXTeamLogPaperDownloadFormat @end
@implementation DBXTeamLogPaperDownloadFormatDocx @end
@implementation DBXTeamLogPaperDownloadFormatHtml @end
@implementation DBXTeamLogPaperDownloadFormatMarkdown @end
@implementation DBXTeamLogPaperDownloadFormatPdf @end
@implementation DBXTeamLogPaperDownloadFormatOther @end
@implementation DBXTeamLogPaperEnabledUsersGroupAdditionDetails @end
@implementation DBXTeamLogPaperEnabledUsersGroupAdditionType
@dynamic description_;
@end
@implementation DBXTeamLogPaperEnabledUsersGroupRemovalDetails @end
@implementation DBXTeamLogPaperEnabledUsersGroupRemovalType
@dynamic description_;
@end
@implementation DBXTeamLogPaperExternalViewAllowDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperExternalViewAllowType
@dynamic description_;
@end
@implementation DBXTeamLogPaperExternalViewDefaultTeamDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperExternalViewDefaultTeamType
@dynamic description_;
@end
@implementation DBXTeamLogPaperExternalViewForbidDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperExternalViewForbidType
@dynamic description_;
@end
@implementation DBXTeamLogPaperFolderChangeSubscriptionDetails
@dynamic eventUuid;
@dynamic newSubscriptionLevel;
@dynamic previousSubscriptionLevel;
@end
@implementation DBXTeamLogPaperFolderChangeSubscriptionType
@dynamic description_;
@end
@implementation DBXTeamLogPaperFolderDeletedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperFolderDeletedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperFolderFollowedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperFolderFollowedType
@dynamic description_;
@end
@implementation DBXTeamLogPaperFolderLogInfo
@dynamic folderId;
@dynamic folderName;
@end
@implementation DBXTeamLogPaperFolderTeamInviteDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperFolderTeamInviteType
@dynamic description_;
@end
@implementation DBXTeamLogPaperMemberPolicy @end
@implementation DBXTeamLogPaperMemberPolicyAnyoneWithLink @end
@implementation DBXTeamLogPaperMemberPolicyOnlyTeam @end
@implementation DBXTeamLogPaperMemberPolicyTeamAndExplicitlyShared @end
@implementation DBXTeamLogPaperMemberPolicyOther @end
@implementation DBXTeamLogPaperPublishedLinkChangePermissionDetails
@dynamic eventUuid;
@dynamic newPermissionLevel;
@dynamic previousPermissionLevel;
@end
@implementation DBXTeamLogPaperPublishedLinkChangePermissionType
@dynamic description_;
@end
@implementation DBXTeamLogPaperPublishedLinkCreateDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperPublishedLinkCreateType
@dynamic description_;
@end
@implementation DBXTeamLogPaperPublishedLinkDisabledDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperPublishedLinkDisabledType
@dynamic description_;
@end
@implementation DBXTeamLogPaperPublishedLinkViewDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogPaperPublishedLinkViewType
@dynamic description_;
@end
@implementation DBXTeamLogParticipantLogInfo @end
@implementation DBXTeamLogParticipantLogInfoGroup
@dynamic group;
@end
@implementation DBXTeamLogParticipantLogInfoUser
@dynamic user;
@end
@implementation DBXTeamLogParticipantLogInfoOther @end
@implementation DBXTeamLogPassPolicy @end
@implementation DBXTeamLogPassPolicyAllow @end
@implementation DBXTeamLogPassPolicyDisabled @end
@implementation DBXTeamLogPassPolicyEnabled @end
@implementation DBXTeamLogPassPolicyOther @end
@implementation DBXTeamLogPasskeyAddDetails @end
@implementation DBXTeamLogPasskeyAddType
@dynamic description_;
@end
@implementation DBXTeamLogPasskeyLoginPolicy @end
@implementation DBXTeamLogPasskeyLoginPolicyDefault_ @end
@implementation DBXTeamLogPasskeyLoginPolicyDisabled @end
@implementation DBXTeamLogPasskeyLoginPolicyEnabled @end
@implementation DBXTeamLogPasskeyLoginPolicyOther @end
@implementation DBXTeamLogPasskeyLoginPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPasskeyLoginPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogPasskeyRemoveDetails @end
@implementation DBXTeamLogPasskeyRemoveType
@dynamic description_;
@end
@implementation DBXTeamLogPasswordChangeDetails @end
@implementation DBXTeamLogPasswordChangeType
@dynamic description_;
@end
@implementation DBXTeamLogPasswordResetAllDetails @end
@implementation DBXTeamLogPasswordResetAllType
@dynamic description_;
@end
@implementation DBXTeamLogPasswordResetDetails @end
@implementation DBXTeamLogPasswordResetType
@dynamic description_;
@end
@implementation DBXTeamLogPasswordStrengthRequirementsChangePolicyDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogPasswordStrengthRequirementsChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPathLogInfo
@dynamic contextual;
@dynamic namespaceRelative;
@end
@implementation DBXTeamLogPendingSecondaryEmailAddedDetails
@dynamic secondaryEmail;
@end
@implementation DBXTeamLogPendingSecondaryEmailAddedType
@dynamic description_;
@end
@implementation DBXTeamLogPermanentDeleteChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPermanentDeleteChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogPlacementRestriction @end
@implementation DBXTeamLogPlacementRestrictionAustraliaOnly @end
@implementation DBXTeamLogPlacementRestrictionCanadaOnly @end
@implementation DBXTeamLogPlacementRestrictionEuropeOnly @end
@implementation DBXTeamLogPlacementRestrictionJapanOnly @end
@implementation DBXTeamLogPlacementRestrictionNone @end
@implementation DBXTeamLogPlacementRestrictionUkOnly @end
@implementation DBXTeamLogPlacementRestrictionUsS3Only @end
@implementation DBXTeamLogPlacementRestrictionOther @end
@implementation DBXTeamLogPolicyType @end
@implementation DBXTeamLogPolicyTypeDisposition @end
@implementation DBXTeamLogPolicyTypeRetention @end
@implementation DBXTeamLogPolicyTypeOther @end
@implementation DBXTeamLogPreviewsAiPolicy @end
@implementation DBXTeamLogPreviewsAiPolicyDefault_ @end
@implementation DBXTeamLogPreviewsAiPolicyDisabled @end
@implementation DBXTeamLogPreviewsAiPolicyEnabled @end
@implementation DBXTeamLogPreviewsAiPolicyOther @end
@implementation DBXTeamLogPreviewsAiPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogPreviewsAiPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogPrimaryTeamRequestAcceptedDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogPrimaryTeamRequestCanceledDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogPrimaryTeamRequestExpiredDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogPrimaryTeamRequestReminderDetails
@dynamic secondaryTeam;
@dynamic sentTo;
@end
@implementation DBXTeamLogProductAssignedToMemberDetails
@dynamic userName;
@dynamic productName;
@end
@implementation DBXTeamLogProductAssignedToMemberType
@dynamic description_;
@end
@implementation DBXTeamLogProductLogInfo
@dynamic productName;
@end
@implementation DBXTeamLogProductRemovedFromMemberDetails
@dynamic userName;
@dynamic productName;
@end
@implementation DBXTeamLogProductRemovedFromMemberType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionAddCollaboratorDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionAddCollaboratorType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionAddLinkDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionAddLinkType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionDeleteDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionExportDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionExportType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionRemoveCollaboratorDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionRemoveCollaboratorType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionRemoveLinkDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionRemoveLinkType
@dynamic description_;
@end
@implementation DBXTeamLogProtectActionStopSharingDetails
@dynamic actionId;
@end
@implementation DBXTeamLogProtectActionStopSharingType
@dynamic description_;
@end
@implementation DBXTeamLogProtectInternalDomainsChangedDetails
@dynamic domainsAdded;
@dynamic domainsRemoved;
@end
@implementation DBXTeamLogProtectInternalDomainsChangedType
@dynamic description_;
@end
@implementation DBXTeamLogProtectPolicyActivatedDetails
@dynamic policyId;
@end
@implementation DBXTeamLogProtectPolicyActivatedType
@dynamic description_;
@end
@implementation DBXTeamLogProtectPolicyDeactivatedDetails
@dynamic policyId;
@end
@implementation DBXTeamLogProtectPolicyDeactivatedType
@dynamic description_;
@end
@implementation DBXTeamLogProtectPolicyScheduledDetails
@dynamic policyId;
@end
@implementation DBXTeamLogProtectPolicyScheduledType
@dynamic description_;
@end
@implementation DBXTeamLogProtectPolicyUpdatedDetails
@dynamic policyId;
@end
@implementation DBXTeamLogProtectPolicyUpdatedType
@dynamic description_;
@end
@implementation DBXTeamLogProtectReportCategory @end
@implementation DBXTeamLogProtectReportCategoryOverview @end
@implementation DBXTeamLogProtectReportCategoryStaleAccess @end
@implementation DBXTeamLogProtectReportCategoryOther @end
@implementation DBXTeamLogProtectReportMetric @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver1Year @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver1YearCompany @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver1YearOutside @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver1YearPersonal @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver1YearPublic @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver2Years @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver2YearsCompany @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver2YearsOutside @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPersonal @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPublic @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver3Years @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver3YearsCompany @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver3YearsOutside @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPersonal @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPublic @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver5Years @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver5YearsCompany @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver5YearsOutside @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPersonal @end
@implementation DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPublic @end
@implementation DBXTeamLogProtectReportMetricFoldersCompany @end
@implementation DBXTeamLogProtectReportMetricFoldersInternal @end
@implementation DBXTeamLogProtectReportMetricFoldersOutside @end
@implementation DBXTeamLogProtectReportMetricFoldersPersonal @end
@implementation DBXTeamLogProtectReportMetricFoldersPublic @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver1Year @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver1YearCompany @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver1YearOutside @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver1YearPersonal @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver1YearPublic @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver2Years @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver2YearsCompany @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver2YearsOutside @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPersonal @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPublic @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver3Years @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver3YearsCompany @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver3YearsOutside @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPersonal @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPublic @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver5Years @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver5YearsCompany @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver5YearsOutside @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPersonal @end
@implementation DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPublic @end
@implementation DBXTeamLogProtectReportMetricItemsAll @end
@implementation DBXTeamLogProtectReportMetricItemsCompanyAccess @end
@implementation DBXTeamLogProtectReportMetricItemsInternallyOwned @end
@implementation DBXTeamLogProtectReportMetricItemsModifiedOver1Year @end
@implementation DBXTeamLogProtectReportMetricItemsModifiedOver3Years @end
@implementation DBXTeamLogProtectReportMetricItemsOutsideAccess @end
@implementation DBXTeamLogProtectReportMetricItemsPersonalAccess @end
@implementation DBXTeamLogProtectReportMetricItemsPublicLinks @end
@implementation DBXTeamLogProtectReportMetricOtherFolders @end
@implementation DBXTeamLogProtectReportMetricOtherSharedDrives @end
@implementation DBXTeamLogProtectReportMetricSharedDrivesInternal @end
@implementation DBXTeamLogProtectReportMetricSharedDrivesOutside @end
@implementation DBXTeamLogProtectReportMetricSharedDrivesPersonal @end
@implementation DBXTeamLogProtectReportMetricOther @end
@implementation DBXTeamLogProtectReportSection @end
@implementation DBXTeamLogProtectReportSectionItems @end
@implementation DBXTeamLogProtectReportSectionOverviewOther @end
@implementation DBXTeamLogProtectReportSectionOwnedExternally @end
@implementation DBXTeamLogProtectReportSectionOwnedInternally @end
@implementation DBXTeamLogProtectReportSectionOther @end
@implementation DBXTeamLogProtectReportViewDetails
@dynamic reportCategory;
@dynamic reportSection;
@dynamic reportMetric;
@end
@implementation DBXTeamLogProtectReportViewType
@dynamic description_;
@end
@implementation DBXTeamLogQuickActionType @end
@implementation DBXTeamLogQuickActionTypeDeleteSharedLink @end
@implementation DBXTeamLogQuickActionTypeResetPassword @end
@implementation DBXTeamLogQuickActionTypeRestoreFileOrFolder @end
@implementation DBXTeamLogQuickActionTypeUnlinkApp @end
@implementation DBXTeamLogQuickActionTypeUnlinkDevice @end
@implementation DBXTeamLogQuickActionTypeUnlinkSession @end
@implementation DBXTeamLogQuickActionTypeOther @end
@implementation DBXTeamLogRansomwareAlertCreateReportDetails @end
@implementation DBXTeamLogRansomwareAlertCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogRansomwareAlertCreateReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogRansomwareAlertCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogRansomwareRestoreProcessCompletedDetails
@dynamic status;
@dynamic restoredFilesCount;
@dynamic restoredFilesFailedCount;
@end
@implementation DBXTeamLogRansomwareRestoreProcessCompletedType
@dynamic description_;
@end
@implementation DBXTeamLogRansomwareRestoreProcessStartedDetails
@dynamic extension_;
@end
@implementation DBXTeamLogRansomwareRestoreProcessStartedType
@dynamic description_;
@end
@implementation DBXTeamLogRecipientsConfiguration
@dynamic recipientSettingType;
@dynamic emails;
@dynamic groups;
@end
@implementation DBXTeamLogRelocateAssetReferencesLogInfo
@dynamic srcAssetIndex;
@dynamic destAssetIndex;
@end
@implementation DBXTeamLogReplayAddingPeoplePolicy @end
@implementation DBXTeamLogReplayAddingPeoplePolicyAnyone @end
@implementation DBXTeamLogReplayAddingPeoplePolicyTeamAndAllowlist @end
@implementation DBXTeamLogReplayAddingPeoplePolicyTeamOnly @end
@implementation DBXTeamLogReplayAddingPeoplePolicyOther @end
@implementation DBXTeamLogReplayAddingPeoplePolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogReplayAddingPeoplePolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogReplayFileDeleteDetails @end
@implementation DBXTeamLogReplayFileDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogReplayFileDownloadedDetails @end
@implementation DBXTeamLogReplayFileDownloadedType
@dynamic description_;
@end
@implementation DBXTeamLogReplayFileSharedLinkCreatedDetails
@dynamic isWatermarked;
@dynamic access;
@end
@implementation DBXTeamLogReplayFileSharedLinkCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogReplayFileSharedLinkModifiedDetails
@dynamic isWatermarked;
@dynamic access;
@end
@implementation DBXTeamLogReplayFileSharedLinkModifiedType
@dynamic description_;
@end
@implementation DBXTeamLogReplayLinkAccess @end
@implementation DBXTeamLogReplayLinkAccessAnyoneLoggedIn @end
@implementation DBXTeamLogReplayLinkAccessNoLoginRequired @end
@implementation DBXTeamLogReplayLinkAccessTeamAndApproved @end
@implementation DBXTeamLogReplayLinkAccessTeamOnly @end
@implementation DBXTeamLogReplayLinkAccessOther @end
@implementation DBXTeamLogReplayProjectTeamAddDetails @end
@implementation DBXTeamLogReplayProjectTeamAddType
@dynamic description_;
@end
@implementation DBXTeamLogReplayProjectTeamDeleteDetails @end
@implementation DBXTeamLogReplayProjectTeamDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogReplaySharingPolicy @end
@implementation DBXTeamLogReplaySharingPolicyAnyone @end
@implementation DBXTeamLogReplaySharingPolicyTeamAndAllowlist @end
@implementation DBXTeamLogReplaySharingPolicyTeamOnly @end
@implementation DBXTeamLogReplaySharingPolicyOther @end
@implementation DBXTeamLogReplaySharingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogReplaySharingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogReplayTeamProjectCreatedDetails
@dynamic name;
@end
@implementation DBXTeamLogReplayTeamProjectCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogResellerLogInfo
@dynamic resellerName;
@dynamic resellerEmail;
@end
@implementation DBXTeamLogResellerRole @end
@implementation DBXTeamLogResellerRoleNotReseller @end
@implementation DBXTeamLogResellerRoleResellerAdmin @end
@implementation DBXTeamLogResellerRoleOther @end
@implementation DBXTeamLogResellerSupportChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogResellerSupportChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogResellerSupportPolicy @end
@implementation DBXTeamLogResellerSupportPolicyDisabled @end
@implementation DBXTeamLogResellerSupportPolicyEnabled @end
@implementation DBXTeamLogResellerSupportPolicyOther @end
@implementation DBXTeamLogResellerSupportSessionEndDetails @end
@implementation DBXTeamLogResellerSupportSessionEndType
@dynamic description_;
@end
@implementation DBXTeamLogResellerSupportSessionStartDetails @end
@implementation DBXTeamLogResellerSupportSessionStartType
@dynamic description_;
@end
@implementation DBXTeamLogRewindFolderDetails
@dynamic rewindFolderTargetTsMs;
@end
@implementation DBXTeamLogRewindFolderType
@dynamic description_;
@end
@implementation DBXTeamLogRewindPolicy @end
@implementation DBXTeamLogRewindPolicyAdminsOnly @end
@implementation DBXTeamLogRewindPolicyEveryone @end
@implementation DBXTeamLogRewindPolicyOther @end
@implementation DBXTeamLogRewindPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogRewindPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogRiscSecurityEventDetails
@dynamic eventType;
@dynamic reason;
@dynamic issuer;
@end
@implementation DBXTeamLogRiscSecurityEventType
@dynamic description_;
@end
@implementation DBXTeamLogSecondaryEmailDeletedDetails
@dynamic secondaryEmail;
@end
@implementation DBXTeamLogSecondaryEmailDeletedType
@dynamic description_;
@end
@implementation DBXTeamLogSecondaryEmailVerifiedDetails
@dynamic secondaryEmail;
@end
@implementation DBXTeamLogSecondaryEmailVerifiedType
@dynamic description_;
@end
@implementation DBXTeamLogSecondaryMailsPolicy @end
@implementation DBXTeamLogSecondaryMailsPolicyDisabled @end
@implementation DBXTeamLogSecondaryMailsPolicyEnabled @end
@implementation DBXTeamLogSecondaryMailsPolicyOther @end
@implementation DBXTeamLogSecondaryMailsPolicyChangedDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSecondaryMailsPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSecondaryTeamRequestAcceptedDetails
@dynamic primaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogSecondaryTeamRequestCanceledDetails
@dynamic sentTo;
@dynamic sentBy;
@end
@implementation DBXTeamLogSecondaryTeamRequestExpiredDetails
@dynamic sentTo;
@end
@implementation DBXTeamLogSecondaryTeamRequestReminderDetails
@dynamic sentTo;
@end
@implementation DBXTeamLogSendAndTrackFileAddedDetails @end
@implementation DBXTeamLogSendAndTrackFileAddedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackFileRenamedDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogSendAndTrackFileRenamedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackFileUpdatedDetails @end
@implementation DBXTeamLogSendAndTrackFileUpdatedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackLinkCreatedDetails
@dynamic linkSettings;
@end
@implementation DBXTeamLogSendAndTrackLinkCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackLinkDeletedDetails
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSendAndTrackLinkDeletedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackLinkUpdatedDetails
@dynamic linkSettings;
@dynamic previousLinkName;
@end
@implementation DBXTeamLogSendAndTrackLinkUpdatedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackLinkViewedDetails
@dynamic linkSettings;
@dynamic emailAddress;
@dynamic linkOwner;
@end
@implementation DBXTeamLogSendAndTrackLinkViewedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackPolicy @end
@implementation DBXTeamLogSendAndTrackPolicyDefault_ @end
@implementation DBXTeamLogSendAndTrackPolicyDisabled @end
@implementation DBXTeamLogSendAndTrackPolicyEnabled @end
@implementation DBXTeamLogSendAndTrackPolicyOther @end
@implementation DBXTeamLogSendAndTrackPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSendAndTrackPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksDetails @end
@implementation DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksType
@dynamic description_;
@end
@implementation DBXTeamLogSendExternalSharingPolicy @end
@implementation DBXTeamLogSendExternalSharingPolicyDefault_ @end
@implementation DBXTeamLogSendExternalSharingPolicyDisabled @end
@implementation DBXTeamLogSendExternalSharingPolicyEnabled @end
@implementation DBXTeamLogSendExternalSharingPolicyOther @end
@implementation DBXTeamLogSendExternalSharingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSendExternalSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSendForSignaturePolicy @end
@implementation DBXTeamLogSendForSignaturePolicyDisabled @end
@implementation DBXTeamLogSendForSignaturePolicyEnabled @end
@implementation DBXTeamLogSendForSignaturePolicyOther @end
@implementation DBXTeamLogSendForSignaturePolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSendForSignaturePolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSfAddGroupDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharingPermission;
@dynamic teamName;
@end
@implementation DBXTeamLogSfAddGroupType
@dynamic description_;
@end
@implementation DBXTeamLogSfAllowNonMembersToViewSharedLinksDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharedFolderType;
@end
@implementation DBXTeamLogSfAllowNonMembersToViewSharedLinksType
@dynamic description_;
@end
@implementation DBXTeamLogSfExternalInviteWarnDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic newSharingPermission;
@dynamic previousSharingPermission;
@end
@implementation DBXTeamLogSfExternalInviteWarnType
@dynamic description_;
@end
@implementation DBXTeamLogSfFbInviteChangeRoleDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic previousSharingPermission;
@dynamic newSharingPermission;
@end
@implementation DBXTeamLogSfFbInviteChangeRoleType
@dynamic description_;
@end
@implementation DBXTeamLogSfFbInviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharingPermission;
@end
@implementation DBXTeamLogSfFbInviteType
@dynamic description_;
@end
@implementation DBXTeamLogSfFbUninviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBXTeamLogSfFbUninviteType
@dynamic description_;
@end
@implementation DBXTeamLogSfInviteGroupDetails
@dynamic targetAssetIndex;
@end
@implementation DBXTeamLogSfInviteGroupType
@dynamic description_;
@end
@implementation DBXTeamLogSfTeamGrantAccessDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBXTeamLogSfTeamGrantAccessType
@dynamic description_;
@end
@implementation DBXTeamLogSfTeamInviteChangeRoleDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic newSharingPermission;
@dynamic previousSharingPermission;
@end
@implementation DBXTeamLogSfTeamInviteChangeRoleType
@dynamic description_;
@end
@implementation DBXTeamLogSfTeamInviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharingPermission;
@end
@implementation DBXTeamLogSfTeamInviteType
@dynamic description_;
@end
@implementation DBXTeamLogSfTeamJoinDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBXTeamLogSfTeamJoinFromOobLinkDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic tokenKey;
@dynamic sharingPermission;
@end
@implementation DBXTeamLogSfTeamJoinFromOobLinkType
@dynamic description_;
@end
@implementation DBXTeamLogSfTeamJoinType
@dynamic description_;
@end
@implementation DBXTeamLogSfTeamUninviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBXTeamLogSfTeamUninviteType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentAddInviteesDetails
@dynamic sharedContentAccessLevel;
@dynamic invitees;
@end
@implementation DBXTeamLogSharedContentAddInviteesType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentAddLinkExpiryDetails
@dynamic newValue;
@end
@implementation DBXTeamLogSharedContentAddLinkExpiryType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentAddLinkPasswordDetails @end
@implementation DBXTeamLogSharedContentAddLinkPasswordType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentAddMemberDetails
@dynamic sharedContentAccessLevel;
@end
@implementation DBXTeamLogSharedContentAddMemberType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeDownloadsPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedContentChangeDownloadsPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeInviteeRoleDetails
@dynamic previousAccessLevel;
@dynamic newAccessLevel;
@dynamic invitee;
@end
@implementation DBXTeamLogSharedContentChangeInviteeRoleType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeLinkAudienceDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedContentChangeLinkAudienceType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeLinkExpiryDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedContentChangeLinkExpiryType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeLinkPasswordDetails @end
@implementation DBXTeamLogSharedContentChangeLinkPasswordType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeMemberRoleDetails
@dynamic previousAccessLevel;
@dynamic newAccessLevel;
@end
@implementation DBXTeamLogSharedContentChangeMemberRoleType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentChangeViewerInfoPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedContentChangeViewerInfoPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentClaimInvitationDetails
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedContentClaimInvitationType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentCopyDetails
@dynamic sharedContentLink;
@dynamic sharedContentOwner;
@dynamic sharedContentAccessLevel;
@dynamic destinationPath;
@end
@implementation DBXTeamLogSharedContentCopyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentDownloadDetails
@dynamic sharedContentLink;
@dynamic sharedContentOwner;
@dynamic sharedContentAccessLevel;
@end
@implementation DBXTeamLogSharedContentDownloadType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRelinquishMembershipDetails @end
@implementation DBXTeamLogSharedContentRelinquishMembershipType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRemoveInviteesDetails
@dynamic invitees;
@end
@implementation DBXTeamLogSharedContentRemoveInviteesType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRemoveLinkExpiryDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedContentRemoveLinkExpiryType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRemoveLinkPasswordDetails @end
@implementation DBXTeamLogSharedContentRemoveLinkPasswordType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRemoveMemberDetails
@dynamic sharedContentAccessLevel;
@end
@implementation DBXTeamLogSharedContentRemoveMemberType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRequestAccessDetails
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedContentRequestAccessType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRestoreInviteesDetails
@dynamic sharedContentAccessLevel;
@dynamic invitees;
@end
@implementation DBXTeamLogSharedContentRestoreInviteesType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentRestoreMemberDetails
@dynamic sharedContentAccessLevel;
@end
@implementation DBXTeamLogSharedContentRestoreMemberType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentUnshareDetails @end
@implementation DBXTeamLogSharedContentUnshareType
@dynamic description_;
@end
@implementation DBXTeamLogSharedContentViewDetails
@dynamic sharedContentLink;
@dynamic sharedContentOwner;
@dynamic sharedContentAccessLevel;
@end
@implementation DBXTeamLogSharedContentViewType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderChangeLinkPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedFolderChangeLinkPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderChangeMembersInheritancePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedFolderChangeMembersInheritancePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderChangeMembersManagementPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedFolderChangeMembersManagementPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderChangeMembersPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedFolderChangeMembersPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderCreateDetails
@dynamic targetNsId;
@end
@implementation DBXTeamLogSharedFolderCreateType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderDeclineInvitationDetails @end
@implementation DBXTeamLogSharedFolderDeclineInvitationType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderMembersInheritancePolicy @end
@implementation DBXTeamLogSharedFolderMembersInheritancePolicyDontInheritMembers @end
@implementation DBXTeamLogSharedFolderMembersInheritancePolicyInheritMembers @end
@implementation DBXTeamLogSharedFolderMembersInheritancePolicyOther @end
@implementation DBXTeamLogSharedFolderMountDetails @end
@implementation DBXTeamLogSharedFolderMountType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderNestDetails
@dynamic previousParentNsId;
@dynamic newParentNsId;
@dynamic previousNsPath;
@dynamic newNsPath;
@end
@implementation DBXTeamLogSharedFolderNestType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderTransferOwnershipDetails
@dynamic previousOwnerEmail;
@dynamic newOwnerEmail;
@end
@implementation DBXTeamLogSharedFolderTransferOwnershipType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFolderUnmountDetails @end
@implementation DBXTeamLogSharedFolderUnmountType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFoldersCreateReportDetails @end
@implementation DBXTeamLogSharedFoldersCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogSharedFoldersCreateReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogSharedFoldersCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkAccessLevel @end
@implementation DBXTeamLogSharedLinkAccessLevelNone @end
@implementation DBXTeamLogSharedLinkAccessLevelReader @end
@implementation DBXTeamLogSharedLinkAccessLevelWriter @end
@implementation DBXTeamLogSharedLinkAccessLevelOther @end
@implementation DBXTeamLogSharedLinkAddExpiryDetails
@dynamic newValue;
@dynamic isConsolidationAction;
@end
@implementation DBXTeamLogSharedLinkAddExpiryType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkChangeExpiryDetails
@dynamic newValue;
@dynamic previousValue;
@dynamic isConsolidationAction;
@end
@implementation DBXTeamLogSharedLinkChangeExpiryType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkChangeVisibilityDetails
@dynamic newValue;
@dynamic previousValue;
@dynamic isConsolidationAction;
@end
@implementation DBXTeamLogSharedLinkChangeVisibilityType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkCopyDetails
@dynamic sharedLinkOwner;
@end
@implementation DBXTeamLogSharedLinkCopyType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkCreateDetails
@dynamic sharedLinkAccessLevel;
@end
@implementation DBXTeamLogSharedLinkCreateType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicy @end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicyDefault_ @end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicyEdit @end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicyView @end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicyOther @end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkDisableDetails
@dynamic sharedLinkOwner;
@end
@implementation DBXTeamLogSharedLinkDisableType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkDownloadDetails
@dynamic sharedLinkOwner;
@end
@implementation DBXTeamLogSharedLinkDownloadType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkRemoveExpiryDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedLinkRemoveExpiryType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkRemoveVisitorDetails @end
@implementation DBXTeamLogSharedLinkRemoveVisitorType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsAddExpirationDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic newValue;
@end
@implementation DBXTeamLogSharedLinkSettingsAddExpirationType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsAddPasswordDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedLinkSettingsAddPasswordType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsAllowDownloadDisabledDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedLinkSettingsAllowDownloadDisabledType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsAllowDownloadEnabledDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedLinkSettingsAllowDownloadEnabledType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsChangeAudienceDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedLinkSettingsChangeAudienceType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsChangeExpirationDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedLinkSettingsChangeExpirationType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsChangePasswordDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedLinkSettingsChangePasswordType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsRemoveExpirationDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharedLinkSettingsRemoveExpirationType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkSettingsRemovePasswordDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBXTeamLogSharedLinkSettingsRemovePasswordType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkShareDetails
@dynamic sharedLinkOwner;
@dynamic externalUsers;
@end
@implementation DBXTeamLogSharedLinkShareType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkViewDetails
@dynamic sharedLinkOwner;
@end
@implementation DBXTeamLogSharedLinkViewType
@dynamic description_;
@end
@implementation DBXTeamLogSharedLinkVisibility @end
@implementation DBXTeamLogSharedLinkVisibilityNoOne @end
@implementation DBXTeamLogSharedLinkVisibilityPassword @end
@implementation DBXTeamLogSharedLinkVisibilityPublic_ @end
@implementation DBXTeamLogSharedLinkVisibilityTeamOnly @end
@implementation DBXTeamLogSharedLinkVisibilityOther @end
@implementation DBXTeamLogSharedNoteOpenedDetails @end
@implementation DBXTeamLogSharedNoteOpenedType
@dynamic description_;
@end
@implementation DBXTeamLogSharingChangeFolderJoinPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharingChangeFolderJoinPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharingChangeLinkDefaultExpirationPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharingChangeLinkDefaultExpirationPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharingChangeLinkEnforcePasswordPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharingChangeLinkEnforcePasswordPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharingChangeLinkPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharingChangeLinkPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharingChangeMemberPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSharingChangeMemberPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSharingFolderJoinPolicy @end
@implementation DBXTeamLogSharingFolderJoinPolicyFromAnyone @end
@implementation DBXTeamLogSharingFolderJoinPolicyFromTeamOnly @end
@implementation DBXTeamLogSharingFolderJoinPolicyOther @end
@implementation DBXTeamLogSharingLinkPolicy @end
@implementation DBXTeamLogSharingLinkPolicyDefaultNoOne @end
@implementation DBXTeamLogSharingLinkPolicyDefaultPrivate @end
@implementation DBXTeamLogSharingLinkPolicyDefaultPublic @end
@implementation DBXTeamLogSharingLinkPolicyOnlyPrivate @end
@implementation DBXTeamLogSharingLinkPolicyOther @end
@implementation DBXTeamLogSharingMemberPolicy @end
@implementation DBXTeamLogSharingMemberPolicyAllow @end
@implementation DBXTeamLogSharingMemberPolicyForbid @end
@implementation DBXTeamLogSharingMemberPolicyForbidWithExclusions @end
@implementation DBXTeamLogSharingMemberPolicyOther @end
@implementation DBXTeamLogShmodelDisableDownloadsDetails
@dynamic sharedLinkOwner;
@end
@implementation DBXTeamLogShmodelDisableDownloadsType
@dynamic description_;
@end
@implementation DBXTeamLogShmodelEnableDownloadsDetails
@dynamic sharedLinkOwner;
@end
@implementation DBXTeamLogShmodelEnableDownloadsType
@dynamic description_;
@end
@implementation DBXTeamLogShmodelGroupShareDetails @end
@implementation DBXTeamLogShmodelGroupShareType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseAccessGrantedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseAccessGrantedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseAddMemberDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseAddMemberType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseArchivedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseArchivedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseChangeDownloadPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogShowcaseChangeDownloadPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseChangeEnabledPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogShowcaseChangeEnabledPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseChangeExternalSharingPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogShowcaseChangeExternalSharingPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseCreatedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseDeleteCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogShowcaseDeleteCommentType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseDocumentLogInfo
@dynamic showcaseId;
@dynamic showcaseTitle;
@end
@implementation DBXTeamLogShowcaseDownloadPolicy @end
@implementation DBXTeamLogShowcaseDownloadPolicyDisabled @end
@implementation DBXTeamLogShowcaseDownloadPolicyEnabled @end
@implementation DBXTeamLogShowcaseDownloadPolicyOther @end
@implementation DBXTeamLogShowcaseEditCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogShowcaseEditCommentType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseEditedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseEditedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseEnabledPolicy @end
@implementation DBXTeamLogShowcaseEnabledPolicyDisabled @end
@implementation DBXTeamLogShowcaseEnabledPolicyEnabled @end
@implementation DBXTeamLogShowcaseEnabledPolicyOther @end
@implementation DBXTeamLogShowcaseExternalSharingPolicy @end
@implementation DBXTeamLogShowcaseExternalSharingPolicyDisabled @end
@implementation DBXTeamLogShowcaseExternalSharingPolicyEnabled @end
@implementation DBXTeamLogShowcaseExternalSharingPolicyOther @end
@implementation DBXTeamLogShowcaseFileAddedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseFileAddedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseFileDownloadDetails
@dynamic eventUuid;
@dynamic downloadType;
@end
@implementation DBXTeamLogShowcaseFileDownloadType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseFileRemovedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseFileRemovedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseFileViewDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseFileViewType
@dynamic description_;
@end
@implementation DBXTeamLogShowcasePermanentlyDeletedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcasePermanentlyDeletedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcasePostCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogShowcasePostCommentType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseRemoveMemberDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseRemoveMemberType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseRenamedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseRenamedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseRequestAccessDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseRequestAccessType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseResolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogShowcaseResolveCommentType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseRestoredDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseRestoredType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseTrashedDeprecatedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseTrashedDeprecatedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseTrashedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseTrashedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseUnresolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBXTeamLogShowcaseUnresolveCommentType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseUntrashedDeprecatedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseUntrashedDeprecatedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseUntrashedDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseUntrashedType
@dynamic description_;
@end
@implementation DBXTeamLogShowcaseViewDetails
@dynamic eventUuid;
@end
@implementation DBXTeamLogShowcaseViewType
@dynamic description_;
@end
@implementation DBXTeamLogSignExternalSharingPolicy @end
@implementation DBXTeamLogSignExternalSharingPolicyDefault_ @end
@implementation DBXTeamLogSignExternalSharingPolicyDisabled @end
@implementation DBXTeamLogSignExternalSharingPolicyEnabled @end
@implementation DBXTeamLogSignExternalSharingPolicyOther @end
@implementation DBXTeamLogSignExternalSharingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSignExternalSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSignInAsSessionEndDetails @end
@implementation DBXTeamLogSignInAsSessionEndType
@dynamic description_;
@end
@implementation DBXTeamLogSignInAsSessionStartDetails @end
@implementation DBXTeamLogSignInAsSessionStartType
@dynamic description_;
@end
@implementation DBXTeamLogSignSignatureRequestCanceledDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBXTeamLogSignSignatureRequestCanceledType
@dynamic description_;
@end
@implementation DBXTeamLogSignSignatureRequestCompletedDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBXTeamLogSignSignatureRequestCompletedType
@dynamic description_;
@end
@implementation DBXTeamLogSignSignatureRequestDeclinedDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBXTeamLogSignSignatureRequestDeclinedType
@dynamic description_;
@end
@implementation DBXTeamLogSignSignatureRequestOpenedDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBXTeamLogSignSignatureRequestOpenedType
@dynamic description_;
@end
@implementation DBXTeamLogSignSignatureRequestReminderSentDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBXTeamLogSignSignatureRequestReminderSentType
@dynamic description_;
@end
@implementation DBXTeamLogSignSignatureRequestSentDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBXTeamLogSignSignatureRequestSentType
@dynamic description_;
@end
@implementation DBXTeamLogSignTemplateCreatedDetails
@dynamic accessLevel;
@dynamic fileName;
@end
@implementation DBXTeamLogSignTemplateCreatedType
@dynamic description_;
@end
@implementation DBXTeamLogSignTemplateCreationPermissionChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSignTemplateCreationPermissionChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSignTemplateCreationPermissionPolicy @end
@implementation DBXTeamLogSignTemplateCreationPermissionPolicyDisabled @end
@implementation DBXTeamLogSignTemplateCreationPermissionPolicyEnabled @end
@implementation DBXTeamLogSignTemplateCreationPermissionPolicyOther @end
@implementation DBXTeamLogSignTemplateSharedDetails
@dynamic accessLevel;
@dynamic fileName;
@end
@implementation DBXTeamLogSignTemplateSharedType
@dynamic description_;
@end
@implementation DBXTeamLogSmartSyncChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSmartSyncChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSmartSyncCreateAdminPrivilegeReportDetails @end
@implementation DBXTeamLogSmartSyncCreateAdminPrivilegeReportType
@dynamic description_;
@end
@implementation DBXTeamLogSmartSyncNotOptOutDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSmartSyncNotOptOutType
@dynamic description_;
@end
@implementation DBXTeamLogSmartSyncOptOutDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSmartSyncOptOutPolicy @end
@implementation DBXTeamLogSmartSyncOptOutPolicyDefault_ @end
@implementation DBXTeamLogSmartSyncOptOutPolicyOptedOut @end
@implementation DBXTeamLogSmartSyncOptOutPolicyOther @end
@implementation DBXTeamLogSmartSyncOptOutType
@dynamic description_;
@end
@implementation DBXTeamLogSmarterSmartSyncPolicyChangedDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSmarterSmartSyncPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogSpaceCapsType @end
@implementation DBXTeamLogSpaceCapsTypeHard @end
@implementation DBXTeamLogSpaceCapsTypeOff @end
@implementation DBXTeamLogSpaceCapsTypeSoft @end
@implementation DBXTeamLogSpaceCapsTypeOther @end
@implementation DBXTeamLogSpaceLimitsStatus @end
@implementation DBXTeamLogSpaceLimitsStatusNearQuota @end
@implementation DBXTeamLogSpaceLimitsStatusOverQuota @end
@implementation DBXTeamLogSpaceLimitsStatusWithinQuota @end
@implementation DBXTeamLogSpaceLimitsStatusOther @end
@implementation DBXTeamLogSsoAddCertDetails
@dynamic certificateDetails;
@end
@implementation DBXTeamLogSsoAddCertType
@dynamic description_;
@end
@implementation DBXTeamLogSsoAddLoginUrlDetails
@dynamic newValue;
@end
@implementation DBXTeamLogSsoAddLoginUrlType
@dynamic description_;
@end
@implementation DBXTeamLogSsoAddLogoutUrlDetails
@dynamic newValue;
@end
@implementation DBXTeamLogSsoAddLogoutUrlType
@dynamic description_;
@end
@implementation DBXTeamLogSsoChangeCertDetails
@dynamic previousCertificateDetails;
@dynamic newCertificateDetails;
@end
@implementation DBXTeamLogSsoChangeCertType
@dynamic description_;
@end
@implementation DBXTeamLogSsoChangeLoginUrlDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSsoChangeLoginUrlType
@dynamic description_;
@end
@implementation DBXTeamLogSsoChangeLogoutUrlDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSsoChangeLogoutUrlType
@dynamic description_;
@end
@implementation DBXTeamLogSsoChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogSsoChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogSsoChangeSamlIdentityModeDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogSsoChangeSamlIdentityModeType
@dynamic description_;
@end
@implementation DBXTeamLogSsoErrorDetails
@dynamic errorDetails;
@end
@implementation DBXTeamLogSsoErrorType
@dynamic description_;
@end
@implementation DBXTeamLogSsoRemoveCertDetails @end
@implementation DBXTeamLogSsoRemoveCertType
@dynamic description_;
@end
@implementation DBXTeamLogSsoRemoveLoginUrlDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogSsoRemoveLoginUrlType
@dynamic description_;
@end
@implementation DBXTeamLogSsoRemoveLogoutUrlDetails
@dynamic previousValue;
@end
@implementation DBXTeamLogSsoRemoveLogoutUrlType
@dynamic description_;
@end
@implementation DBXTeamLogStackCrossTeamAccessPolicy @end
@implementation DBXTeamLogStackCrossTeamAccessPolicyAllowed @end
@implementation DBXTeamLogStackCrossTeamAccessPolicyDefault_ @end
@implementation DBXTeamLogStackCrossTeamAccessPolicyDisallowed @end
@implementation DBXTeamLogStackCrossTeamAccessPolicyOther @end
@implementation DBXTeamLogStackCrossTeamAccessPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogStackCrossTeamAccessPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogStartedEnterpriseAdminSessionDetails
@dynamic federationExtraDetails;
@end
@implementation DBXTeamLogStartedEnterpriseAdminSessionType
@dynamic description_;
@end
@implementation DBXTeamLogTeamActivityCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLogTeamActivityCreateReportFailDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogTeamActivityCreateReportFailType
@dynamic description_;
@end
@implementation DBXTeamLogTeamActivityCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogTeamBrandingPolicy @end
@implementation DBXTeamLogTeamBrandingPolicyDisabled @end
@implementation DBXTeamLogTeamBrandingPolicyEnabled @end
@implementation DBXTeamLogTeamBrandingPolicyOther @end
@implementation DBXTeamLogTeamBrandingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTeamBrandingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamDetails
@dynamic team;
@end
@implementation DBXTeamLogTeamEncryptionKeyActivateKeyDetails
@dynamic keyManagementType;
@end
@implementation DBXTeamLogTeamEncryptionKeyActivateKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyCancelKeyDeletionDetails @end
@implementation DBXTeamLogTeamEncryptionKeyCancelKeyDeletionType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyCreateKeyDetails @end
@implementation DBXTeamLogTeamEncryptionKeyCreateKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyDeactivateKeyDetails @end
@implementation DBXTeamLogTeamEncryptionKeyDeactivateKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyDeleteKeyDetails @end
@implementation DBXTeamLogTeamEncryptionKeyDeleteKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyDisableKeyDetails @end
@implementation DBXTeamLogTeamEncryptionKeyDisableKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyEnableKeyDetails @end
@implementation DBXTeamLogTeamEncryptionKeyEnableKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyRotateKeyDetails @end
@implementation DBXTeamLogTeamEncryptionKeyRotateKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionDetails @end
@implementation DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionType
@dynamic description_;
@end
@implementation DBXTeamLogTeamEvent
@dynamic timestamp_;
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
@implementation DBXTeamLogTeamExtensionsPolicy @end
@implementation DBXTeamLogTeamExtensionsPolicyDisabled @end
@implementation DBXTeamLogTeamExtensionsPolicyEnabled @end
@implementation DBXTeamLogTeamExtensionsPolicyOther @end
@implementation DBXTeamLogTeamExtensionsPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTeamExtensionsPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderChangeStatusDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTeamFolderChangeStatusType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderCreateDetails @end
@implementation DBXTeamLogTeamFolderCreateType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderDowngradeDetails
@dynamic targetAssetIndex;
@end
@implementation DBXTeamLogTeamFolderDowngradeType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderNotificationTarget @end
@implementation DBXTeamLogTeamFolderNotificationTargetAdmins @end
@implementation DBXTeamLogTeamFolderNotificationTargetBoth @end
@implementation DBXTeamLogTeamFolderNotificationTargetEditors @end
@implementation DBXTeamLogTeamFolderNotificationTargetSilent @end
@implementation DBXTeamLogTeamFolderNotificationTargetOther @end
@implementation DBXTeamLogTeamFolderPermanentlyDeleteDetails @end
@implementation DBXTeamLogTeamFolderPermanentlyDeleteType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderRenameDetails
@dynamic previousFolderName;
@dynamic newFolderName;
@end
@implementation DBXTeamLogTeamFolderRenameType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderSpaceCapsType @end
@implementation DBXTeamLogTeamFolderSpaceCapsTypeHard @end
@implementation DBXTeamLogTeamFolderSpaceCapsTypeOff @end
@implementation DBXTeamLogTeamFolderSpaceCapsTypeSoft @end
@implementation DBXTeamLogTeamFolderSpaceCapsTypeOther @end
@implementation DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeDetails
@dynamic previousCapsType;
@dynamic newCapsType;
@end
@implementation DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderSpaceLimitsChangeLimitDetails
@dynamic previousLimitBytes;
@dynamic newLimitBytes;
@end
@implementation DBXTeamLogTeamFolderSpaceLimitsChangeLimitType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetDetails
@dynamic previousTarget;
@dynamic newTarget;
@end
@implementation DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFoldersCreateReportDetails @end
@implementation DBXTeamLogTeamFoldersCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogTeamFoldersCreateReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamFoldersCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogTeamInviteDetails
@dynamic inviteMethod;
@dynamic additionalLicensePurchase;
@end
@implementation DBXTeamLogTeamLinkedAppLogInfo @end
@implementation DBXTeamLogTeamLogInfo
@dynamic displayName;
@end
@implementation DBXTeamLogTeamMemberLogInfo
@dynamic teamMemberId;
@dynamic memberExternalId;
@dynamic team;
@end
@implementation DBXTeamLogTeamMemberStorageRequestPolicy @end
@implementation DBXTeamLogTeamMemberStorageRequestPolicyDefault_ @end
@implementation DBXTeamLogTeamMemberStorageRequestPolicyDisabled @end
@implementation DBXTeamLogTeamMemberStorageRequestPolicyEnabled @end
@implementation DBXTeamLogTeamMemberStorageRequestPolicyOther @end
@implementation DBXTeamLogTeamMemberStorageRequestPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTeamMemberStorageRequestPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMembershipType @end
@implementation DBXTeamLogTeamMembershipTypeFree @end
@implementation DBXTeamLogTeamMembershipTypeFull @end
@implementation DBXTeamLogTeamMembershipTypeGuest @end
@implementation DBXTeamLogTeamMembershipTypeOther @end
@implementation DBXTeamLogTeamMergeFromDetails
@dynamic teamName;
@end
@implementation DBXTeamLogTeamMergeFromType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedDetails
@dynamic requestAcceptedDetails;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedExtraDetails @end
@implementation DBXTeamLogTeamMergeRequestAcceptedExtraDetailsPrimaryTeam
@dynamic primaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedExtraDetailsSecondaryTeam
@dynamic secondaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedExtraDetailsOther @end
@implementation DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamDetails
@dynamic primaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestAcceptedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestAutoCanceledDetails
@dynamic details;
@end
@implementation DBXTeamLogTeamMergeRequestAutoCanceledType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledDetails
@dynamic requestCanceledDetails;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledExtraDetails @end
@implementation DBXTeamLogTeamMergeRequestCanceledExtraDetailsPrimaryTeam
@dynamic primaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledExtraDetailsSecondaryTeam
@dynamic secondaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledExtraDetailsOther @end
@implementation DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamDetails
@dynamic sentTo;
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestCanceledType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredDetails
@dynamic requestExpiredDetails;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredExtraDetails @end
@implementation DBXTeamLogTeamMergeRequestExpiredExtraDetailsPrimaryTeam
@dynamic primaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredExtraDetailsSecondaryTeam
@dynamic secondaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredExtraDetailsOther @end
@implementation DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamDetails
@dynamic sentTo;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestExpiredType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamDetails
@dynamic sentBy;
@end
@implementation DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestReminderDetails
@dynamic requestReminderDetails;
@end
@implementation DBXTeamLogTeamMergeRequestReminderExtraDetails @end
@implementation DBXTeamLogTeamMergeRequestReminderExtraDetailsPrimaryTeam
@dynamic primaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestReminderExtraDetailsSecondaryTeam
@dynamic secondaryTeam;
@end
@implementation DBXTeamLogTeamMergeRequestReminderExtraDetailsOther @end
@implementation DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentTo;
@end
@implementation DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamDetails
@dynamic sentTo;
@end
@implementation DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestReminderType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestRevokedDetails
@dynamic team;
@end
@implementation DBXTeamLogTeamMergeRequestRevokedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentTo;
@end
@implementation DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamDetails
@dynamic sentTo;
@end
@implementation DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBXTeamLogTeamMergeToDetails
@dynamic teamName;
@end
@implementation DBXTeamLogTeamMergeToType
@dynamic description_;
@end
@implementation DBXTeamLogTeamName
@dynamic teamDisplayName;
@dynamic teamLegalName;
@end
@implementation DBXTeamLogTeamProfileAddBackgroundDetails @end
@implementation DBXTeamLogTeamProfileAddBackgroundType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileAddLogoDetails @end
@implementation DBXTeamLogTeamProfileAddLogoType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileChangeBackgroundDetails @end
@implementation DBXTeamLogTeamProfileChangeBackgroundType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileChangeDefaultLanguageDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTeamProfileChangeDefaultLanguageType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileChangeLogoDetails @end
@implementation DBXTeamLogTeamProfileChangeLogoType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileChangeNameDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogTeamProfileChangeNameType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileRemoveBackgroundDetails @end
@implementation DBXTeamLogTeamProfileRemoveBackgroundType
@dynamic description_;
@end
@implementation DBXTeamLogTeamProfileRemoveLogoDetails @end
@implementation DBXTeamLogTeamProfileRemoveLogoType
@dynamic description_;
@end
@implementation DBXTeamLogTeamSelectiveSyncPolicy @end
@implementation DBXTeamLogTeamSelectiveSyncPolicyDisabled @end
@implementation DBXTeamLogTeamSelectiveSyncPolicyEnabled @end
@implementation DBXTeamLogTeamSelectiveSyncPolicyOther @end
@implementation DBXTeamLogTeamSelectiveSyncPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTeamSelectiveSyncPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamSelectiveSyncSettingsChangedDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogTeamSelectiveSyncSettingsChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamSharingWhitelistSubjectsChangedDetails
@dynamic addedWhitelistSubjects;
@dynamic removedWhitelistSubjects;
@end
@implementation DBXTeamLogTeamSharingWhitelistSubjectsChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamStorageCreateReportDetails @end
@implementation DBXTeamLogTeamStorageCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBXTeamLogTeamStorageCreateReportFailedType
@dynamic description_;
@end
@implementation DBXTeamLogTeamStorageCreateReportType
@dynamic description_;
@end
@implementation DBXTeamLogTfaAddBackupPhoneDetails @end
@implementation DBXTeamLogTfaAddBackupPhoneType
@dynamic description_;
@end
@implementation DBXTeamLogTfaAddExceptionDetails @end
@implementation DBXTeamLogTfaAddExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogTfaAddSecurityKeyDetails @end
@implementation DBXTeamLogTfaAddSecurityKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTfaChangeBackupPhoneDetails @end
@implementation DBXTeamLogTfaChangeBackupPhoneType
@dynamic description_;
@end
@implementation DBXTeamLogTfaChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTfaChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogTfaChangeStatusDetails
@dynamic newValue;
@dynamic previousValue;
@dynamic usedRescueCode;
@end
@implementation DBXTeamLogTfaChangeStatusType
@dynamic description_;
@end
@implementation DBXTeamLogTfaConfiguration @end
@implementation DBXTeamLogTfaConfigurationAuthenticator @end
@implementation DBXTeamLogTfaConfigurationDisabled @end
@implementation DBXTeamLogTfaConfigurationEnabled @end
@implementation DBXTeamLogTfaConfigurationSms @end
@implementation DBXTeamLogTfaConfigurationOther @end
@implementation DBXTeamLogTfaRemoveBackupPhoneDetails @end
@implementation DBXTeamLogTfaRemoveBackupPhoneType
@dynamic description_;
@end
@implementation DBXTeamLogTfaRemoveExceptionDetails @end
@implementation DBXTeamLogTfaRemoveExceptionType
@dynamic description_;
@end
@implementation DBXTeamLogTfaRemoveSecurityKeyDetails @end
@implementation DBXTeamLogTfaRemoveSecurityKeyType
@dynamic description_;
@end
@implementation DBXTeamLogTfaResetDetails @end
@implementation DBXTeamLogTfaResetType
@dynamic description_;
@end
@implementation DBXTeamLogTimeUnit @end
@implementation DBXTeamLogTimeUnitDays @end
@implementation DBXTeamLogTimeUnitHours @end
@implementation DBXTeamLogTimeUnitMilliseconds @end
@implementation DBXTeamLogTimeUnitMinutes @end
@implementation DBXTeamLogTimeUnitMonths @end
@implementation DBXTeamLogTimeUnitSeconds @end
@implementation DBXTeamLogTimeUnitWeeks @end
@implementation DBXTeamLogTimeUnitYears @end
@implementation DBXTeamLogTimeUnitOther @end
@implementation DBXTeamLogTopLevelContentPolicy @end
@implementation DBXTeamLogTopLevelContentPolicyAdminsOnly @end
@implementation DBXTeamLogTopLevelContentPolicyEveryone @end
@implementation DBXTeamLogTopLevelContentPolicyOther @end
@implementation DBXTeamLogTopLevelContentPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTopLevelContentPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogTrustedNonTeamMemberLogInfo
@dynamic trustedNonTeamMemberType;
@dynamic team;
@end
@implementation DBXTeamLogTrustedNonTeamMemberType @end
@implementation DBXTeamLogTrustedNonTeamMemberTypeEnterpriseAdmin @end
@implementation DBXTeamLogTrustedNonTeamMemberTypeMultiInstanceAdmin @end
@implementation DBXTeamLogTrustedNonTeamMemberTypeOther @end
@implementation DBXTeamLogTrustedTeamsRequestAction @end
@implementation DBXTeamLogTrustedTeamsRequestActionAccepted @end
@implementation DBXTeamLogTrustedTeamsRequestActionDeclined @end
@implementation DBXTeamLogTrustedTeamsRequestActionExpired @end
@implementation DBXTeamLogTrustedTeamsRequestActionInvited @end
@implementation DBXTeamLogTrustedTeamsRequestActionRevoked @end
@implementation DBXTeamLogTrustedTeamsRequestActionOther @end
@implementation DBXTeamLogTrustedTeamsRequestState @end
@implementation DBXTeamLogTrustedTeamsRequestStateInvited @end
@implementation DBXTeamLogTrustedTeamsRequestStateLinked @end
@implementation DBXTeamLogTrustedTeamsRequestStateUnlinked @end
@implementation DBXTeamLogTrustedTeamsRequestStateOther @end
@implementation DBXTeamLogTwoAccountChangePolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogTwoAccountChangePolicyType
@dynamic description_;
@end
@implementation DBXTeamLogTwoAccountPolicy @end
@implementation DBXTeamLogTwoAccountPolicyDisabled @end
@implementation DBXTeamLogTwoAccountPolicyEnabled @end
@implementation DBXTeamLogTwoAccountPolicyOther @end
@implementation DBXTeamLogUndoNamingConventionDetails @end
@implementation DBXTeamLogUndoNamingConventionType
@dynamic description_;
@end
@implementation DBXTeamLogUndoOrganizeFolderWithTidyDetails @end
@implementation DBXTeamLogUndoOrganizeFolderWithTidyType
@dynamic description_;
@end
@implementation DBXTeamLogUserLinkedAppLogInfo @end
@implementation DBXTeamLogUserNameLogInfo
@dynamic givenName;
@dynamic surname;
@dynamic locale;
@end
@implementation DBXTeamLogUserOrTeamLinkedAppLogInfo @end
@implementation DBXTeamLogUserTagsAddedDetails
@dynamic values;
@end
@implementation DBXTeamLogUserTagsAddedType
@dynamic description_;
@end
@implementation DBXTeamLogUserTagsRemovedDetails
@dynamic values;
@end
@implementation DBXTeamLogUserTagsRemovedType
@dynamic description_;
@end
@implementation DBXTeamLogViewerInfoPolicyChangedDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogViewerInfoPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogWatermarkingPolicy @end
@implementation DBXTeamLogWatermarkingPolicyDisabled @end
@implementation DBXTeamLogWatermarkingPolicyEnabled @end
@implementation DBXTeamLogWatermarkingPolicyOther @end
@implementation DBXTeamLogWatermarkingPolicyChangedDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogWatermarkingPolicyChangedType
@dynamic description_;
@end
@implementation DBXTeamLogWebDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic userAgent;
@dynamic os;
@dynamic browser;
@end
@implementation DBXTeamLogWebSessionLogInfo @end
@implementation DBXTeamLogWebSessionsChangeActiveSessionLimitDetails
@dynamic previousValue;
@dynamic newValue;
@end
@implementation DBXTeamLogWebSessionsChangeActiveSessionLimitType
@dynamic description_;
@end
@implementation DBXTeamLogWebSessionsChangeFixedLengthPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogWebSessionsChangeFixedLengthPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogWebSessionsChangeIdleLengthPolicyDetails
@dynamic newValue;
@dynamic previousValue;
@end
@implementation DBXTeamLogWebSessionsChangeIdleLengthPolicyType
@dynamic description_;
@end
@implementation DBXTeamLogWebSessionsFixedLengthPolicy @end
@implementation DBXTeamLogWebSessionsFixedLengthPolicyDefined
@dynamic defined;
@end
@implementation DBXTeamLogWebSessionsFixedLengthPolicyUndefined @end
@implementation DBXTeamLogWebSessionsFixedLengthPolicyOther @end
@implementation DBXTeamLogWebSessionsIdleLengthPolicy @end
@implementation DBXTeamLogWebSessionsIdleLengthPolicyDefined
@dynamic defined;
@end
@implementation DBXTeamLogWebSessionsIdleLengthPolicyUndefined @end
@implementation DBXTeamLogWebSessionsIdleLengthPolicyOther @end
