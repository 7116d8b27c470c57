// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG.h>

@class DBSHARINGAccessLevel, DBSHARINGLinkAudience, DBTEAMCOMMONTimeRange, DBTEAMDesktopPlatform,
    DBTEAMLOGActionDetails, DBTEAMLOGActorLogInfo, DBTEAMLOGAdminAlertingAlertSensitivity,
    DBTEAMLOGAdminAlertingAlertStatePolicy, DBTEAMLOGAdminConsoleAppPolicy, DBTEAMLOGAdminRole,
    DBTEAMLOGAlertRecipientsSettingType, DBTEAMLOGContentDeletionProtectionPolicy, DBTEAMLOGContextLogInfo,
    DBTEAMLOGDashStackSharingScope, DBTEAMLOGDesktopSessionLogInfo, DBTEAMLOGDeviceApprovalsPolicy,
    DBTEAMLOGDeviceUnlinkPolicy, DBTEAMLOGDurationLogInfo, DBTEAMLOGEventCategory, DBTEAMLOGEventDetails,
    DBTEAMLOGEventType, DBTEAMLOGFileRequestDetails, DBTEAMLOGLinkSettingsLogInfo, DBTEAMLOGLinkedDeviceLogInfo,
    DBTEAMLOGMemberStatus, DBTEAMLOGMobileSessionLogInfo, DBTEAMLOGOriginLogInfo, DBTEAMLOGParticipantLogInfo,
    DBTEAMLOGPathLogInfo, DBTEAMLOGPolicyType, DBTEAMLOGProtectReportCategory, DBTEAMLOGProtectReportSection,
    DBTEAMLOGRecipientsConfiguration, DBTEAMLOGSessionLogInfo, DBTEAMLOGSharedLinkVisibility, DBTEAMLOGTfaConfiguration,
    DBTEAMLOGTrustedNonTeamMemberType, DBTEAMLOGTrustedTeamsRequestAction, DBTEAMLOGTrustedTeamsRequestState,
    DBTEAMLOGUserLinkedAppLogInfo, DBTEAMLOGWebSessionsFixedLengthPolicy, DBTEAMLOGWebSessionsIdleLengthPolicy,
    DBTEAMMobileClientPlatform, DBTEAMPOLICIESRolloutMethod, DBTEAMPOLICIESSmartSyncPolicy;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGAdminAlertingAlertConfiguration (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAlertState:(nullable DBTEAMLOGAdminAlertingAlertStatePolicy *)alertState
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAlertState:(nullable DBTEAMLOGAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBTEAMLOGAdminAlertingAlertSensitivity *)sensitivityLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAlertState:(nullable DBTEAMLOGAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBTEAMLOGAdminAlertingAlertSensitivity *)sensitivityLevel
    recipientsSettings:(nullable DBTEAMLOGRecipientsConfiguration *)recipientsSettings
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAlertState:(nullable DBTEAMLOGAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBTEAMLOGAdminAlertingAlertSensitivity *)sensitivityLevel
    recipientsSettings:(nullable DBTEAMLOGRecipientsConfiguration *)recipientsSettings
    text:(nullable NSString *)text
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAlertState:(nullable DBTEAMLOGAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBTEAMLOGAdminAlertingAlertSensitivity *)sensitivityLevel
    recipientsSettings:(nullable DBTEAMLOGRecipientsConfiguration *)recipientsSettings
    text:(nullable NSString *)text
    excludedFileExtensions:(nullable NSString *)excludedFileExtensions
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGAppLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAppId:(nullable NSString *)appId __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGAppPermissionsChangedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPreviousValue:(DBTEAMLOGAdminConsoleAppPolicy *)previousValue
    dNewValue:(DBTEAMLOGAdminConsoleAppPolicy *)dNewValue
    appName:(nullable NSString *)appName
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGContentDeletionProtectionChangePolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGContentDeletionProtectionPolicy *)dNewValue
    dNewThresholdBytes:(nullable NSNumber *)dNewThresholdBytes
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGContentDeletionProtectionPolicy *)dNewValue
    dNewThresholdBytes:(nullable NSNumber *)dNewThresholdBytes
    previousValue:(nullable DBTEAMLOGContentDeletionProtectionPolicy *)previousValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDashExternalUserOpenedStackDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithStackName:(NSString *)stackName
    stackSharingScope:(DBTEAMLOGDashStackSharingScope *)stackSharingScope
    isInvited:(NSNumber *)isInvited
    isVerified:(NSNumber *)isVerified
    stackOwnerTeamId:(nullable NSNumber *)stackOwnerTeamId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceSessionLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDesktopDeviceSessionLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGDesktopSessionLogInfo *)sessionInfo
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGDeviceApprovalsPolicy *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGDeviceApprovalsPolicy *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceApprovalsChangeOverageActionDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMPOLICIESRolloutMethod *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGDeviceUnlinkPolicy *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceDeleteOnUnlinkFailDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithNumFailures:(NSNumber *)numFailures
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGDeviceUnlinkDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeleteData:(NSNumber *)deleteData
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGEmailIngestReceiveFileDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithInboxName:(NSString *)inboxName
    attachmentNames:(NSArray<NSString *> *)attachmentNames
    subject:(nullable NSString *)subject
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithInboxName:(NSString *)inboxName
    attachmentNames:(NSArray<NSString *> *)attachmentNames
    subject:(nullable NSString *)subject
    fromName:(nullable NSString *)fromName
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFailureDetailsLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithUserFriendlyMessage:(nullable NSString *)userFriendlyMessage
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileOrFolderLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestAutoCloseDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    reason:(nullable NSString *)reason
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestChangeDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewDetails:(DBTEAMLOGFileRequestDetails *)dNewDetails
    fileRequestId:(nullable NSString *)fileRequestId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestCloseDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestCreateDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestDeadline (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeadline:(nullable NSDate *)deadline __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestDeleteDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAssetIndex:(NSNumber *)assetIndex
    deadline:(nullable DBTEAMLOGFileRequestDeadline *)deadline
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFileRequestReceiveFileDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSubmittedFileNames:(NSArray<NSString *> *)submittedFileNames
    fileRequestId:(nullable NSString *)fileRequestId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSubmittedFileNames:(NSArray<NSString *> *)submittedFileNames
    fileRequestId:(nullable NSString *)fileRequestId
    fileRequestDetails:(nullable DBTEAMLOGFileRequestDetails *)fileRequestDetails
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSubmittedFileNames:(NSArray<NSString *> *)submittedFileNames
    fileRequestId:(nullable NSString *)fileRequestId
    fileRequestDetails:(nullable DBTEAMLOGFileRequestDetails *)fileRequestDetails
    submitterName:(nullable NSString *)submitterName
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGFolderLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGeoLocationLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(NSString *)ipAddress
    city:(nullable NSString *)city
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(NSString *)ipAddress
    city:(nullable NSString *)city
    region:(nullable NSString *)region
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGetTeamEventsArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLimit:(nullable NSNumber *)limit __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLimit:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLimit:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLimit:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    category:(nullable DBTEAMLOGEventCategory *)category
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGovernancePolicyAddFolderFailedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    folder:(NSString *)folder
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGovernancePolicyAddFoldersDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGovernancePolicyCreateDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    duration:(DBTEAMLOGDurationLogInfo *)duration
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGovernancePolicyRemoveFoldersDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGovernancePolicyZipPartDownloadedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGroupCreateDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGroupJoinPolicyUpdatedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGroupLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDisplayName:(NSString *)displayName
    groupId:(nullable NSString *)groupId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGuestAdminChangeStatusDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIsGuest:(NSNumber *)isGuest
    previousValue:(DBTEAMLOGTrustedTeamsRequestState *)previousValue
    dNewValue:(DBTEAMLOGTrustedTeamsRequestState *)dNewValue
    actionDetails:(DBTEAMLOGTrustedTeamsRequestAction *)actionDetails
    guestTeamName:(nullable NSString *)guestTeamName
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTeamName:(nullable NSString *)teamName __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTeamName:(nullable NSString *)teamName __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGJoinTeamDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    wasLinkedDevicesTruncated:(nullable NSNumber *)wasLinkedDevicesTruncated
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    wasLinkedDevicesTruncated:(nullable NSNumber *)wasLinkedDevicesTruncated
    wasLinkedSharedFoldersTruncated:(nullable NSNumber *)wasLinkedSharedFoldersTruncated
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    wasLinkedDevicesTruncated:(nullable NSNumber *)wasLinkedDevicesTruncated
    wasLinkedSharedFoldersTruncated:(nullable NSNumber *)wasLinkedSharedFoldersTruncated
    hasLinkedApps:(nullable NSNumber *)hasLinkedApps
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    wasLinkedDevicesTruncated:(nullable NSNumber *)wasLinkedDevicesTruncated
    wasLinkedSharedFoldersTruncated:(nullable NSNumber *)wasLinkedSharedFoldersTruncated
    hasLinkedApps:(nullable NSNumber *)hasLinkedApps
    hasLinkedDevices:(nullable NSNumber *)hasLinkedDevices
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGLegacyDeviceSessionLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    macAddress:(nullable NSString *)macAddress
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    macAddress:(nullable NSString *)macAddress
    osVersion:(nullable NSString *)osVersion
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    macAddress:(nullable NSString *)macAddress
    osVersion:(nullable NSString *)osVersion
    deviceType:(nullable NSString *)deviceType
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    macAddress:(nullable NSString *)macAddress
    osVersion:(nullable NSString *)osVersion
    deviceType:(nullable NSString *)deviceType
    clientVersion:(nullable NSString *)clientVersion
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGLegalHoldsExportDownloadedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(NSString *)exportName
    part:(nullable NSString *)part
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGMalwareExclusionState (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithExcludedFileHashesCount:(NSNumber *)excludedFileHashesCount
    filePathFromLastExclusion:(nullable NSString *)filePathFromLastExclusion
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGMemberChangeAdminRoleDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGAdminRole *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGMemberChangeStatusDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberStatus *)dNewValue
    previousValue:(nullable DBTEAMLOGMemberStatus *)previousValue
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberStatus *)dNewValue
    previousValue:(nullable DBTEAMLOGMemberStatus *)previousValue
    action:(nullable DBTEAMLOGActionDetails *)action
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberStatus *)dNewValue
    previousValue:(nullable DBTEAMLOGMemberStatus *)previousValue
    action:(nullable DBTEAMLOGActionDetails *)action
    dNewTeam:(nullable NSString *)dNewTeam
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGMemberSpaceLimitsChangePolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPreviousValue:(nullable NSNumber *)previousValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGMobileDeviceSessionLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGMobileSessionLogInfo *)sessionInfo
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGMobileSessionLogInfo *)sessionInfo
    clientVersion:(nullable NSString *)clientVersion
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGMobileSessionLogInfo *)sessionInfo
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGNamespaceRelativePathLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithNsId:(nullable NSString *)nsId __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithNsId:(nullable NSString *)nsId
    relativePath:(nullable NSString *)relativePath
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGUserLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGNonTeamMemberLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGPaperContentRemoveFromFolderDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    targetAssetIndex:(nullable NSNumber *)targetAssetIndex
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGPaperDocChangeSharingPolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    publicSharingPolicy:(nullable NSString *)publicSharingPolicy
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGProtectInternalDomainsChangedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDomainsAdded:(nullable NSArray<NSString *> *)domainsAdded
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGProtectReportViewDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithReportCategory:(DBTEAMLOGProtectReportCategory *)reportCategory
    reportSection:(nullable DBTEAMLOGProtectReportSection *)reportSection
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGRecipientsConfiguration (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithRecipientSettingType:(nullable DBTEAMLOGAlertRecipientsSettingType *)recipientSettingType
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRecipientSettingType:(nullable DBTEAMLOGAlertRecipientsSettingType *)recipientSettingType
    emails:(nullable NSArray<NSString *> *)emails
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGReplayFileSharedLinkCreatedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIsWatermarked:(nullable NSNumber *)isWatermarked
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGReplayFileSharedLinkModifiedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIsWatermarked:(nullable NSNumber *)isWatermarked
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSendAndTrackLinkViewedDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLinkSettings:(DBTEAMLOGLinkSettingsLogInfo *)linkSettings
    emailAddress:(nullable NSString *)emailAddress
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSfExternalInviteWarnDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    dNewSharingPermission:(nullable NSString *)dNewSharingPermission
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSfFbInviteChangeRoleDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    previousSharingPermission:(nullable NSString *)previousSharingPermission
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSfTeamInviteChangeRoleDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    dNewSharingPermission:(nullable NSString *)dNewSharingPermission
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSfTeamJoinFromOobLinkDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    tokenKey:(nullable NSString *)tokenKey
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedContentChangeLinkExpiryDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable NSDate *)dNewValue __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedFolderNestDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPreviousParentNsId:(nullable NSString *)previousParentNsId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPreviousParentNsId:(nullable NSString *)previousParentNsId
    dNewParentNsId:(nullable NSString *)dNewParentNsId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPreviousParentNsId:(nullable NSString *)previousParentNsId
    dNewParentNsId:(nullable NSString *)dNewParentNsId
    previousNsPath:(nullable NSString *)previousNsPath
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkChangeExpiryDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable NSDate *)dNewValue __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable NSDate *)dNewValue
    previousValue:(nullable NSDate *)previousValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkChangeVisibilityDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharedLinkVisibility *)dNewValue
    previousValue:(nullable DBTEAMLOGSharedLinkVisibility *)previousValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkSettingsAddExpirationDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkSettingsChangeAudienceDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    dNewValue:(DBSHARINGLinkAudience *)dNewValue
    sharedContentLink:(nullable NSString *)sharedContentLink
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkSettingsChangeExpirationDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    dNewValue:(nullable NSDate *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSharedLinkShareDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSmartSyncChangePolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMPOLICIESSmartSyncPolicy *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGSsoChangeLogoutUrlDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPreviousValue:(nullable NSString *)previousValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGTeamEvent (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details
    actor:(nullable DBTEAMLOGActorLogInfo *)actor
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details
    actor:(nullable DBTEAMLOGActorLogInfo *)actor
    origin:(nullable DBTEAMLOGOriginLogInfo *)origin
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details
    actor:(nullable DBTEAMLOGActorLogInfo *)actor
    origin:(nullable DBTEAMLOGOriginLogInfo *)origin
    involveNonTeamMember:(nullable NSNumber *)involveNonTeamMember
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details
    actor:(nullable DBTEAMLOGActorLogInfo *)actor
    origin:(nullable DBTEAMLOGOriginLogInfo *)origin
    involveNonTeamMember:(nullable NSNumber *)involveNonTeamMember
    context:(nullable DBTEAMLOGContextLogInfo *)context
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details
    actor:(nullable DBTEAMLOGActorLogInfo *)actor
    origin:(nullable DBTEAMLOGOriginLogInfo *)origin
    involveNonTeamMember:(nullable NSNumber *)involveNonTeamMember
    context:(nullable DBTEAMLOGContextLogInfo *)context
    participants:(nullable NSArray<DBTEAMLOGParticipantLogInfo *> *)participants
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGTeamLinkedAppLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAppId:(nullable NSString *)appId __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGTeamMemberLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    teamMemberId:(nullable NSString *)teamMemberId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    teamMemberId:(nullable NSString *)teamMemberId
    memberExternalId:(nullable NSString *)memberExternalId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGTfaChangeStatusDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(DBTEAMLOGTfaConfiguration *)dNewValue
    previousValue:(nullable DBTEAMLOGTfaConfiguration *)previousValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGTrustedNonTeamMemberLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTrustedNonTeamMemberType:(DBTEAMLOGTrustedNonTeamMemberType *)trustedNonTeamMemberType
    accountId:(nullable NSString *)accountId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTrustedNonTeamMemberType:(DBTEAMLOGTrustedNonTeamMemberType *)trustedNonTeamMemberType
    accountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTrustedNonTeamMemberType:(DBTEAMLOGTrustedNonTeamMemberType *)trustedNonTeamMemberType
    accountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGUserLinkedAppLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAppId:(nullable NSString *)appId __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGUserOrTeamLinkedAppLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAppId:(nullable NSString *)appId __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGWebDeviceSessionLogInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithUserAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUserAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUserAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGWebSessionsFixedLengthPolicy *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGWebSessionsIdleLengthPolicy *)dNewValue
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
