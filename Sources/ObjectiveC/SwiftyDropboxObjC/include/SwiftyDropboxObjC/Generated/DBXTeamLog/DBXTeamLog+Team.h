// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXFilesSyncSetting, DBXTeamLogActorLogInfo, DBXTeamLogAssetLogInfo, DBXTeamLogContextLogInfo,
    DBXTeamLogEventCategory, DBXTeamLogEventDetailsTeamActivityCreateReportDetails,
    DBXTeamLogEventDetailsTeamActivityCreateReportFailDetails, DBXTeamLogEventDetailsTeamBrandingPolicyChangedDetails,
    DBXTeamLogEventDetailsTeamExtensionsPolicyChangedDetails, DBXTeamLogEventDetailsTeamFoldersCreateReportDetails,
    DBXTeamLogEventDetailsTeamFoldersCreateReportFailedDetails,
    DBXTeamLogEventDetailsTeamMemberStorageRequestPolicyChangedDetails,
    DBXTeamLogEventDetailsTeamProfileAddBackgroundDetails, DBXTeamLogEventDetailsTeamProfileAddLogoDetails,
    DBXTeamLogEventDetailsTeamProfileChangeBackgroundDetails,
    DBXTeamLogEventDetailsTeamProfileChangeDefaultLanguageDetails, DBXTeamLogEventDetailsTeamProfileChangeLogoDetails,
    DBXTeamLogEventDetailsTeamProfileChangeNameDetails, DBXTeamLogEventDetailsTeamProfileRemoveBackgroundDetails,
    DBXTeamLogEventDetailsTeamProfileRemoveLogoDetails, DBXTeamLogEventDetailsTeamSelectiveSyncPolicyChangedDetails,
    DBXTeamLogEventDetailsTeamSelectiveSyncSettingsChangedDetails,
    DBXTeamLogEventDetailsTeamSharingWhitelistSubjectsChangedDetails,
    DBXTeamLogEventDetailsTeamStorageCreateReportDetails, DBXTeamLogEventDetailsTeamStorageCreateReportFailedDetails,
    DBXTeamLogEventTypeArgTeamActivityCreateReport, DBXTeamLogEventTypeArgTeamActivityCreateReportFail,
    DBXTeamLogEventTypeArgTeamBrandingPolicyChanged, DBXTeamLogEventTypeArgTeamExtensionsPolicyChanged,
    DBXTeamLogEventTypeArgTeamFoldersCreateReport, DBXTeamLogEventTypeArgTeamFoldersCreateReportFailed,
    DBXTeamLogEventTypeArgTeamMemberStorageRequestPolicyChanged, DBXTeamLogEventTypeArgTeamProfileAddBackground,
    DBXTeamLogEventTypeArgTeamProfileAddLogo, DBXTeamLogEventTypeArgTeamProfileChangeBackground,
    DBXTeamLogEventTypeArgTeamProfileChangeDefaultLanguage, DBXTeamLogEventTypeArgTeamProfileChangeLogo,
    DBXTeamLogEventTypeArgTeamProfileChangeName, DBXTeamLogEventTypeArgTeamProfileRemoveBackground,
    DBXTeamLogEventTypeArgTeamProfileRemoveLogo, DBXTeamLogEventTypeArgTeamSelectiveSyncPolicyChanged,
    DBXTeamLogEventTypeArgTeamSelectiveSyncSettingsChanged, DBXTeamLogEventTypeArgTeamSharingWhitelistSubjectsChanged,
    DBXTeamLogEventTypeArgTeamStorageCreateReport, DBXTeamLogEventTypeArgTeamStorageCreateReportFailed,
    DBXTeamLogEventTypeTeamActivityCreateReport, DBXTeamLogEventTypeTeamActivityCreateReportFail,
    DBXTeamLogEventTypeTeamBrandingPolicyChanged, DBXTeamLogEventTypeTeamExtensionsPolicyChanged,
    DBXTeamLogEventTypeTeamFoldersCreateReport, DBXTeamLogEventTypeTeamFoldersCreateReportFailed,
    DBXTeamLogEventTypeTeamMemberStorageRequestPolicyChanged, DBXTeamLogEventTypeTeamProfileAddBackground,
    DBXTeamLogEventTypeTeamProfileAddLogo, DBXTeamLogEventTypeTeamProfileChangeBackground,
    DBXTeamLogEventTypeTeamProfileChangeDefaultLanguage, DBXTeamLogEventTypeTeamProfileChangeLogo,
    DBXTeamLogEventTypeTeamProfileChangeName, DBXTeamLogEventTypeTeamProfileRemoveBackground,
    DBXTeamLogEventTypeTeamProfileRemoveLogo, DBXTeamLogEventTypeTeamSelectiveSyncPolicyChanged,
    DBXTeamLogEventTypeTeamSelectiveSyncSettingsChanged, DBXTeamLogEventTypeTeamSharingWhitelistSubjectsChanged,
    DBXTeamLogEventTypeTeamStorageCreateReport, DBXTeamLogEventTypeTeamStorageCreateReportFailed,
    DBXTeamLogInviteMethod, DBXTeamLogOriginLogInfo, DBXTeamLogParticipantLogInfo,
    DBXTeamLogTeamActivityCreateReportDetails, DBXTeamLogTeamActivityCreateReportFailDetails,
    DBXTeamLogTeamActivityCreateReportFailType, DBXTeamLogTeamActivityCreateReportType,
    DBXTeamLogTeamBrandingPolicyChangedDetails, DBXTeamLogTeamBrandingPolicyChangedType,
    DBXTeamLogTeamBrandingPolicyDisabled, DBXTeamLogTeamBrandingPolicyEnabled, DBXTeamLogTeamBrandingPolicyOther,
    DBXTeamLogTeamExtensionsPolicyChangedDetails, DBXTeamLogTeamExtensionsPolicyChangedType,
    DBXTeamLogTeamExtensionsPolicyDisabled, DBXTeamLogTeamExtensionsPolicyEnabled, DBXTeamLogTeamExtensionsPolicyOther,
    DBXTeamLogTeamFoldersCreateReportDetails, DBXTeamLogTeamFoldersCreateReportFailedDetails,
    DBXTeamLogTeamFoldersCreateReportFailedType, DBXTeamLogTeamFoldersCreateReportType,
    DBXTeamLogTeamMemberStorageRequestPolicyChangedDetails, DBXTeamLogTeamMemberStorageRequestPolicyChangedType,
    DBXTeamLogTeamMemberStorageRequestPolicyDefault_, DBXTeamLogTeamMemberStorageRequestPolicyDisabled,
    DBXTeamLogTeamMemberStorageRequestPolicyEnabled, DBXTeamLogTeamMemberStorageRequestPolicyOther,
    DBXTeamLogTeamMembershipTypeFree, DBXTeamLogTeamMembershipTypeFull, DBXTeamLogTeamMembershipTypeGuest,
    DBXTeamLogTeamMembershipTypeOther, DBXTeamLogTeamProfileAddBackgroundDetails,
    DBXTeamLogTeamProfileAddBackgroundType, DBXTeamLogTeamProfileAddLogoDetails, DBXTeamLogTeamProfileAddLogoType,
    DBXTeamLogTeamProfileChangeBackgroundDetails, DBXTeamLogTeamProfileChangeBackgroundType,
    DBXTeamLogTeamProfileChangeDefaultLanguageDetails, DBXTeamLogTeamProfileChangeDefaultLanguageType,
    DBXTeamLogTeamProfileChangeLogoDetails, DBXTeamLogTeamProfileChangeLogoType, DBXTeamLogTeamProfileChangeNameDetails,
    DBXTeamLogTeamProfileChangeNameType, DBXTeamLogTeamProfileRemoveBackgroundDetails,
    DBXTeamLogTeamProfileRemoveBackgroundType, DBXTeamLogTeamProfileRemoveLogoDetails,
    DBXTeamLogTeamProfileRemoveLogoType, DBXTeamLogTeamSelectiveSyncPolicyChangedDetails,
    DBXTeamLogTeamSelectiveSyncPolicyChangedType, DBXTeamLogTeamSelectiveSyncPolicyDisabled,
    DBXTeamLogTeamSelectiveSyncPolicyEnabled, DBXTeamLogTeamSelectiveSyncPolicyOther,
    DBXTeamLogTeamSelectiveSyncSettingsChangedDetails, DBXTeamLogTeamSelectiveSyncSettingsChangedType,
    DBXTeamLogTeamSharingWhitelistSubjectsChangedDetails, DBXTeamLogTeamSharingWhitelistSubjectsChangedType,
    DBXTeamLogTeamStorageCreateReportDetails, DBXTeamLogTeamStorageCreateReportFailedDetails,
    DBXTeamLogTeamStorageCreateReportFailedType, DBXTeamLogTeamStorageCreateReportType, DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (TeamMembers)
