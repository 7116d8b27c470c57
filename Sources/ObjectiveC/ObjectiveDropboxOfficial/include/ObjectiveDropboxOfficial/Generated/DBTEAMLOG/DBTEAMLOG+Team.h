// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBFILESSyncSetting, DBTEAMLOGActorLogInfo, DBTEAMLOGAssetLogInfo, DBTEAMLOGContextLogInfo,
    DBTEAMLOGEventCategory, DBTEAMLOGInviteMethod, DBTEAMLOGOriginLogInfo, DBTEAMLOGParticipantLogInfo,
    DBTEAMLOGTeamActivityCreateReportDetails, DBTEAMLOGTeamActivityCreateReportFailDetails,
    DBTEAMLOGTeamActivityCreateReportFailType, DBTEAMLOGTeamActivityCreateReportType,
    DBTEAMLOGTeamBrandingPolicyChangedDetails, DBTEAMLOGTeamBrandingPolicyChangedType,
    DBTEAMLOGTeamExtensionsPolicyChangedDetails, DBTEAMLOGTeamExtensionsPolicyChangedType,
    DBTEAMLOGTeamFoldersCreateReportDetails, DBTEAMLOGTeamFoldersCreateReportFailedDetails,
    DBTEAMLOGTeamFoldersCreateReportFailedType, DBTEAMLOGTeamFoldersCreateReportType,
    DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails, DBTEAMLOGTeamMemberStorageRequestPolicyChangedType,
    DBTEAMLOGTeamProfileAddBackgroundDetails, DBTEAMLOGTeamProfileAddBackgroundType, DBTEAMLOGTeamProfileAddLogoDetails,
    DBTEAMLOGTeamProfileAddLogoType, DBTEAMLOGTeamProfileChangeBackgroundDetails,
    DBTEAMLOGTeamProfileChangeBackgroundType, DBTEAMLOGTeamProfileChangeDefaultLanguageDetails,
    DBTEAMLOGTeamProfileChangeDefaultLanguageType, DBTEAMLOGTeamProfileChangeLogoDetails,
    DBTEAMLOGTeamProfileChangeLogoType, DBTEAMLOGTeamProfileChangeNameDetails, DBTEAMLOGTeamProfileChangeNameType,
    DBTEAMLOGTeamProfileRemoveBackgroundDetails, DBTEAMLOGTeamProfileRemoveBackgroundType,
    DBTEAMLOGTeamProfileRemoveLogoDetails, DBTEAMLOGTeamProfileRemoveLogoType,
    DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails, DBTEAMLOGTeamSelectiveSyncPolicyChangedType,
    DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails, DBTEAMLOGTeamSelectiveSyncSettingsChangedType,
    DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails, DBTEAMLOGTeamSharingWhitelistSubjectsChangedType,
    DBTEAMLOGTeamStorageCreateReportDetails, DBTEAMLOGTeamStorageCreateReportFailedDetails,
    DBTEAMLOGTeamStorageCreateReportFailedType, DBTEAMLOGTeamStorageCreateReportType, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Team`.
@interface DBTEAMLOGEventDetails (Team)
/// Details of an event in which a report on the team's activity was created. Has a value only if
/// `isTeamActivityCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamActivityCreateReportDetails *teamActivityCreateReportDetails;

/// Details of an event in which a report on the team's activity couldn't be created. Has a value only if
/// `isTeamActivityCreateReportFailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamActivityCreateReportFailDetails *teamActivityCreateReportFailDetails;

/// Details of an event in which a report on team folders was created. Has a value only if
/// `isTeamFoldersCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFoldersCreateReportDetails *teamFoldersCreateReportDetails;

/// Details of an event in which a report on team folders couldn't be created. Has a value only if
/// `isTeamFoldersCreateReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFoldersCreateReportFailedDetails *teamFoldersCreateReportFailedDetails;

/// Details of an event in which a report on the team's storage was created. Has a value only if
/// `isTeamStorageCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamStorageCreateReportDetails *teamStorageCreateReportDetails;

/// Details of an event in which a report on the team's storage couldn't be created. Has a value only if
/// `isTeamStorageCreateReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamStorageCreateReportFailedDetails *teamStorageCreateReportFailedDetails;

/// Details of an event in which the default sync setting of a team folder was changed. Has a value only if
/// `isTeamSelectiveSyncSettingsChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails *teamSelectiveSyncSettingsChangedDetails;

/// Details of an event in which the team's branding policy was changed. Has a value only if
/// `isTeamBrandingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamBrandingPolicyChangedDetails *teamBrandingPolicyChangedDetails;

/// Details of an event in which the team's policy for app integrations was changed. Has a value only if
/// `isTeamExtensionsPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamExtensionsPolicyChangedDetails *teamExtensionsPolicyChangedDetails;

/// Details of an event in which the team's policy for members' storage requests was changed. Has a value only if
/// `isTeamMemberStorageRequestPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails *teamMemberStorageRequestPolicyChangedDetails;

/// Details of an event in which selective sync for the team was enabled or disabled. Has a value only if
/// `isTeamSelectiveSyncPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails *teamSelectiveSyncPolicyChangedDetails;

/// Details of an event in which the list of approved targets for external sharing was changed. Has a value only if
/// `isTeamSharingWhitelistSubjectsChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails *teamSharingWhitelistSubjectsChangedDetails;

/// Details of an event in which a team background for the headers of shared links was added. Has a value only if
/// `isTeamProfileAddBackgroundDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileAddBackgroundDetails *teamProfileAddBackgroundDetails;

/// Details of an event in which a team logo for the headers of shared links was added. Has a value only if
/// `isTeamProfileAddLogoDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileAddLogoDetails *teamProfileAddLogoDetails;

/// Details of an event in which the team background in the headers of shared links was changed. Has a value only if
/// `isTeamProfileChangeBackgroundDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeBackgroundDetails *teamProfileChangeBackgroundDetails;

/// Details of an event in which the team's default language was changed. Has a value only if
/// `isTeamProfileChangeDefaultLanguageDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamProfileChangeDefaultLanguageDetails *teamProfileChangeDefaultLanguageDetails;

/// Details of an event in which the team logo in the headers of shared links was changed. Has a value only if
/// `isTeamProfileChangeLogoDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeLogoDetails *teamProfileChangeLogoDetails;

/// Details of an event in which the team's name was changed. Has a value only if `isTeamProfileChangeNameDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeNameDetails *teamProfileChangeNameDetails;

/// Details of an event in which the team background in the headers of shared links was removed. Has a value only if
/// `isTeamProfileRemoveBackgroundDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileRemoveBackgroundDetails *teamProfileRemoveBackgroundDetails;

/// Details of an event in which the team logo in the headers of shared links was removed. Has a value only if
/// `isTeamProfileRemoveLogoDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileRemoveLogoDetails *teamProfileRemoveLogoDetails;

/// Creates an object with the tag `team_activity_create_report_details`.
- (instancetype)
    initWithTeamActivityCreateReportDetails:(DBTEAMLOGTeamActivityCreateReportDetails *)teamActivityCreateReportDetails;

/// Creates an object with the tag `team_activity_create_report_fail_details`.
- (instancetype)
    initWithTeamActivityCreateReportFailDetails:(DBTEAMLOGTeamActivityCreateReportFailDetails *)teamActivityCreateReportFailDetails;

/// Creates an object with the tag `team_folders_create_report_details`.
- (instancetype)
    initWithTeamFoldersCreateReportDetails:(DBTEAMLOGTeamFoldersCreateReportDetails *)teamFoldersCreateReportDetails;

/// Creates an object with the tag `team_folders_create_report_failed_details`.
- (instancetype)
    initWithTeamFoldersCreateReportFailedDetails:(DBTEAMLOGTeamFoldersCreateReportFailedDetails *)teamFoldersCreateReportFailedDetails;

/// Creates an object with the tag `team_storage_create_report_details`.
- (instancetype)
    initWithTeamStorageCreateReportDetails:(DBTEAMLOGTeamStorageCreateReportDetails *)teamStorageCreateReportDetails;

/// Creates an object with the tag `team_storage_create_report_failed_details`.
- (instancetype)
    initWithTeamStorageCreateReportFailedDetails:(DBTEAMLOGTeamStorageCreateReportFailedDetails *)teamStorageCreateReportFailedDetails;

/// Creates an object with the tag `team_selective_sync_settings_changed_details`.
- (instancetype)
    initWithTeamSelectiveSyncSettingsChangedDetails:(DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails *)teamSelectiveSyncSettingsChangedDetails;

/// Creates an object with the tag `team_branding_policy_changed_details`.
- (instancetype)
    initWithTeamBrandingPolicyChangedDetails:(DBTEAMLOGTeamBrandingPolicyChangedDetails *)teamBrandingPolicyChangedDetails;

/// Creates an object with the tag `team_extensions_policy_changed_details`.
- (instancetype)
    initWithTeamExtensionsPolicyChangedDetails:(DBTEAMLOGTeamExtensionsPolicyChangedDetails *)teamExtensionsPolicyChangedDetails;

/// Creates an object with the tag `team_member_storage_request_policy_changed_details`.
- (instancetype)
    initWithTeamMemberStorageRequestPolicyChangedDetails:(DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails *)teamMemberStorageRequestPolicyChangedDetails;

/// Creates an object with the tag `team_selective_sync_policy_changed_details`.
- (instancetype)
    initWithTeamSelectiveSyncPolicyChangedDetails:(DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails *)teamSelectiveSyncPolicyChangedDetails;

/// Creates an object with the tag `team_sharing_whitelist_subjects_changed_details`.
- (instancetype)
    initWithTeamSharingWhitelistSubjectsChangedDetails:(DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails *)teamSharingWhitelistSubjectsChangedDetails;

/// Creates an object with the tag `team_profile_add_background_details`.
- (instancetype)
    initWithTeamProfileAddBackgroundDetails:(DBTEAMLOGTeamProfileAddBackgroundDetails *)teamProfileAddBackgroundDetails;

/// Creates an object with the tag `team_profile_add_logo_details`.
- (instancetype)initWithTeamProfileAddLogoDetails:(DBTEAMLOGTeamProfileAddLogoDetails *)teamProfileAddLogoDetails;

/// Creates an object with the tag `team_profile_change_background_details`.
- (instancetype)
    initWithTeamProfileChangeBackgroundDetails:(DBTEAMLOGTeamProfileChangeBackgroundDetails *)teamProfileChangeBackgroundDetails;

/// Creates an object with the tag `team_profile_change_default_language_details`.
- (instancetype)
    initWithTeamProfileChangeDefaultLanguageDetails:(DBTEAMLOGTeamProfileChangeDefaultLanguageDetails *)teamProfileChangeDefaultLanguageDetails;

/// Creates an object with the tag `team_profile_change_logo_details`.
- (instancetype)
    initWithTeamProfileChangeLogoDetails:(DBTEAMLOGTeamProfileChangeLogoDetails *)teamProfileChangeLogoDetails;

/// Creates an object with the tag `team_profile_change_name_details`.
- (instancetype)
    initWithTeamProfileChangeNameDetails:(DBTEAMLOGTeamProfileChangeNameDetails *)teamProfileChangeNameDetails;

/// Creates an object with the tag `team_profile_remove_background_details`.
- (instancetype)
    initWithTeamProfileRemoveBackgroundDetails:(DBTEAMLOGTeamProfileRemoveBackgroundDetails *)teamProfileRemoveBackgroundDetails;

/// Creates an object with the tag `team_profile_remove_logo_details`.
- (instancetype)
    initWithTeamProfileRemoveLogoDetails:(DBTEAMLOGTeamProfileRemoveLogoDetails *)teamProfileRemoveLogoDetails;