/// The object if its tag is `team_activity_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamActivityCreateReportDetails *asTeamActivityCreateReportDetails;

/// The object if its tag is `team_activity_create_report_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamActivityCreateReportFailDetails *asTeamActivityCreateReportFailDetails;

/// The object if its tag is `team_folders_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFoldersCreateReportDetails *asTeamFoldersCreateReportDetails;

/// The object if its tag is `team_folders_create_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFoldersCreateReportFailedDetails *asTeamFoldersCreateReportFailedDetails;

/// The object if its tag is `team_storage_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamStorageCreateReportDetails *asTeamStorageCreateReportDetails;

/// The object if its tag is `team_storage_create_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamStorageCreateReportFailedDetails *asTeamStorageCreateReportFailedDetails;

/// The object if its tag is `team_selective_sync_settings_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamSelectiveSyncSettingsChangedDetails *asTeamSelectiveSyncSettingsChangedDetails;

/// The object if its tag is `team_branding_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamBrandingPolicyChangedDetails *asTeamBrandingPolicyChangedDetails;

/// The object if its tag is `team_extensions_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamExtensionsPolicyChangedDetails *asTeamExtensionsPolicyChangedDetails;

/// The object if its tag is `team_member_storage_request_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMemberStorageRequestPolicyChangedDetails *asTeamMemberStorageRequestPolicyChangedDetails;

/// The object if its tag is `team_selective_sync_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamSelectiveSyncPolicyChangedDetails *asTeamSelectiveSyncPolicyChangedDetails;

/// The object if its tag is `team_sharing_whitelist_subjects_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamSharingWhitelistSubjectsChangedDetails *asTeamSharingWhitelistSubjectsChangedDetails;

/// The object if its tag is `team_profile_add_background_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileAddBackgroundDetails *asTeamProfileAddBackgroundDetails;

/// The object if its tag is `team_profile_add_logo_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTeamProfileAddLogoDetails *asTeamProfileAddLogoDetails;

/// The object if its tag is `team_profile_change_background_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileChangeBackgroundDetails *asTeamProfileChangeBackgroundDetails;

/// The object if its tag is `team_profile_change_default_language_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileChangeDefaultLanguageDetails *asTeamProfileChangeDefaultLanguageDetails;

/// The object if its tag is `team_profile_change_logo_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileChangeLogoDetails *asTeamProfileChangeLogoDetails;

/// The object if its tag is `team_profile_change_name_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileChangeNameDetails *asTeamProfileChangeNameDetails;

/// The object if its tag is `team_profile_remove_background_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileRemoveBackgroundDetails *asTeamProfileRemoveBackgroundDetails;

/// The object if its tag is `team_profile_remove_logo_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamProfileRemoveLogoDetails *asTeamProfileRemoveLogoDetails;
@end

/// Details of an event in which a report on the team's activity was created.
@interface DBXTeamLogEventDetailsTeamActivityCreateReportDetails : DBXTeamLogEventDetails
/// The value of `team_activity_create_report_details`.
@property (nonatomic, strong) DBXTeamLogTeamActivityCreateReportDetails *teamActivityCreateReportDetails;

/// Creates an object with the tag `team_activity_create_report_details`.
- (instancetype)init:(DBXTeamLogTeamActivityCreateReportDetails *)teamActivityCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's activity couldn't be created.
@interface DBXTeamLogEventDetailsTeamActivityCreateReportFailDetails : DBXTeamLogEventDetails
/// The value of `team_activity_create_report_fail_details`.
@property (nonatomic, strong) DBXTeamLogTeamActivityCreateReportFailDetails *teamActivityCreateReportFailDetails;

/// Creates an object with the tag `team_activity_create_report_fail_details`.
- (instancetype)init:(DBXTeamLogTeamActivityCreateReportFailDetails *)teamActivityCreateReportFailDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on team folders was created.
@interface DBXTeamLogEventDetailsTeamFoldersCreateReportDetails : DBXTeamLogEventDetails
/// The value of `team_folders_create_report_details`.
@property (nonatomic, strong) DBXTeamLogTeamFoldersCreateReportDetails *teamFoldersCreateReportDetails;