/// Returns whether the tag is `team_activity_create_report_details`.
- (BOOL)isTeamActivityCreateReportDetails;
/// Returns whether the tag is `team_activity_create_report_fail_details`.
- (BOOL)isTeamActivityCreateReportFailDetails;
/// Returns whether the tag is `team_folders_create_report_details`.
- (BOOL)isTeamFoldersCreateReportDetails;
/// Returns whether the tag is `team_folders_create_report_failed_details`.
- (BOOL)isTeamFoldersCreateReportFailedDetails;
/// Returns whether the tag is `team_storage_create_report_details`.
- (BOOL)isTeamStorageCreateReportDetails;
/// Returns whether the tag is `team_storage_create_report_failed_details`.
- (BOOL)isTeamStorageCreateReportFailedDetails;
/// Returns whether the tag is `team_selective_sync_settings_changed_details`.
- (BOOL)isTeamSelectiveSyncSettingsChangedDetails;
/// Returns whether the tag is `team_branding_policy_changed_details`.
- (BOOL)isTeamBrandingPolicyChangedDetails;
/// Returns whether the tag is `team_extensions_policy_changed_details`.
- (BOOL)isTeamExtensionsPolicyChangedDetails;
/// Returns whether the tag is `team_member_storage_request_policy_changed_details`.
- (BOOL)isTeamMemberStorageRequestPolicyChangedDetails;
/// Returns whether the tag is `team_selective_sync_policy_changed_details`.
- (BOOL)isTeamSelectiveSyncPolicyChangedDetails;
/// Returns whether the tag is `team_sharing_whitelist_subjects_changed_details`.
- (BOOL)isTeamSharingWhitelistSubjectsChangedDetails;
/// Returns whether the tag is `team_profile_add_background_details`.
- (BOOL)isTeamProfileAddBackgroundDetails;
/// Returns whether the tag is `team_profile_add_logo_details`.
- (BOOL)isTeamProfileAddLogoDetails;
/// Returns whether the tag is `team_profile_change_background_details`.
- (BOOL)isTeamProfileChangeBackgroundDetails;
/// Returns whether the tag is `team_profile_change_default_language_details`.
- (BOOL)isTeamProfileChangeDefaultLanguageDetails;
/// Returns whether the tag is `team_profile_change_logo_details`.
- (BOOL)isTeamProfileChangeLogoDetails;
/// Returns whether the tag is `team_profile_change_name_details`.
- (BOOL)isTeamProfileChangeNameDetails;
/// Returns whether the tag is `team_profile_remove_background_details`.
- (BOOL)isTeamProfileRemoveBackgroundDetails;
/// Returns whether the tag is `team_profile_remove_logo_details`.
- (BOOL)isTeamProfileRemoveLogoDetails;
@end

/// The members whose names start with `Team`.
@interface DBTEAMLOGEventType (Team)
/// A report on the team's activity was created. Has a value only if `isTeamActivityCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamActivityCreateReportType *teamActivityCreateReport;

/// A report on the team's activity couldn't be created. Has a value only if `isTeamActivityCreateReportFail` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamActivityCreateReportFailType *teamActivityCreateReportFail;

/// A report on team folders was created. Has a value only if `isTeamFoldersCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFoldersCreateReportType *teamFoldersCreateReport;
/// A report on team folders couldn't be created. Has a value only if `isTeamFoldersCreateReportFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFoldersCreateReportFailedType *teamFoldersCreateReportFailed;
/// A report on the team's storage was created. Has a value only if `isTeamStorageCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamStorageCreateReportType *teamStorageCreateReport;

/// A report on the team's storage couldn't be created. Has a value only if `isTeamStorageCreateReportFailed` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamStorageCreateReportFailedType *teamStorageCreateReportFailed;

/// The default sync setting of a team folder was changed. Has a value only if `isTeamSelectiveSyncSettingsChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamSelectiveSyncSettingsChangedType *teamSelectiveSyncSettingsChanged;

/// The team's branding policy was changed. Has a value only if `isTeamBrandingPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamBrandingPolicyChangedType *teamBrandingPolicyChanged;

/// The team's policy for app integrations was changed. Has a value only if `isTeamExtensionsPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamExtensionsPolicyChangedType *teamExtensionsPolicyChanged;

/// The team's policy for members' storage requests was changed. Has a value only if
/// `isTeamMemberStorageRequestPolicyChanged` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMemberStorageRequestPolicyChangedType *teamMemberStorageRequestPolicyChanged;

/// Selective sync for the team was enabled or disabled. Has a value only if `isTeamSelectiveSyncPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamSelectiveSyncPolicyChangedType *teamSelectiveSyncPolicyChanged;

/// The list of approved targets for external sharing was changed. Has a value only if
/// `isTeamSharingWhitelistSubjectsChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamSharingWhitelistSubjectsChangedType *teamSharingWhitelistSubjectsChanged;

/// A team background for the headers of shared links was added. Has a value only if `isTeamProfileAddBackground`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileAddBackgroundType *teamProfileAddBackground;

/// A team logo for the headers of shared links was added. Has a value only if `isTeamProfileAddLogo` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileAddLogoType *teamProfileAddLogo;

/// The team background in the headers of shared links was changed. Has a value only if `isTeamProfileChangeBackground`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeBackgroundType *teamProfileChangeBackground;

/// The team's default language was changed. Has a value only if `isTeamProfileChangeDefaultLanguage` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeDefaultLanguageType *teamProfileChangeDefaultLanguage;

/// The team logo in the headers of shared links was changed. Has a value only if `isTeamProfileChangeLogo` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeLogoType *teamProfileChangeLogo;

/// The team's name was changed. Has a value only if `isTeamProfileChangeName` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileChangeNameType *teamProfileChangeName;

/// The team background in the headers of shared links was removed. Has a value only if `isTeamProfileRemoveBackground`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileRemoveBackgroundType *teamProfileRemoveBackground;

/// The team logo in the headers of shared links was removed. Has a value only if `isTeamProfileRemoveLogo` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamProfileRemoveLogoType *teamProfileRemoveLogo;

/// Creates an object with the tag `team_activity_create_report`.
- (instancetype)initWithTeamActivityCreateReport:(DBTEAMLOGTeamActivityCreateReportType *)teamActivityCreateReport;

/// Creates an object with the tag `team_activity_create_report_fail`.
- (instancetype)
    initWithTeamActivityCreateReportFail:(DBTEAMLOGTeamActivityCreateReportFailType *)teamActivityCreateReportFail;

/// Creates an object with the tag `team_folders_create_report`.
- (instancetype)initWithTeamFoldersCreateReport:(DBTEAMLOGTeamFoldersCreateReportType *)teamFoldersCreateReport;

/// Creates an object with the tag `team_folders_create_report_failed`.
- (instancetype)
    initWithTeamFoldersCreateReportFailed:(DBTEAMLOGTeamFoldersCreateReportFailedType *)teamFoldersCreateReportFailed;

/// Creates an object with the tag `team_storage_create_report`.
- (instancetype)initWithTeamStorageCreateReport:(DBTEAMLOGTeamStorageCreateReportType *)teamStorageCreateReport;

/// Creates an object with the tag `team_storage_create_report_failed`.
- (instancetype)
    initWithTeamStorageCreateReportFailed:(DBTEAMLOGTeamStorageCreateReportFailedType *)teamStorageCreateReportFailed;

/// Creates an object with the tag `team_selective_sync_settings_changed`.
- (instancetype)
    initWithTeamSelectiveSyncSettingsChanged:(DBTEAMLOGTeamSelectiveSyncSettingsChangedType *)teamSelectiveSyncSettingsChanged;

/// Creates an object with the tag `team_branding_policy_changed`.
- (instancetype)initWithTeamBrandingPolicyChanged:(DBTEAMLOGTeamBrandingPolicyChangedType *)teamBrandingPolicyChanged;

/// Creates an object with the tag `team_extensions_policy_changed`.
- (instancetype)
    initWithTeamExtensionsPolicyChanged:(DBTEAMLOGTeamExtensionsPolicyChangedType *)teamExtensionsPolicyChanged;

/// Creates an object with the tag `team_member_storage_request_policy_changed`.
- (instancetype)
    initWithTeamMemberStorageRequestPolicyChanged:(DBTEAMLOGTeamMemberStorageRequestPolicyChangedType *)teamMemberStorageRequestPolicyChanged;

/// Creates an object with the tag `team_selective_sync_policy_changed`.
- (instancetype)
    initWithTeamSelectiveSyncPolicyChanged:(DBTEAMLOGTeamSelectiveSyncPolicyChangedType *)teamSelectiveSyncPolicyChanged;

/// Creates an object with the tag `team_sharing_whitelist_subjects_changed`.
- (instancetype)
    initWithTeamSharingWhitelistSubjectsChanged:(DBTEAMLOGTeamSharingWhitelistSubjectsChangedType *)teamSharingWhitelistSubjectsChanged;

/// Creates an object with the tag `team_profile_add_background`.
- (instancetype)initWithTeamProfileAddBackground:(DBTEAMLOGTeamProfileAddBackgroundType *)teamProfileAddBackground;
/// Creates an object with the tag `team_profile_add_logo`.
- (instancetype)initWithTeamProfileAddLogo:(DBTEAMLOGTeamProfileAddLogoType *)teamProfileAddLogo;

/// Creates an object with the tag `team_profile_change_background`.
- (instancetype)
    initWithTeamProfileChangeBackground:(DBTEAMLOGTeamProfileChangeBackgroundType *)teamProfileChangeBackground;

/// Creates an object with the tag `team_profile_change_default_language`.
- (instancetype)
    initWithTeamProfileChangeDefaultLanguage:(DBTEAMLOGTeamProfileChangeDefaultLanguageType *)teamProfileChangeDefaultLanguage;

/// Creates an object with the tag `team_profile_change_logo`.
- (instancetype)initWithTeamProfileChangeLogo:(DBTEAMLOGTeamProfileChangeLogoType *)teamProfileChangeLogo;
/// Creates an object with the tag `team_profile_change_name`.
- (instancetype)initWithTeamProfileChangeName:(DBTEAMLOGTeamProfileChangeNameType *)teamProfileChangeName;

/// Creates an object with the tag `team_profile_remove_background`.
- (instancetype)
    initWithTeamProfileRemoveBackground:(DBTEAMLOGTeamProfileRemoveBackgroundType *)teamProfileRemoveBackground;

/// Creates an object with the tag `team_profile_remove_logo`.
- (instancetype)initWithTeamProfileRemoveLogo:(DBTEAMLOGTeamProfileRemoveLogoType *)teamProfileRemoveLogo;
/// Returns whether the tag is `team_activity_create_report`.
- (BOOL)isTeamActivityCreateReport;
/// Returns whether the tag is `team_activity_create_report_fail`.
- (BOOL)isTeamActivityCreateReportFail;
/// Returns whether the tag is `team_folders_create_report`.
- (BOOL)isTeamFoldersCreateReport;
/// Returns whether the tag is `team_folders_create_report_failed`.
- (BOOL)isTeamFoldersCreateReportFailed;
/// Returns whether the tag is `team_storage_create_report`.
- (BOOL)isTeamStorageCreateReport;
/// Returns whether the tag is `team_storage_create_report_failed`.
- (BOOL)isTeamStorageCreateReportFailed;
/// Returns whether the tag is `team_selective_sync_settings_changed`.
- (BOOL)isTeamSelectiveSyncSettingsChanged;
/// Returns whether the tag is `team_branding_policy_changed`.
- (BOOL)isTeamBrandingPolicyChanged;
/// Returns whether the tag is `team_extensions_policy_changed`.
- (BOOL)isTeamExtensionsPolicyChanged;
/// Returns whether the tag is `team_member_storage_request_policy_changed`.
- (BOOL)isTeamMemberStorageRequestPolicyChanged;
/// Returns whether the tag is `team_selective_sync_policy_changed`.
- (BOOL)isTeamSelectiveSyncPolicyChanged;
/// Returns whether the tag is `team_sharing_whitelist_subjects_changed`.
- (BOOL)isTeamSharingWhitelistSubjectsChanged;
/// Returns whether the tag is `team_profile_add_background`.
- (BOOL)isTeamProfileAddBackground;
/// Returns whether the tag is `team_profile_add_logo`.
- (BOOL)isTeamProfileAddLogo;
/// Returns whether the tag is `team_profile_change_background`.
- (BOOL)isTeamProfileChangeBackground;
/// Returns whether the tag is `team_profile_change_default_language`.
- (BOOL)isTeamProfileChangeDefaultLanguage;
/// Returns whether the tag is `team_profile_change_logo`.
- (BOOL)isTeamProfileChangeLogo;
/// Returns whether the tag is `team_profile_change_name`.
- (BOOL)isTeamProfileChangeName;
/// Returns whether the tag is `team_profile_remove_background`.
- (BOOL)isTeamProfileRemoveBackground;
/// Returns whether the tag is `team_profile_remove_logo`.
- (BOOL)isTeamProfileRemoveLogo;
@end