/// Creates an object with the tag `team_folders_create_report_details`.
- (instancetype)init:(DBXTeamLogTeamFoldersCreateReportDetails *)teamFoldersCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on team folders couldn't be created.
@interface DBXTeamLogEventDetailsTeamFoldersCreateReportFailedDetails : DBXTeamLogEventDetails
/// The value of `team_folders_create_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogTeamFoldersCreateReportFailedDetails *teamFoldersCreateReportFailedDetails;

/// Creates an object with the tag `team_folders_create_report_failed_details`.
- (instancetype)init:(DBXTeamLogTeamFoldersCreateReportFailedDetails *)teamFoldersCreateReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's storage was created.
@interface DBXTeamLogEventDetailsTeamStorageCreateReportDetails : DBXTeamLogEventDetails
/// The value of `team_storage_create_report_details`.
@property (nonatomic, strong) DBXTeamLogTeamStorageCreateReportDetails *teamStorageCreateReportDetails;

/// Creates an object with the tag `team_storage_create_report_details`.
- (instancetype)init:(DBXTeamLogTeamStorageCreateReportDetails *)teamStorageCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's storage couldn't be created.
@interface DBXTeamLogEventDetailsTeamStorageCreateReportFailedDetails : DBXTeamLogEventDetails
/// The value of `team_storage_create_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogTeamStorageCreateReportFailedDetails *teamStorageCreateReportFailedDetails;

/// Creates an object with the tag `team_storage_create_report_failed_details`.
- (instancetype)init:(DBXTeamLogTeamStorageCreateReportFailedDetails *)teamStorageCreateReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the default sync setting of a team folder was changed.
@interface DBXTeamLogEventDetailsTeamSelectiveSyncSettingsChangedDetails : DBXTeamLogEventDetails
/// The value of `team_selective_sync_settings_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamSelectiveSyncSettingsChangedDetails *teamSelectiveSyncSettingsChangedDetails;

/// Creates an object with the tag `team_selective_sync_settings_changed_details`.
- (instancetype)init:(DBXTeamLogTeamSelectiveSyncSettingsChangedDetails *)teamSelectiveSyncSettingsChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's branding policy was changed.
@interface DBXTeamLogEventDetailsTeamBrandingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `team_branding_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogTeamBrandingPolicyChangedDetails *teamBrandingPolicyChangedDetails;

/// Creates an object with the tag `team_branding_policy_changed_details`.
- (instancetype)init:(DBXTeamLogTeamBrandingPolicyChangedDetails *)teamBrandingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for app integrations was changed.
@interface DBXTeamLogEventDetailsTeamExtensionsPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `team_extensions_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogTeamExtensionsPolicyChangedDetails *teamExtensionsPolicyChangedDetails;

/// Creates an object with the tag `team_extensions_policy_changed_details`.
- (instancetype)init:(DBXTeamLogTeamExtensionsPolicyChangedDetails *)teamExtensionsPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for members' storage requests was changed.
@interface DBXTeamLogEventDetailsTeamMemberStorageRequestPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `team_member_storage_request_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMemberStorageRequestPolicyChangedDetails *teamMemberStorageRequestPolicyChangedDetails;

/// Creates an object with the tag `team_member_storage_request_policy_changed_details`.
- (instancetype)
    init:(DBXTeamLogTeamMemberStorageRequestPolicyChangedDetails *)teamMemberStorageRequestPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which selective sync for the team was enabled or disabled.
@interface DBXTeamLogEventDetailsTeamSelectiveSyncPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `team_selective_sync_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogTeamSelectiveSyncPolicyChangedDetails *teamSelectiveSyncPolicyChangedDetails;

/// Creates an object with the tag `team_selective_sync_policy_changed_details`.
- (instancetype)init:(DBXTeamLogTeamSelectiveSyncPolicyChangedDetails *)teamSelectiveSyncPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the list of approved targets for external sharing was changed.
@interface DBXTeamLogEventDetailsTeamSharingWhitelistSubjectsChangedDetails : DBXTeamLogEventDetails
/// The value of `team_sharing_whitelist_subjects_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamSharingWhitelistSubjectsChangedDetails *teamSharingWhitelistSubjectsChangedDetails;

/// Creates an object with the tag `team_sharing_whitelist_subjects_changed_details`.
- (instancetype)init:(DBXTeamLogTeamSharingWhitelistSubjectsChangedDetails *)teamSharingWhitelistSubjectsChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team background for the headers of shared links was added.
@interface DBXTeamLogEventDetailsTeamProfileAddBackgroundDetails : DBXTeamLogEventDetails
/// The value of `team_profile_add_background_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileAddBackgroundDetails *teamProfileAddBackgroundDetails;

/// Creates an object with the tag `team_profile_add_background_details`.
- (instancetype)init:(DBXTeamLogTeamProfileAddBackgroundDetails *)teamProfileAddBackgroundDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team logo for the headers of shared links was added.
@interface DBXTeamLogEventDetailsTeamProfileAddLogoDetails : DBXTeamLogEventDetails
/// The value of `team_profile_add_logo_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileAddLogoDetails *teamProfileAddLogoDetails;
/// Creates an object with the tag `team_profile_add_logo_details`.
- (instancetype)init:(DBXTeamLogTeamProfileAddLogoDetails *)teamProfileAddLogoDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team background in the headers of shared links was changed.
@interface DBXTeamLogEventDetailsTeamProfileChangeBackgroundDetails : DBXTeamLogEventDetails
/// The value of `team_profile_change_background_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeBackgroundDetails *teamProfileChangeBackgroundDetails;

/// Creates an object with the tag `team_profile_change_background_details`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeBackgroundDetails *)teamProfileChangeBackgroundDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's default language was changed.
@interface DBXTeamLogEventDetailsTeamProfileChangeDefaultLanguageDetails : DBXTeamLogEventDetails
/// The value of `team_profile_change_default_language_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamProfileChangeDefaultLanguageDetails *teamProfileChangeDefaultLanguageDetails;