/// The members whose names start with `Team`.
@interface DBTEAMLOGEventTypeArg (Team)
/// Creates an object with the tag `team_activity_create_report`.
- (instancetype)initWithTeamActivityCreateReport;
/// Creates an object with the tag `team_activity_create_report_fail`.
- (instancetype)initWithTeamActivityCreateReportFail;
/// Creates an object with the tag `team_folders_create_report`.
- (instancetype)initWithTeamFoldersCreateReport;
/// Creates an object with the tag `team_folders_create_report_failed`.
- (instancetype)initWithTeamFoldersCreateReportFailed;
/// Creates an object with the tag `team_storage_create_report`.
- (instancetype)initWithTeamStorageCreateReport;
/// Creates an object with the tag `team_storage_create_report_failed`.
- (instancetype)initWithTeamStorageCreateReportFailed;
/// Creates an object with the tag `team_selective_sync_settings_changed`.
- (instancetype)initWithTeamSelectiveSyncSettingsChanged;
/// Creates an object with the tag `team_branding_policy_changed`.
- (instancetype)initWithTeamBrandingPolicyChanged;
/// Creates an object with the tag `team_extensions_policy_changed`.
- (instancetype)initWithTeamExtensionsPolicyChanged;
/// Creates an object with the tag `team_member_storage_request_policy_changed`.
- (instancetype)initWithTeamMemberStorageRequestPolicyChanged;
/// Creates an object with the tag `team_selective_sync_policy_changed`.
- (instancetype)initWithTeamSelectiveSyncPolicyChanged;
/// Creates an object with the tag `team_sharing_whitelist_subjects_changed`.
- (instancetype)initWithTeamSharingWhitelistSubjectsChanged;
/// Creates an object with the tag `team_profile_add_background`.
- (instancetype)initWithTeamProfileAddBackground;
/// Creates an object with the tag `team_profile_add_logo`.
- (instancetype)initWithTeamProfileAddLogo;
/// Creates an object with the tag `team_profile_change_background`.
- (instancetype)initWithTeamProfileChangeBackground;
/// Creates an object with the tag `team_profile_change_default_language`.
- (instancetype)initWithTeamProfileChangeDefaultLanguage;
/// Creates an object with the tag `team_profile_change_logo`.
- (instancetype)initWithTeamProfileChangeLogo;
/// Creates an object with the tag `team_profile_change_name`.
- (instancetype)initWithTeamProfileChangeName;
/// Creates an object with the tag `team_profile_remove_background`.
- (instancetype)initWithTeamProfileRemoveBackground;
/// Creates an object with the tag `team_profile_remove_logo`.
- (instancetype)initWithTeamProfileRemoveLogo;
/// Returns whether the tag is `team_activity_create_report`.
- (BOOL)isTeamActivityCreateReport;
/// Returns whether the tag is `team_activity_create_report_fail`.
- (BOOL)isTeamActivityCreateReportFail;
/// Returns whether the tag is `team_folders_create_report`.
- (BOOL)isTeamFoldersCreateReport;
/// Returns whether the tag is `team_folders_create_report_failed`.
- (BOOL)isTeamFoldersCreateReportFailed;
/// Returns whether the tag is `team_storage_create_report`.
- (BOOL)isTeamStorageCreateReport;
/// Returns whether the tag is `team_storage_create_report_failed`.
- (BOOL)isTeamStorageCreateReportFailed;
/// Returns whether the tag is `team_selective_sync_settings_changed`.
- (BOOL)isTeamSelectiveSyncSettingsChanged;
/// Returns whether the tag is `team_branding_policy_changed`.
- (BOOL)isTeamBrandingPolicyChanged;
/// Returns whether the tag is `team_extensions_policy_changed`.
- (BOOL)isTeamExtensionsPolicyChanged;
/// Returns whether the tag is `team_member_storage_request_policy_changed`.
- (BOOL)isTeamMemberStorageRequestPolicyChanged;
/// Returns whether the tag is `team_selective_sync_policy_changed`.
- (BOOL)isTeamSelectiveSyncPolicyChanged;
/// Returns whether the tag is `team_sharing_whitelist_subjects_changed`.
- (BOOL)isTeamSharingWhitelistSubjectsChanged;
/// Returns whether the tag is `team_profile_add_background`.
- (BOOL)isTeamProfileAddBackground;
/// Returns whether the tag is `team_profile_add_logo`.
- (BOOL)isTeamProfileAddLogo;
/// Returns whether the tag is `team_profile_change_background`.
- (BOOL)isTeamProfileChangeBackground;
/// Returns whether the tag is `team_profile_change_default_language`.
- (BOOL)isTeamProfileChangeDefaultLanguage;
/// Returns whether the tag is `team_profile_change_logo`.
- (BOOL)isTeamProfileChangeLogo;
/// Returns whether the tag is `team_profile_change_name`.
- (BOOL)isTeamProfileChangeName;
/// Returns whether the tag is `team_profile_remove_background`.
- (BOOL)isTeamProfileRemoveBackground;
/// Returns whether the tag is `team_profile_remove_logo`.
- (BOOL)isTeamProfileRemoveLogo;
@end

/// Details of an event in which a report on the team's activity was created.
@interface DBTEAMLOGTeamActivityCreateReportDetails : DBStoneObject
/// The start of the period that the report covers.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate;
@end

/// Converts `DBTEAMLOGTeamActivityCreateReportDetails` from and to JSON.
@interface DBTEAMLOGTeamActivityCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamActivityCreateReportDetails *)instance;
+ (DBTEAMLOGTeamActivityCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on the team's activity couldn't be created.
@interface DBTEAMLOGTeamActivityCreateReportFailDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGTeamActivityCreateReportFailDetails` from and to JSON.
@interface DBTEAMLOGTeamActivityCreateReportFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamActivityCreateReportFailDetails *)instance;
+ (DBTEAMLOGTeamActivityCreateReportFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the team's activity couldn't be created.
@interface DBTEAMLOGTeamActivityCreateReportFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamActivityCreateReportFailType` from and to JSON.
@interface DBTEAMLOGTeamActivityCreateReportFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamActivityCreateReportFailType *)instance;
+ (DBTEAMLOGTeamActivityCreateReportFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the team's activity was created.
@interface DBTEAMLOGTeamActivityCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamActivityCreateReportType` from and to JSON.
@interface DBTEAMLOGTeamActivityCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamActivityCreateReportType *)instance;
+ (DBTEAMLOGTeamActivityCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamBrandingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamBrandingPolicyTag) {
    /// The team can't set up branding.
    DBTEAMLOGTeamBrandingPolicyDisabled,
    /// The team can set up branding.
    DBTEAMLOGTeamBrandingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamBrandingPolicyOther,
};

/// The policy for team branding.
@interface DBTEAMLOGTeamBrandingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamBrandingPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamBrandingPolicy` from and to JSON.
@interface DBTEAMLOGTeamBrandingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamBrandingPolicy *)instance;
+ (DBTEAMLOGTeamBrandingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's branding policy was changed.
@interface DBTEAMLOGTeamBrandingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamBrandingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGTeamBrandingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamBrandingPolicy *)dNewValue
    previousValue:(DBTEAMLOGTeamBrandingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGTeamBrandingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGTeamBrandingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamBrandingPolicyChangedDetails *)instance;
+ (DBTEAMLOGTeamBrandingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's branding policy was changed.
@interface DBTEAMLOGTeamBrandingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamBrandingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGTeamBrandingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamBrandingPolicyChangedType *)instance;
+ (DBTEAMLOGTeamBrandingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team.
@interface DBTEAMLOGTeamDetails : DBStoneObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team;
@end

/// Converts `DBTEAMLOGTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamDetails *)instance;
+ (DBTEAMLOGTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An event in the team log.
@interface DBTEAMLOGTeamEvent : DBStoneObject
/// The time of the event.
@property (nonatomic, readonly) NSDate *timestamp;
/// The category of the event.
@property (nonatomic, readonly) DBTEAMLOGEventCategory *eventCategory;
/// The actor of the event.
@property (nonatomic, readonly, nullable) DBTEAMLOGActorLogInfo *actor;
/// The origin of the action.
@property (nonatomic, readonly, nullable) DBTEAMLOGOriginLogInfo *origin;
/// A Boolean value that indicates whether a person outside the team acted or was affected.
@property (nonatomic, readonly, nullable) NSNumber *involveNonTeamMember;
/// The person or team on whose behalf the action was taken.
@property (nonatomic, readonly, nullable) DBTEAMLOGContextLogInfo *context;
/// The other users and groups that the event affects.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMLOGParticipantLogInfo *> *participants;
/// The files, folders, and documents of the event. The details refer to them by index.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMLOGAssetLogInfo *> *assets;
/// The kind of event.
@property (nonatomic, readonly) DBTEAMLOGEventType *eventType;
/// The details of the event.
@property (nonatomic, readonly) DBTEAMLOGEventDetails *details;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details
    actor:(nullable DBTEAMLOGActorLogInfo *)actor
    origin:(nullable DBTEAMLOGOriginLogInfo *)origin
    involveNonTeamMember:(nullable NSNumber *)involveNonTeamMember
    context:(nullable DBTEAMLOGContextLogInfo *)context
    participants:(nullable NSArray<DBTEAMLOGParticipantLogInfo *> *)participants
    assets:(nullable NSArray<DBTEAMLOGAssetLogInfo *> *)assets;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTimestamp:(NSDate *)timestamp
    eventCategory:(DBTEAMLOGEventCategory *)eventCategory
    eventType:(DBTEAMLOGEventType *)eventType
    details:(DBTEAMLOGEventDetails *)details;
@end

/// Converts `DBTEAMLOGTeamEvent` from and to JSON.
@interface DBTEAMLOGTeamEventSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEvent *)instance;
+ (DBTEAMLOGTeamEvent *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamExtensionsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamExtensionsPolicyTag) {
    /// App integrations are disabled.
    DBTEAMLOGTeamExtensionsPolicyDisabled,
    /// App integrations are enabled.
    DBTEAMLOGTeamExtensionsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamExtensionsPolicyOther,
};

/// The policy for app integrations.
@interface DBTEAMLOGTeamExtensionsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamExtensionsPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamExtensionsPolicy` from and to JSON.
@interface DBTEAMLOGTeamExtensionsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamExtensionsPolicy *)instance;
+ (DBTEAMLOGTeamExtensionsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for app integrations was changed.
@interface DBTEAMLOGTeamExtensionsPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamExtensionsPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGTeamExtensionsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamExtensionsPolicy *)dNewValue
    previousValue:(DBTEAMLOGTeamExtensionsPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGTeamExtensionsPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGTeamExtensionsPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamExtensionsPolicyChangedDetails *)instance;
+ (DBTEAMLOGTeamExtensionsPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for app integrations was changed.
@interface DBTEAMLOGTeamExtensionsPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamExtensionsPolicyChangedType` from and to JSON.
@interface DBTEAMLOGTeamExtensionsPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamExtensionsPolicyChangedType *)instance;
+ (DBTEAMLOGTeamExtensionsPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on team folders was created.
@interface DBTEAMLOGTeamFoldersCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamFoldersCreateReportDetails` from and to JSON.
@interface DBTEAMLOGTeamFoldersCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFoldersCreateReportDetails *)instance;
+ (DBTEAMLOGTeamFoldersCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on team folders couldn't be created.
@interface DBTEAMLOGTeamFoldersCreateReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGTeamFoldersCreateReportFailedDetails` from and to JSON.
@interface DBTEAMLOGTeamFoldersCreateReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFoldersCreateReportFailedDetails *)instance;
+ (DBTEAMLOGTeamFoldersCreateReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on team folders couldn't be created.
@interface DBTEAMLOGTeamFoldersCreateReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFoldersCreateReportFailedType` from and to JSON.
@interface DBTEAMLOGTeamFoldersCreateReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFoldersCreateReportFailedType *)instance;
+ (DBTEAMLOGTeamFoldersCreateReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on team folders was created.
@interface DBTEAMLOGTeamFoldersCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFoldersCreateReportType` from and to JSON.
@interface DBTEAMLOGTeamFoldersCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFoldersCreateReportType *)instance;
+ (DBTEAMLOGTeamFoldersCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The invitation that a user accepted to join the team.
@interface DBTEAMLOGTeamInviteDetails : DBStoneObject
/// The way in which the user was invited.
@property (nonatomic, readonly) DBTEAMLOGInviteMethod *inviteMethod;
/// A Boolean value that indicates whether the invitation led to the purchase of an additional license.
@property (nonatomic, readonly, nullable) NSNumber *additionalLicensePurchase;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithInviteMethod:(DBTEAMLOGInviteMethod *)inviteMethod
    additionalLicensePurchase:(nullable NSNumber *)additionalLicensePurchase;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithInviteMethod:(DBTEAMLOGInviteMethod *)inviteMethod;
@end

/// Converts `DBTEAMLOGTeamInviteDetails` from and to JSON.
@interface DBTEAMLOGTeamInviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamInviteDetails *)instance;
+ (DBTEAMLOGTeamInviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app that the team has linked.
@interface DBTEAMLOGTeamLinkedAppLogInfo : DBTEAMLOGAppLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamLinkedAppLogInfo` from and to JSON.
@interface DBTEAMLOGTeamLinkedAppLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamLinkedAppLogInfo *)instance;
+ (DBTEAMLOGTeamLinkedAppLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team.
@interface DBTEAMLOGTeamLogInfo : DBStoneObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *displayName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDisplayName:(NSString *)displayName;
@end

/// Converts `DBTEAMLOGTeamLogInfo` from and to JSON.
@interface DBTEAMLOGTeamLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamLogInfo *)instance;
+ (DBTEAMLOGTeamLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of the team.
@interface DBTEAMLOGTeamMemberLogInfo : DBTEAMLOGUserLogInfo
/// The identifier in the team, `dbmid:…`.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// The external ID, from the team's own directory. `nil` if there is none. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *memberExternalId;
/// The team, in events of an organization with several teams.
@property (nonatomic, readonly, nullable) DBTEAMLOGTeamLogInfo *team;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    teamMemberId:(nullable NSString *)teamMemberId
    memberExternalId:(nullable NSString *)memberExternalId
    team:(nullable DBTEAMLOGTeamLogInfo *)team;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamMemberLogInfo` from and to JSON.
@interface DBTEAMLOGTeamMemberLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMemberLogInfo *)instance;
+ (DBTEAMLOGTeamMemberLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamMemberStorageRequestPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamMemberStorageRequestPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGTeamMemberStorageRequestPolicyDefault_,
    /// Members can't ask admins for more storage.
    DBTEAMLOGTeamMemberStorageRequestPolicyDisabled,
    /// Members can ask admins for more storage.
    DBTEAMLOGTeamMemberStorageRequestPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamMemberStorageRequestPolicyOther,
};