/// Creates an object with the tag `team_profile_change_default_language_details`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeDefaultLanguageDetails *)teamProfileChangeDefaultLanguageDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team logo in the headers of shared links was changed.
@interface DBXTeamLogEventDetailsTeamProfileChangeLogoDetails : DBXTeamLogEventDetails
/// The value of `team_profile_change_logo_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeLogoDetails *teamProfileChangeLogoDetails;
/// Creates an object with the tag `team_profile_change_logo_details`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeLogoDetails *)teamProfileChangeLogoDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's name was changed.
@interface DBXTeamLogEventDetailsTeamProfileChangeNameDetails : DBXTeamLogEventDetails
/// The value of `team_profile_change_name_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeNameDetails *teamProfileChangeNameDetails;
/// Creates an object with the tag `team_profile_change_name_details`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeNameDetails *)teamProfileChangeNameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team background in the headers of shared links was removed.
@interface DBXTeamLogEventDetailsTeamProfileRemoveBackgroundDetails : DBXTeamLogEventDetails
/// The value of `team_profile_remove_background_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileRemoveBackgroundDetails *teamProfileRemoveBackgroundDetails;

/// Creates an object with the tag `team_profile_remove_background_details`.
- (instancetype)init:(DBXTeamLogTeamProfileRemoveBackgroundDetails *)teamProfileRemoveBackgroundDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team logo in the headers of shared links was removed.
@interface DBXTeamLogEventDetailsTeamProfileRemoveLogoDetails : DBXTeamLogEventDetails
/// The value of `team_profile_remove_logo_details`.
@property (nonatomic, strong) DBXTeamLogTeamProfileRemoveLogoDetails *teamProfileRemoveLogoDetails;
/// Creates an object with the tag `team_profile_remove_logo_details`.
- (instancetype)init:(DBXTeamLogTeamProfileRemoveLogoDetails *)teamProfileRemoveLogoDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (TeamMembers)
/// The object if its tag is `team_activity_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamActivityCreateReport *asTeamActivityCreateReport;

/// The object if its tag is `team_activity_create_report_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamActivityCreateReportFail *asTeamActivityCreateReportFail;

/// The object if its tag is `team_folders_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamFoldersCreateReport *asTeamFoldersCreateReport;

/// The object if its tag is `team_folders_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamFoldersCreateReportFailed *asTeamFoldersCreateReportFailed;

/// The object if its tag is `team_storage_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamStorageCreateReport *asTeamStorageCreateReport;

/// The object if its tag is `team_storage_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamStorageCreateReportFailed *asTeamStorageCreateReportFailed;

/// The object if its tag is `team_selective_sync_settings_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamSelectiveSyncSettingsChanged *asTeamSelectiveSyncSettingsChanged;

/// The object if its tag is `team_branding_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamBrandingPolicyChanged *asTeamBrandingPolicyChanged;
/// The object if its tag is `team_extensions_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamExtensionsPolicyChanged *asTeamExtensionsPolicyChanged;

/// The object if its tag is `team_member_storage_request_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMemberStorageRequestPolicyChanged *asTeamMemberStorageRequestPolicyChanged;

/// The object if its tag is `team_selective_sync_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamSelectiveSyncPolicyChanged *asTeamSelectiveSyncPolicyChanged;

/// The object if its tag is `team_sharing_whitelist_subjects_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamSharingWhitelistSubjectsChanged *asTeamSharingWhitelistSubjectsChanged;

/// The object if its tag is `team_profile_add_background`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileAddBackground *asTeamProfileAddBackground;
/// The object if its tag is `team_profile_add_logo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileAddLogo *asTeamProfileAddLogo;
/// The object if its tag is `team_profile_change_background`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileChangeBackground *asTeamProfileChangeBackground;

/// The object if its tag is `team_profile_change_default_language`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamProfileChangeDefaultLanguage *asTeamProfileChangeDefaultLanguage;

/// The object if its tag is `team_profile_change_logo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileChangeLogo *asTeamProfileChangeLogo;
/// The object if its tag is `team_profile_change_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileChangeName *asTeamProfileChangeName;
/// The object if its tag is `team_profile_remove_background`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileRemoveBackground *asTeamProfileRemoveBackground;
/// The object if its tag is `team_profile_remove_logo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamProfileRemoveLogo *asTeamProfileRemoveLogo;
@end

/// A report on the team's activity was created.
@interface DBXTeamLogEventTypeTeamActivityCreateReport : DBXTeamLogEventType
/// The value of `team_activity_create_report`.
@property (nonatomic, strong) DBXTeamLogTeamActivityCreateReportType *teamActivityCreateReport;
/// Creates an object with the tag `team_activity_create_report`.
- (instancetype)init:(DBXTeamLogTeamActivityCreateReportType *)teamActivityCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's activity couldn't be created.
@interface DBXTeamLogEventTypeTeamActivityCreateReportFail : DBXTeamLogEventType
/// The value of `team_activity_create_report_fail`.
@property (nonatomic, strong) DBXTeamLogTeamActivityCreateReportFailType *teamActivityCreateReportFail;

/// Creates an object with the tag `team_activity_create_report_fail`.
- (instancetype)init:(DBXTeamLogTeamActivityCreateReportFailType *)teamActivityCreateReportFail
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on team folders was created.
@interface DBXTeamLogEventTypeTeamFoldersCreateReport : DBXTeamLogEventType
/// The value of `team_folders_create_report`.
@property (nonatomic, strong) DBXTeamLogTeamFoldersCreateReportType *teamFoldersCreateReport;
/// Creates an object with the tag `team_folders_create_report`.
- (instancetype)init:(DBXTeamLogTeamFoldersCreateReportType *)teamFoldersCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on team folders couldn't be created.
@interface DBXTeamLogEventTypeTeamFoldersCreateReportFailed : DBXTeamLogEventType
/// The value of `team_folders_create_report_failed`.
@property (nonatomic, strong) DBXTeamLogTeamFoldersCreateReportFailedType *teamFoldersCreateReportFailed;

/// Creates an object with the tag `team_folders_create_report_failed`.
- (instancetype)init:(DBXTeamLogTeamFoldersCreateReportFailedType *)teamFoldersCreateReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's storage was created.
@interface DBXTeamLogEventTypeTeamStorageCreateReport : DBXTeamLogEventType
/// The value of `team_storage_create_report`.
@property (nonatomic, strong) DBXTeamLogTeamStorageCreateReportType *teamStorageCreateReport;
/// Creates an object with the tag `team_storage_create_report`.
- (instancetype)init:(DBXTeamLogTeamStorageCreateReportType *)teamStorageCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's storage couldn't be created.
@interface DBXTeamLogEventTypeTeamStorageCreateReportFailed : DBXTeamLogEventType
/// The value of `team_storage_create_report_failed`.
@property (nonatomic, strong) DBXTeamLogTeamStorageCreateReportFailedType *teamStorageCreateReportFailed;

/// Creates an object with the tag `team_storage_create_report_failed`.
- (instancetype)init:(DBXTeamLogTeamStorageCreateReportFailedType *)teamStorageCreateReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// The default sync setting of a team folder was changed.
@interface DBXTeamLogEventTypeTeamSelectiveSyncSettingsChanged : DBXTeamLogEventType
/// The value of `team_selective_sync_settings_changed`.
@property (nonatomic, strong) DBXTeamLogTeamSelectiveSyncSettingsChangedType *teamSelectiveSyncSettingsChanged;

/// Creates an object with the tag `team_selective_sync_settings_changed`.
- (instancetype)init:(DBXTeamLogTeamSelectiveSyncSettingsChangedType *)teamSelectiveSyncSettingsChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's branding policy was changed.
@interface DBXTeamLogEventTypeTeamBrandingPolicyChanged : DBXTeamLogEventType
/// The value of `team_branding_policy_changed`.
@property (nonatomic, strong) DBXTeamLogTeamBrandingPolicyChangedType *teamBrandingPolicyChanged;
/// Creates an object with the tag `team_branding_policy_changed`.
- (instancetype)init:(DBXTeamLogTeamBrandingPolicyChangedType *)teamBrandingPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for app integrations was changed.
@interface DBXTeamLogEventTypeTeamExtensionsPolicyChanged : DBXTeamLogEventType
/// The value of `team_extensions_policy_changed`.
@property (nonatomic, strong) DBXTeamLogTeamExtensionsPolicyChangedType *teamExtensionsPolicyChanged;
/// Creates an object with the tag `team_extensions_policy_changed`.
- (instancetype)init:(DBXTeamLogTeamExtensionsPolicyChangedType *)teamExtensionsPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for members' storage requests was changed.
@interface DBXTeamLogEventTypeTeamMemberStorageRequestPolicyChanged : DBXTeamLogEventType
/// The value of `team_member_storage_request_policy_changed`.
@property (nonatomic, strong)
    DBXTeamLogTeamMemberStorageRequestPolicyChangedType *teamMemberStorageRequestPolicyChanged;

/// Creates an object with the tag `team_member_storage_request_policy_changed`.
- (instancetype)init:(DBXTeamLogTeamMemberStorageRequestPolicyChangedType *)teamMemberStorageRequestPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// Selective sync for the team was enabled or disabled.
@interface DBXTeamLogEventTypeTeamSelectiveSyncPolicyChanged : DBXTeamLogEventType
/// The value of `team_selective_sync_policy_changed`.
@property (nonatomic, strong) DBXTeamLogTeamSelectiveSyncPolicyChangedType *teamSelectiveSyncPolicyChanged;

/// Creates an object with the tag `team_selective_sync_policy_changed`.
- (instancetype)init:(DBXTeamLogTeamSelectiveSyncPolicyChangedType *)teamSelectiveSyncPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The list of approved targets for external sharing was changed.
@interface DBXTeamLogEventTypeTeamSharingWhitelistSubjectsChanged : DBXTeamLogEventType
/// The value of `team_sharing_whitelist_subjects_changed`.
@property (nonatomic, strong) DBXTeamLogTeamSharingWhitelistSubjectsChangedType *teamSharingWhitelistSubjectsChanged;

/// Creates an object with the tag `team_sharing_whitelist_subjects_changed`.
- (instancetype)init:(DBXTeamLogTeamSharingWhitelistSubjectsChangedType *)teamSharingWhitelistSubjectsChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A team background for the headers of shared links was added.
@interface DBXTeamLogEventTypeTeamProfileAddBackground : DBXTeamLogEventType
/// The value of `team_profile_add_background`.
@property (nonatomic, strong) DBXTeamLogTeamProfileAddBackgroundType *teamProfileAddBackground;
/// Creates an object with the tag `team_profile_add_background`.
- (instancetype)init:(DBXTeamLogTeamProfileAddBackgroundType *)teamProfileAddBackground NS_DESIGNATED_INITIALIZER;
@end

/// A team logo for the headers of shared links was added.
@interface DBXTeamLogEventTypeTeamProfileAddLogo : DBXTeamLogEventType
/// The value of `team_profile_add_logo`.
@property (nonatomic, strong) DBXTeamLogTeamProfileAddLogoType *teamProfileAddLogo;
/// Creates an object with the tag `team_profile_add_logo`.
- (instancetype)init:(DBXTeamLogTeamProfileAddLogoType *)teamProfileAddLogo NS_DESIGNATED_INITIALIZER;
@end

/// The team background in the headers of shared links was changed.
@interface DBXTeamLogEventTypeTeamProfileChangeBackground : DBXTeamLogEventType
/// The value of `team_profile_change_background`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeBackgroundType *teamProfileChangeBackground;
/// Creates an object with the tag `team_profile_change_background`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeBackgroundType *)teamProfileChangeBackground NS_DESIGNATED_INITIALIZER;
@end

/// The team's default language was changed.
@interface DBXTeamLogEventTypeTeamProfileChangeDefaultLanguage : DBXTeamLogEventType
/// The value of `team_profile_change_default_language`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeDefaultLanguageType *teamProfileChangeDefaultLanguage;

/// Creates an object with the tag `team_profile_change_default_language`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeDefaultLanguageType *)teamProfileChangeDefaultLanguage
    NS_DESIGNATED_INITIALIZER;
@end

/// The team logo in the headers of shared links was changed.
@interface DBXTeamLogEventTypeTeamProfileChangeLogo : DBXTeamLogEventType
/// The value of `team_profile_change_logo`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeLogoType *teamProfileChangeLogo;
/// Creates an object with the tag `team_profile_change_logo`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeLogoType *)teamProfileChangeLogo NS_DESIGNATED_INITIALIZER;
@end

/// The team's name was changed.
@interface DBXTeamLogEventTypeTeamProfileChangeName : DBXTeamLogEventType
/// The value of `team_profile_change_name`.
@property (nonatomic, strong) DBXTeamLogTeamProfileChangeNameType *teamProfileChangeName;
/// Creates an object with the tag `team_profile_change_name`.
- (instancetype)init:(DBXTeamLogTeamProfileChangeNameType *)teamProfileChangeName NS_DESIGNATED_INITIALIZER;
@end