/// The policy for members' requests for more storage.
@interface DBTEAMLOGTeamMemberStorageRequestPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamMemberStorageRequestPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamMemberStorageRequestPolicy` from and to JSON.
@interface DBTEAMLOGTeamMemberStorageRequestPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMemberStorageRequestPolicy *)instance;
+ (DBTEAMLOGTeamMemberStorageRequestPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for members' storage requests was changed.
@interface DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamMemberStorageRequestPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGTeamMemberStorageRequestPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamMemberStorageRequestPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGTeamMemberStorageRequestPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamMemberStorageRequestPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails *)instance;
+ (DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for members' storage requests was changed.
@interface DBTEAMLOGTeamMemberStorageRequestPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMemberStorageRequestPolicyChangedType` from and to JSON.
@interface DBTEAMLOGTeamMemberStorageRequestPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMemberStorageRequestPolicyChangedType *)instance;
+ (DBTEAMLOGTeamMemberStorageRequestPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamMembershipType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamMembershipTypeTag) {
    /// A free membership.
    DBTEAMLOGTeamMembershipTypeFree,
    /// A full membership.
    DBTEAMLOGTeamMembershipTypeFull,
    /// A guest membership.
    DBTEAMLOGTeamMembershipTypeGuest,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamMembershipTypeOther,
};