/// The team background in the headers of shared links was removed.
@interface DBXTeamLogEventTypeTeamProfileRemoveBackground : DBXTeamLogEventType
/// The value of `team_profile_remove_background`.
@property (nonatomic, strong) DBXTeamLogTeamProfileRemoveBackgroundType *teamProfileRemoveBackground;
/// Creates an object with the tag `team_profile_remove_background`.
- (instancetype)init:(DBXTeamLogTeamProfileRemoveBackgroundType *)teamProfileRemoveBackground NS_DESIGNATED_INITIALIZER;
@end

/// The team logo in the headers of shared links was removed.
@interface DBXTeamLogEventTypeTeamProfileRemoveLogo : DBXTeamLogEventType
/// The value of `team_profile_remove_logo`.
@property (nonatomic, strong) DBXTeamLogTeamProfileRemoveLogoType *teamProfileRemoveLogo;
/// Creates an object with the tag `team_profile_remove_logo`.
- (instancetype)init:(DBXTeamLogTeamProfileRemoveLogoType *)teamProfileRemoveLogo NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (TeamMembers)
/// The object if its tag is `team_activity_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamActivityCreateReport *asTeamActivityCreateReport;

/// The object if its tag is `team_activity_create_report_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamActivityCreateReportFail *asTeamActivityCreateReportFail;

/// The object if its tag is `team_folders_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamFoldersCreateReport *asTeamFoldersCreateReport;

/// The object if its tag is `team_folders_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamFoldersCreateReportFailed *asTeamFoldersCreateReportFailed;

/// The object if its tag is `team_storage_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamStorageCreateReport *asTeamStorageCreateReport;

/// The object if its tag is `team_storage_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamStorageCreateReportFailed *asTeamStorageCreateReportFailed;

/// The object if its tag is `team_selective_sync_settings_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamSelectiveSyncSettingsChanged *asTeamSelectiveSyncSettingsChanged;

/// The object if its tag is `team_branding_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamBrandingPolicyChanged *asTeamBrandingPolicyChanged;

/// The object if its tag is `team_extensions_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamExtensionsPolicyChanged *asTeamExtensionsPolicyChanged;

/// The object if its tag is `team_member_storage_request_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMemberStorageRequestPolicyChanged *asTeamMemberStorageRequestPolicyChanged;

/// The object if its tag is `team_selective_sync_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamSelectiveSyncPolicyChanged *asTeamSelectiveSyncPolicyChanged;

/// The object if its tag is `team_sharing_whitelist_subjects_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamSharingWhitelistSubjectsChanged *asTeamSharingWhitelistSubjectsChanged;

/// The object if its tag is `team_profile_add_background`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamProfileAddBackground *asTeamProfileAddBackground;
/// The object if its tag is `team_profile_add_logo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamProfileAddLogo *asTeamProfileAddLogo;

/// The object if its tag is `team_profile_change_background`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamProfileChangeBackground *asTeamProfileChangeBackground;

/// The object if its tag is `team_profile_change_default_language`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamProfileChangeDefaultLanguage *asTeamProfileChangeDefaultLanguage;

/// The object if its tag is `team_profile_change_logo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamProfileChangeLogo *asTeamProfileChangeLogo;
/// The object if its tag is `team_profile_change_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamProfileChangeName *asTeamProfileChangeName;

/// The object if its tag is `team_profile_remove_background`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamProfileRemoveBackground *asTeamProfileRemoveBackground;

/// The object if its tag is `team_profile_remove_logo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamProfileRemoveLogo *asTeamProfileRemoveLogo;
@end

/// Events in which a report on the team's activity was created.
@interface DBXTeamLogEventTypeArgTeamActivityCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_activity_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on the team's activity couldn't be created.
@interface DBXTeamLogEventTypeArgTeamActivityCreateReportFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_activity_create_report_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on team folders was created.
@interface DBXTeamLogEventTypeArgTeamFoldersCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folders_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on team folders couldn't be created.
@interface DBXTeamLogEventTypeArgTeamFoldersCreateReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folders_create_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on the team's storage was created.
@interface DBXTeamLogEventTypeArgTeamStorageCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_storage_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on the team's storage couldn't be created.
@interface DBXTeamLogEventTypeArgTeamStorageCreateReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_storage_create_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the default sync setting of a team folder was changed.
@interface DBXTeamLogEventTypeArgTeamSelectiveSyncSettingsChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_selective_sync_settings_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's branding policy was changed.
@interface DBXTeamLogEventTypeArgTeamBrandingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_branding_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for app integrations was changed.
@interface DBXTeamLogEventTypeArgTeamExtensionsPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_extensions_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for members' storage requests was changed.
@interface DBXTeamLogEventTypeArgTeamMemberStorageRequestPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_member_storage_request_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which selective sync for the team was enabled or disabled.
@interface DBXTeamLogEventTypeArgTeamSelectiveSyncPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_selective_sync_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the list of approved targets for external sharing was changed.
@interface DBXTeamLogEventTypeArgTeamSharingWhitelistSubjectsChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_sharing_whitelist_subjects_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team background for the headers of shared links was added.
@interface DBXTeamLogEventTypeArgTeamProfileAddBackground : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_add_background`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team logo for the headers of shared links was added.
@interface DBXTeamLogEventTypeArgTeamProfileAddLogo : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_add_logo`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team background in the headers of shared links was changed.
@interface DBXTeamLogEventTypeArgTeamProfileChangeBackground : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_change_background`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's default language was changed.
@interface DBXTeamLogEventTypeArgTeamProfileChangeDefaultLanguage : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_change_default_language`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team logo in the headers of shared links was changed.
@interface DBXTeamLogEventTypeArgTeamProfileChangeLogo : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_change_logo`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's name was changed.
@interface DBXTeamLogEventTypeArgTeamProfileChangeName : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_change_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team background in the headers of shared links was removed.
@interface DBXTeamLogEventTypeArgTeamProfileRemoveBackground : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_remove_background`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team logo in the headers of shared links was removed.
@interface DBXTeamLogEventTypeArgTeamProfileRemoveLogo : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_profile_remove_logo`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a report on the team's activity was created.
@interface DBXTeamLogTeamActivityCreateReportDetails : DBXObject
/// The start of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's activity couldn't be created.
@interface DBXTeamLogTeamActivityCreateReportFailDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's activity couldn't be created.
@interface DBXTeamLogTeamActivityCreateReportFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's activity was created.
@interface DBXTeamLogTeamActivityCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for team branding.
@interface DBXTeamLogTeamBrandingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamBrandingPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamBrandingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamBrandingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamBrandingPolicyOther *asOther;
@end

/// The team can't set up branding.
@interface DBXTeamLogTeamBrandingPolicyDisabled : DBXTeamLogTeamBrandingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team can set up branding.
@interface DBXTeamLogTeamBrandingPolicyEnabled : DBXTeamLogTeamBrandingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamBrandingPolicyOther : DBXTeamLogTeamBrandingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's branding policy was changed.
@interface DBXTeamLogTeamBrandingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogTeamBrandingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogTeamBrandingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogTeamBrandingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTeamBrandingPolicy *)newValue
    previousValue:(DBXTeamLogTeamBrandingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's branding policy was changed.
@interface DBXTeamLogTeamBrandingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A team.
@interface DBXTeamLogTeamDetails : DBXObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team NS_DESIGNATED_INITIALIZER;
@end

/// An event in the team log.
@interface DBXTeamLogTeamEvent : DBXObject
/// The time of the event.
@property (nonatomic, readonly, copy) NSDate *timestamp_;
/// The category of the event.
@property (nonatomic, readonly) DBXTeamLogEventCategory *eventCategory;
/// The actor of the event.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfo *actor;
/// The origin of the action.
@property (nonatomic, readonly, nullable) DBXTeamLogOriginLogInfo *origin;
/// A Boolean value that indicates whether a person outside the team acted or was affected.
@property (nonatomic, readonly, nullable) NSNumber *involveNonTeamMember;
/// The person or team on whose behalf the action was taken.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfo *context;
/// The other users and groups that the event affects.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamLogParticipantLogInfo *> *participants;
/// The files, folders, and documents of the event. The details refer to them by index.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamLogAssetLogInfo *> *assets;
/// The kind of event.
@property (nonatomic, readonly) DBXTeamLogEventType *eventType;
/// The details of the event.
@property (nonatomic, readonly) DBXTeamLogEventDetails *details;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTimestamp_:(NSDate *)timestamp_
    eventCategory:(DBXTeamLogEventCategory *)eventCategory
    eventType:(DBXTeamLogEventType *)eventType
    details:(DBXTeamLogEventDetails *)details
    actor:(nullable DBXTeamLogActorLogInfo *)actor
    origin:(nullable DBXTeamLogOriginLogInfo *)origin
    involveNonTeamMember:(nullable NSNumber *)involveNonTeamMember
    context:(nullable DBXTeamLogContextLogInfo *)context
    participants:(nullable NSArray<DBXTeamLogParticipantLogInfo *> *)participants
    assets:(nullable NSArray<DBXTeamLogAssetLogInfo *> *)assets
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for app integrations.
@interface DBXTeamLogTeamExtensionsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamExtensionsPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamExtensionsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamExtensionsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamExtensionsPolicyOther *asOther;
@end

/// App integrations are disabled.
@interface DBXTeamLogTeamExtensionsPolicyDisabled : DBXTeamLogTeamExtensionsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// App integrations are enabled.
@interface DBXTeamLogTeamExtensionsPolicyEnabled : DBXTeamLogTeamExtensionsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamExtensionsPolicyOther : DBXTeamLogTeamExtensionsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for app integrations was changed.
@interface DBXTeamLogTeamExtensionsPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogTeamExtensionsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogTeamExtensionsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogTeamExtensionsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTeamExtensionsPolicy *)newValue
    previousValue:(DBXTeamLogTeamExtensionsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for app integrations was changed.
@interface DBXTeamLogTeamExtensionsPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on team folders was created.
@interface DBXTeamLogTeamFoldersCreateReportDetails : DBXObject
@end

/// Details of an event in which a report on team folders couldn't be created.
@interface DBXTeamLogTeamFoldersCreateReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on team folders couldn't be created.
@interface DBXTeamLogTeamFoldersCreateReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A report on team folders was created.
@interface DBXTeamLogTeamFoldersCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The invitation that a user accepted to join the team.
@interface DBXTeamLogTeamInviteDetails : DBXObject
/// The way in which the user was invited.
@property (nonatomic, readonly) DBXTeamLogInviteMethod *inviteMethod;
/// A Boolean value that indicates whether the invitation led to the purchase of an additional license.
@property (nonatomic, readonly, nullable) NSNumber *additionalLicensePurchase;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInviteMethod:(DBXTeamLogInviteMethod *)inviteMethod
    additionalLicensePurchase:(nullable NSNumber *)additionalLicensePurchase
    NS_DESIGNATED_INITIALIZER;
@end

/// An app that the team has linked.
@interface DBXTeamLogTeamLinkedAppLogInfo : DBXTeamLogAppLogInfo
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName DB_UNAVAILABLE;
@end

/// A team.
@interface DBXTeamLogTeamLogInfo : DBXObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *displayName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDisplayName:(NSString *)displayName NS_DESIGNATED_INITIALIZER;
@end

/// A member of the team.
@interface DBXTeamLogTeamMemberLogInfo : DBXTeamLogUserLogInfo
/// The identifier in the team, `dbmid:…`.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// The external ID, from the team's own directory. `nil` if there is none. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *memberExternalId;
/// The team, in events of an organization with several teams.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamLogInfo *team;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    teamMemberId:(nullable NSString *)teamMemberId
    memberExternalId:(nullable NSString *)memberExternalId
    team:(nullable DBXTeamLogTeamLogInfo *)team
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    DB_UNAVAILABLE;
@end

/// The policy for members' requests for more storage.
@interface DBXTeamLogTeamMemberStorageRequestPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamMemberStorageRequestPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMemberStorageRequestPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMemberStorageRequestPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMemberStorageRequestPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMemberStorageRequestPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogTeamMemberStorageRequestPolicyDefault_ : DBXTeamLogTeamMemberStorageRequestPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't ask admins for more storage.
@interface DBXTeamLogTeamMemberStorageRequestPolicyDisabled : DBXTeamLogTeamMemberStorageRequestPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can ask admins for more storage.
@interface DBXTeamLogTeamMemberStorageRequestPolicyEnabled : DBXTeamLogTeamMemberStorageRequestPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamMemberStorageRequestPolicyOther : DBXTeamLogTeamMemberStorageRequestPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for members' storage requests was changed.
@interface DBXTeamLogTeamMemberStorageRequestPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogTeamMemberStorageRequestPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogTeamMemberStorageRequestPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMemberStorageRequestPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTeamMemberStorageRequestPolicy *)newValue
    previousValue:(nullable DBXTeamLogTeamMemberStorageRequestPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for members' storage requests was changed.
@interface DBXTeamLogTeamMemberStorageRequestPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The type of a team membership.
@interface DBXTeamLogTeamMembershipType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamMembershipType (Members)
/// The object if its tag is `free`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMembershipTypeFree *asFree;
/// The object if its tag is `full`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMembershipTypeFull *asFull;
/// The object if its tag is `guest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMembershipTypeGuest *asGuest;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMembershipTypeOther *asOther;
@end