/// The type of a team membership.
@interface DBTEAMLOGTeamMembershipType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamMembershipTypeTag tag;
/// Creates an object with the tag `free`.
- (instancetype)initWithFree;
/// Creates an object with the tag `full`.
- (instancetype)initWithFull;
/// Creates an object with the tag `guest`.
- (instancetype)initWithGuest;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `free`.
- (BOOL)isFree;
/// Returns whether the tag is `full`.
- (BOOL)isFull;
/// Returns whether the tag is `guest`.
- (BOOL)isGuest;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamMembershipType` from and to JSON.
@interface DBTEAMLOGTeamMembershipTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMembershipType *)instance;
+ (DBTEAMLOGTeamMembershipType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The names of a team.
@interface DBTEAMLOGTeamName : DBStoneObject
/// The name that Dropbox displays.
@property (nonatomic, readonly, copy) NSString *teamDisplayName;
/// The legal name.
@property (nonatomic, readonly, copy) NSString *teamLegalName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamDisplayName:(NSString *)teamDisplayName teamLegalName:(NSString *)teamLegalName;
@end

/// Converts `DBTEAMLOGTeamName` from and to JSON.
@interface DBTEAMLOGTeamNameSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamName *)instance;
+ (DBTEAMLOGTeamName *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team background for the headers of shared links was added.
@interface DBTEAMLOGTeamProfileAddBackgroundDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamProfileAddBackgroundDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileAddBackgroundDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileAddBackgroundDetails *)instance;
+ (DBTEAMLOGTeamProfileAddBackgroundDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team background for the headers of shared links was added.
@interface DBTEAMLOGTeamProfileAddBackgroundType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileAddBackgroundType` from and to JSON.
@interface DBTEAMLOGTeamProfileAddBackgroundTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileAddBackgroundType *)instance;
+ (DBTEAMLOGTeamProfileAddBackgroundType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team logo for the headers of shared links was added.
@interface DBTEAMLOGTeamProfileAddLogoDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamProfileAddLogoDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileAddLogoDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileAddLogoDetails *)instance;
+ (DBTEAMLOGTeamProfileAddLogoDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team logo for the headers of shared links was added.
@interface DBTEAMLOGTeamProfileAddLogoType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileAddLogoType` from and to JSON.
@interface DBTEAMLOGTeamProfileAddLogoTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileAddLogoType *)instance;
+ (DBTEAMLOGTeamProfileAddLogoType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team background in the headers of shared links was changed.
@interface DBTEAMLOGTeamProfileChangeBackgroundDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamProfileChangeBackgroundDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeBackgroundDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeBackgroundDetails *)instance;
+ (DBTEAMLOGTeamProfileChangeBackgroundDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team background in the headers of shared links was changed.
@interface DBTEAMLOGTeamProfileChangeBackgroundType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileChangeBackgroundType` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeBackgroundTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeBackgroundType *)instance;
+ (DBTEAMLOGTeamProfileChangeBackgroundType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's default language was changed.
@interface DBTEAMLOGTeamProfileChangeDefaultLanguageDetails : DBStoneObject
/// The default language after the change. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// The default language before the change. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue previousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGTeamProfileChangeDefaultLanguageDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeDefaultLanguageDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeDefaultLanguageDetails *)instance;
+ (DBTEAMLOGTeamProfileChangeDefaultLanguageDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's default language was changed.
@interface DBTEAMLOGTeamProfileChangeDefaultLanguageType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileChangeDefaultLanguageType` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeDefaultLanguageTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeDefaultLanguageType *)instance;
+ (DBTEAMLOGTeamProfileChangeDefaultLanguageType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team logo in the headers of shared links was changed.
@interface DBTEAMLOGTeamProfileChangeLogoDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamProfileChangeLogoDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeLogoDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeLogoDetails *)instance;
+ (DBTEAMLOGTeamProfileChangeLogoDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team logo in the headers of shared links was changed.
@interface DBTEAMLOGTeamProfileChangeLogoType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileChangeLogoType` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeLogoTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeLogoType *)instance;
+ (DBTEAMLOGTeamProfileChangeLogoType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's name was changed.
@interface DBTEAMLOGTeamProfileChangeNameDetails : DBStoneObject
/// The name of the team before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGTeamName *previousValue;
/// The name of the team after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamName *dNewValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamName *)dNewValue
    previousValue:(nullable DBTEAMLOGTeamName *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamName *)dNewValue;
@end

/// Converts `DBTEAMLOGTeamProfileChangeNameDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeNameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeNameDetails *)instance;
+ (DBTEAMLOGTeamProfileChangeNameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's name was changed.
@interface DBTEAMLOGTeamProfileChangeNameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileChangeNameType` from and to JSON.
@interface DBTEAMLOGTeamProfileChangeNameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileChangeNameType *)instance;
+ (DBTEAMLOGTeamProfileChangeNameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team background in the headers of shared links was removed.
@interface DBTEAMLOGTeamProfileRemoveBackgroundDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamProfileRemoveBackgroundDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileRemoveBackgroundDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileRemoveBackgroundDetails *)instance;
+ (DBTEAMLOGTeamProfileRemoveBackgroundDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team background in the headers of shared links was removed.
@interface DBTEAMLOGTeamProfileRemoveBackgroundType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileRemoveBackgroundType` from and to JSON.
@interface DBTEAMLOGTeamProfileRemoveBackgroundTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileRemoveBackgroundType *)instance;
+ (DBTEAMLOGTeamProfileRemoveBackgroundType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team logo in the headers of shared links was removed.
@interface DBTEAMLOGTeamProfileRemoveLogoDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamProfileRemoveLogoDetails` from and to JSON.
@interface DBTEAMLOGTeamProfileRemoveLogoDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileRemoveLogoDetails *)instance;
+ (DBTEAMLOGTeamProfileRemoveLogoDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team logo in the headers of shared links was removed.
@interface DBTEAMLOGTeamProfileRemoveLogoType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamProfileRemoveLogoType` from and to JSON.
@interface DBTEAMLOGTeamProfileRemoveLogoTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamProfileRemoveLogoType *)instance;
+ (DBTEAMLOGTeamProfileRemoveLogoType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamSelectiveSyncPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamSelectiveSyncPolicyTag) {
    /// Selective sync is disabled.
    DBTEAMLOGTeamSelectiveSyncPolicyDisabled,
    /// Selective sync is enabled.
    DBTEAMLOGTeamSelectiveSyncPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamSelectiveSyncPolicyOther,
};

/// The policy for selective sync of the team.
@interface DBTEAMLOGTeamSelectiveSyncPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamSelectiveSyncPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamSelectiveSyncPolicy` from and to JSON.
@interface DBTEAMLOGTeamSelectiveSyncPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSelectiveSyncPolicy *)instance;
+ (DBTEAMLOGTeamSelectiveSyncPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which selective sync for the team was enabled or disabled.
@interface DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamSelectiveSyncPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGTeamSelectiveSyncPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTeamSelectiveSyncPolicy *)dNewValue
    previousValue:(DBTEAMLOGTeamSelectiveSyncPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGTeamSelectiveSyncPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails *)instance;
+ (DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Selective sync for the team was enabled or disabled.
@interface DBTEAMLOGTeamSelectiveSyncPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamSelectiveSyncPolicyChangedType` from and to JSON.
@interface DBTEAMLOGTeamSelectiveSyncPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSelectiveSyncPolicyChangedType *)instance;
+ (DBTEAMLOGTeamSelectiveSyncPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the default sync setting of a team folder was changed.
@interface DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails : DBStoneObject
/// The default sync setting before the change.
@property (nonatomic, readonly) DBFILESSyncSetting *previousValue;
/// The default sync setting after the change.
@property (nonatomic, readonly) DBFILESSyncSetting *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBFILESSyncSetting *)previousValue dNewValue:(DBFILESSyncSetting *)dNewValue;
@end

/// Converts `DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails` from and to JSON.
@interface DBTEAMLOGTeamSelectiveSyncSettingsChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails *)instance;
+ (DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The default sync setting of a team folder was changed.
@interface DBTEAMLOGTeamSelectiveSyncSettingsChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamSelectiveSyncSettingsChangedType` from and to JSON.
@interface DBTEAMLOGTeamSelectiveSyncSettingsChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSelectiveSyncSettingsChangedType *)instance;
+ (DBTEAMLOGTeamSelectiveSyncSettingsChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the list of approved targets for external sharing was changed.
@interface DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails : DBStoneObject
/// The domains and email addresses that were added to the list.
@property (nonatomic, readonly) NSArray<NSString *> *addedWhitelistSubjects;
/// The domains and email addresses that were removed from the list.
@property (nonatomic, readonly) NSArray<NSString *> *removedWhitelistSubjects;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAddedWhitelistSubjects:(NSArray<NSString *> *)addedWhitelistSubjects
    removedWhitelistSubjects:(NSArray<NSString *> *)removedWhitelistSubjects;
@end

/// Converts `DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails` from and to JSON.
@interface DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails *)instance;
+ (DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The list of approved targets for external sharing was changed.
@interface DBTEAMLOGTeamSharingWhitelistSubjectsChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamSharingWhitelistSubjectsChangedType` from and to JSON.
@interface DBTEAMLOGTeamSharingWhitelistSubjectsChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamSharingWhitelistSubjectsChangedType *)instance;
+ (DBTEAMLOGTeamSharingWhitelistSubjectsChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on the team's storage was created.
@interface DBTEAMLOGTeamStorageCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamStorageCreateReportDetails` from and to JSON.
@interface DBTEAMLOGTeamStorageCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamStorageCreateReportDetails *)instance;
+ (DBTEAMLOGTeamStorageCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on the team's storage couldn't be created.
@interface DBTEAMLOGTeamStorageCreateReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGTeamStorageCreateReportFailedDetails` from and to JSON.
@interface DBTEAMLOGTeamStorageCreateReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamStorageCreateReportFailedDetails *)instance;
+ (DBTEAMLOGTeamStorageCreateReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the team's storage couldn't be created.
@interface DBTEAMLOGTeamStorageCreateReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamStorageCreateReportFailedType` from and to JSON.
@interface DBTEAMLOGTeamStorageCreateReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamStorageCreateReportFailedType *)instance;
+ (DBTEAMLOGTeamStorageCreateReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the team's storage was created.
@interface DBTEAMLOGTeamStorageCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamStorageCreateReportType` from and to JSON.
@interface DBTEAMLOGTeamStorageCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamStorageCreateReportType *)instance;
+ (DBTEAMLOGTeamStorageCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