/// A free membership.
@interface DBXTeamLogTeamMembershipTypeFree : DBXTeamLogTeamMembershipType
/// Creates an object with the tag `free`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A full membership.
@interface DBXTeamLogTeamMembershipTypeFull : DBXTeamLogTeamMembershipType
/// Creates an object with the tag `full`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A guest membership.
@interface DBXTeamLogTeamMembershipTypeGuest : DBXTeamLogTeamMembershipType
/// Creates an object with the tag `guest`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamMembershipTypeOther : DBXTeamLogTeamMembershipType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The names of a team.
@interface DBXTeamLogTeamName : DBXObject
/// The name that Dropbox displays.
@property (nonatomic, readonly, copy) NSString *teamDisplayName;
/// The legal name.
@property (nonatomic, readonly, copy) NSString *teamLegalName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamDisplayName:(NSString *)teamDisplayName
    teamLegalName:(NSString *)teamLegalName
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team background for the headers of shared links was added.
@interface DBXTeamLogTeamProfileAddBackgroundDetails : DBXObject
@end

/// A team background for the headers of shared links was added.
@interface DBXTeamLogTeamProfileAddBackgroundType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team logo for the headers of shared links was added.
@interface DBXTeamLogTeamProfileAddLogoDetails : DBXObject
@end

/// A team logo for the headers of shared links was added.
@interface DBXTeamLogTeamProfileAddLogoType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team background in the headers of shared links was changed.
@interface DBXTeamLogTeamProfileChangeBackgroundDetails : DBXObject
@end

/// The team background in the headers of shared links was changed.
@interface DBXTeamLogTeamProfileChangeBackgroundType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's default language was changed.
@interface DBXTeamLogTeamProfileChangeDefaultLanguageDetails : DBXObject
/// The default language after the change. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The default language after the change. At least 2 characters.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// The default language before the change. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue previousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The team's default language was changed.
@interface DBXTeamLogTeamProfileChangeDefaultLanguageType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team logo in the headers of shared links was changed.
@interface DBXTeamLogTeamProfileChangeLogoDetails : DBXObject
@end

/// The team logo in the headers of shared links was changed.
@interface DBXTeamLogTeamProfileChangeLogoType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's name was changed.
@interface DBXTeamLogTeamProfileChangeNameDetails : DBXObject
/// The name of the team before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamName *previousValue;
/// The name of the team after the change.
@property (nonatomic, readonly) DBXTeamLogTeamName *newValue;
/// The name of the team after the change.
- (DBXTeamLogTeamName *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTeamName *)newValue
    previousValue:(nullable DBXTeamLogTeamName *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's name was changed.
@interface DBXTeamLogTeamProfileChangeNameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team background in the headers of shared links was removed.
@interface DBXTeamLogTeamProfileRemoveBackgroundDetails : DBXObject
@end

/// The team background in the headers of shared links was removed.
@interface DBXTeamLogTeamProfileRemoveBackgroundType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team logo in the headers of shared links was removed.
@interface DBXTeamLogTeamProfileRemoveLogoDetails : DBXObject
@end

/// The team logo in the headers of shared links was removed.
@interface DBXTeamLogTeamProfileRemoveLogoType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for selective sync of the team.
@interface DBXTeamLogTeamSelectiveSyncPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamSelectiveSyncPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamSelectiveSyncPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamSelectiveSyncPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamSelectiveSyncPolicyOther *asOther;
@end

/// Selective sync is disabled.
@interface DBXTeamLogTeamSelectiveSyncPolicyDisabled : DBXTeamLogTeamSelectiveSyncPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Selective sync is enabled.
@interface DBXTeamLogTeamSelectiveSyncPolicyEnabled : DBXTeamLogTeamSelectiveSyncPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamSelectiveSyncPolicyOther : DBXTeamLogTeamSelectiveSyncPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which selective sync for the team was enabled or disabled.
@interface DBXTeamLogTeamSelectiveSyncPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogTeamSelectiveSyncPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogTeamSelectiveSyncPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogTeamSelectiveSyncPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTeamSelectiveSyncPolicy *)newValue
    previousValue:(DBXTeamLogTeamSelectiveSyncPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Selective sync for the team was enabled or disabled.
@interface DBXTeamLogTeamSelectiveSyncPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the default sync setting of a team folder was changed.
@interface DBXTeamLogTeamSelectiveSyncSettingsChangedDetails : DBXObject
/// The default sync setting before the change.
@property (nonatomic, readonly) DBXFilesSyncSetting *previousValue;
/// The default sync setting after the change.
@property (nonatomic, readonly) DBXFilesSyncSetting *newValue;
/// The default sync setting after the change.
- (DBXFilesSyncSetting *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXFilesSyncSetting *)previousValue
    newValue:(DBXFilesSyncSetting *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The default sync setting of a team folder was changed.
@interface DBXTeamLogTeamSelectiveSyncSettingsChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the list of approved targets for external sharing was changed.
@interface DBXTeamLogTeamSharingWhitelistSubjectsChangedDetails : DBXObject
/// The domains and email addresses that were added to the list.
@property (nonatomic, readonly, copy) NSArray<NSString *> *addedWhitelistSubjects;
/// The domains and email addresses that were removed from the list.
@property (nonatomic, readonly, copy) NSArray<NSString *> *removedWhitelistSubjects;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAddedWhitelistSubjects:(NSArray<NSString *> *)addedWhitelistSubjects
    removedWhitelistSubjects:(NSArray<NSString *> *)removedWhitelistSubjects
    NS_DESIGNATED_INITIALIZER;
@end

/// The list of approved targets for external sharing was changed.
@interface DBXTeamLogTeamSharingWhitelistSubjectsChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's storage was created.
@interface DBXTeamLogTeamStorageCreateReportDetails : DBXObject
@end

/// Details of an event in which a report on the team's storage couldn't be created.
@interface DBXTeamLogTeamStorageCreateReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's storage couldn't be created.
@interface DBXTeamLogTeamStorageCreateReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's storage was created.
@interface DBXTeamLogTeamStorageCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
