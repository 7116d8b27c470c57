// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBSHARINGAccessLevel, DBSHARINGLinkAudience, DBTEAMLOGExternalUserLogInfo, DBTEAMLOGSharedLinkAddExpiryDetails,
    DBTEAMLOGSharedLinkAddExpiryType, DBTEAMLOGSharedLinkChangeExpiryDetails, DBTEAMLOGSharedLinkChangeExpiryType,
    DBTEAMLOGSharedLinkChangeVisibilityDetails, DBTEAMLOGSharedLinkChangeVisibilityType, DBTEAMLOGSharedLinkCopyDetails,
    DBTEAMLOGSharedLinkCopyType, DBTEAMLOGSharedLinkCreateDetails, DBTEAMLOGSharedLinkCreateType,
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails, DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType,
    DBTEAMLOGSharedLinkDisableDetails, DBTEAMLOGSharedLinkDisableType, DBTEAMLOGSharedLinkDownloadDetails,
    DBTEAMLOGSharedLinkDownloadType, DBTEAMLOGSharedLinkRemoveExpiryDetails, DBTEAMLOGSharedLinkRemoveExpiryType,
    DBTEAMLOGSharedLinkRemoveVisitorDetails, DBTEAMLOGSharedLinkRemoveVisitorType,
    DBTEAMLOGSharedLinkSettingsAddExpirationDetails, DBTEAMLOGSharedLinkSettingsAddExpirationType,
    DBTEAMLOGSharedLinkSettingsAddPasswordDetails, DBTEAMLOGSharedLinkSettingsAddPasswordType,
    DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails, DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType,
    DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails, DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType,
    DBTEAMLOGSharedLinkSettingsChangeAudienceDetails, DBTEAMLOGSharedLinkSettingsChangeAudienceType,
    DBTEAMLOGSharedLinkSettingsChangeExpirationDetails, DBTEAMLOGSharedLinkSettingsChangeExpirationType,
    DBTEAMLOGSharedLinkSettingsChangePasswordDetails, DBTEAMLOGSharedLinkSettingsChangePasswordType,
    DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails, DBTEAMLOGSharedLinkSettingsRemoveExpirationType,
    DBTEAMLOGSharedLinkSettingsRemovePasswordDetails, DBTEAMLOGSharedLinkSettingsRemovePasswordType,
    DBTEAMLOGSharedLinkShareDetails, DBTEAMLOGSharedLinkShareType, DBTEAMLOGSharedLinkViewDetails,
    DBTEAMLOGSharedLinkViewType, DBTEAMLOGSharedLinkVisibility, DBTEAMLOGUserLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `SharedLink`.
@interface DBTEAMLOGEventDetails (SharedLink)
/// Details of an event in which an expiration date was added to a shared link. Has a value only if
/// `isSharedLinkAddExpiryDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkAddExpiryDetails *sharedLinkAddExpiryDetails;

/// Details of an event in which the expiration date of a shared link was changed. Has a value only if
/// `isSharedLinkChangeExpiryDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkChangeExpiryDetails *sharedLinkChangeExpiryDetails;

/// Details of an event in which the visibility of a shared link was changed. Has a value only if
/// `isSharedLinkChangeVisibilityDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkChangeVisibilityDetails *sharedLinkChangeVisibilityDetails;

/// Details of an event in which a user copied a file or folder from a shared link to their Dropbox. Has a value only if
/// `isSharedLinkCopyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkCopyDetails *sharedLinkCopyDetails;

/// Details of an event in which a shared link was created. Has a value only if `isSharedLinkCreateDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkCreateDetails *sharedLinkCreateDetails;

/// Details of an event in which a shared link was removed. Has a value only if `isSharedLinkDisableDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDisableDetails *sharedLinkDisableDetails;

/// Details of an event in which a file or folder was downloaded from a shared link. Has a value only if
/// `isSharedLinkDownloadDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDownloadDetails *sharedLinkDownloadDetails;

/// Details of an event in which the expiration date of a shared link was removed. Has a value only if
/// `isSharedLinkRemoveExpiryDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkRemoveExpiryDetails *sharedLinkRemoveExpiryDetails;

/// Details of an event in which a visitor of a shared link was removed. Has a value only if
/// `isSharedLinkRemoveVisitorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkRemoveVisitorDetails *sharedLinkRemoveVisitorDetails;

/// Details of an event in which an expiration date was added in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAddExpirationDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsAddExpirationDetails *sharedLinkSettingsAddExpirationDetails;

/// Details of an event in which a password was added in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAddPasswordDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsAddPasswordDetails *sharedLinkSettingsAddPasswordDetails;

/// Details of an event in which downloads were disabled in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAllowDownloadDisabledDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails *sharedLinkSettingsAllowDownloadDisabledDetails;

/// Details of an event in which downloads were enabled in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAllowDownloadEnabledDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails *sharedLinkSettingsAllowDownloadEnabledDetails;

/// Details of an event in which the audience was changed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsChangeAudienceDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsChangeAudienceDetails *sharedLinkSettingsChangeAudienceDetails;

/// Details of an event in which the expiration date was changed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsChangeExpirationDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsChangeExpirationDetails *sharedLinkSettingsChangeExpirationDetails;

/// Details of an event in which the password was changed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsChangePasswordDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsChangePasswordDetails *sharedLinkSettingsChangePasswordDetails;

/// Details of an event in which the expiration date was removed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsRemoveExpirationDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails *sharedLinkSettingsRemoveExpirationDetails;

/// Details of an event in which the password was removed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsRemovePasswordDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsRemovePasswordDetails *sharedLinkSettingsRemovePasswordDetails;

/// Details of an event in which members were added to the audience of a shared link. Has a value only if
/// `isSharedLinkShareDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkShareDetails *sharedLinkShareDetails;

/// Details of an event in which a shared link was opened. Has a value only if `isSharedLinkViewDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkViewDetails *sharedLinkViewDetails;

/// Details of an event in which the team's policy for the default permissions of shared links was changed. Has a value
/// only if `isSharedLinkDefaultPermissionsPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails *sharedLinkDefaultPermissionsPolicyChangedDetails;

/// Creates an object with the tag `shared_link_add_expiry_details`.
- (instancetype)initWithSharedLinkAddExpiryDetails:(DBTEAMLOGSharedLinkAddExpiryDetails *)sharedLinkAddExpiryDetails;

/// Creates an object with the tag `shared_link_change_expiry_details`.
- (instancetype)
    initWithSharedLinkChangeExpiryDetails:(DBTEAMLOGSharedLinkChangeExpiryDetails *)sharedLinkChangeExpiryDetails;

/// Creates an object with the tag `shared_link_change_visibility_details`.
- (instancetype)
    initWithSharedLinkChangeVisibilityDetails:(DBTEAMLOGSharedLinkChangeVisibilityDetails *)sharedLinkChangeVisibilityDetails;

/// Creates an object with the tag `shared_link_copy_details`.
- (instancetype)initWithSharedLinkCopyDetails:(DBTEAMLOGSharedLinkCopyDetails *)sharedLinkCopyDetails;
/// Creates an object with the tag `shared_link_create_details`.
- (instancetype)initWithSharedLinkCreateDetails:(DBTEAMLOGSharedLinkCreateDetails *)sharedLinkCreateDetails;
/// Creates an object with the tag `shared_link_disable_details`.
- (instancetype)initWithSharedLinkDisableDetails:(DBTEAMLOGSharedLinkDisableDetails *)sharedLinkDisableDetails;
/// Creates an object with the tag `shared_link_download_details`.
- (instancetype)initWithSharedLinkDownloadDetails:(DBTEAMLOGSharedLinkDownloadDetails *)sharedLinkDownloadDetails;

/// Creates an object with the tag `shared_link_remove_expiry_details`.
- (instancetype)
    initWithSharedLinkRemoveExpiryDetails:(DBTEAMLOGSharedLinkRemoveExpiryDetails *)sharedLinkRemoveExpiryDetails;

/// Creates an object with the tag `shared_link_remove_visitor_details`.
- (instancetype)
    initWithSharedLinkRemoveVisitorDetails:(DBTEAMLOGSharedLinkRemoveVisitorDetails *)sharedLinkRemoveVisitorDetails;

/// Creates an object with the tag `shared_link_settings_add_expiration_details`.
- (instancetype)
    initWithSharedLinkSettingsAddExpirationDetails:(DBTEAMLOGSharedLinkSettingsAddExpirationDetails *)sharedLinkSettingsAddExpirationDetails;

/// Creates an object with the tag `shared_link_settings_add_password_details`.
- (instancetype)
    initWithSharedLinkSettingsAddPasswordDetails:(DBTEAMLOGSharedLinkSettingsAddPasswordDetails *)sharedLinkSettingsAddPasswordDetails;

/// Creates an object with the tag `shared_link_settings_allow_download_disabled_details`.
- (instancetype)
    initWithSharedLinkSettingsAllowDownloadDisabledDetails:(DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails *)sharedLinkSettingsAllowDownloadDisabledDetails;

/// Creates an object with the tag `shared_link_settings_allow_download_enabled_details`.
- (instancetype)
    initWithSharedLinkSettingsAllowDownloadEnabledDetails:(DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails *)sharedLinkSettingsAllowDownloadEnabledDetails;

/// Creates an object with the tag `shared_link_settings_change_audience_details`.
- (instancetype)
    initWithSharedLinkSettingsChangeAudienceDetails:(DBTEAMLOGSharedLinkSettingsChangeAudienceDetails *)sharedLinkSettingsChangeAudienceDetails;

/// Creates an object with the tag `shared_link_settings_change_expiration_details`.
- (instancetype)
    initWithSharedLinkSettingsChangeExpirationDetails:(DBTEAMLOGSharedLinkSettingsChangeExpirationDetails *)sharedLinkSettingsChangeExpirationDetails;

/// Creates an object with the tag `shared_link_settings_change_password_details`.
- (instancetype)
    initWithSharedLinkSettingsChangePasswordDetails:(DBTEAMLOGSharedLinkSettingsChangePasswordDetails *)sharedLinkSettingsChangePasswordDetails;

/// Creates an object with the tag `shared_link_settings_remove_expiration_details`.
- (instancetype)
    initWithSharedLinkSettingsRemoveExpirationDetails:(DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails *)sharedLinkSettingsRemoveExpirationDetails;

/// Creates an object with the tag `shared_link_settings_remove_password_details`.
- (instancetype)
    initWithSharedLinkSettingsRemovePasswordDetails:(DBTEAMLOGSharedLinkSettingsRemovePasswordDetails *)sharedLinkSettingsRemovePasswordDetails;

/// Creates an object with the tag `shared_link_share_details`.
- (instancetype)initWithSharedLinkShareDetails:(DBTEAMLOGSharedLinkShareDetails *)sharedLinkShareDetails;
/// Creates an object with the tag `shared_link_view_details`.
- (instancetype)initWithSharedLinkViewDetails:(DBTEAMLOGSharedLinkViewDetails *)sharedLinkViewDetails;

/// Creates an object with the tag `shared_link_default_permissions_policy_changed_details`.
- (instancetype)
    initWithSharedLinkDefaultPermissionsPolicyChangedDetails:(DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails *)sharedLinkDefaultPermissionsPolicyChangedDetails;

/// Returns whether the tag is `shared_link_add_expiry_details`.
- (BOOL)isSharedLinkAddExpiryDetails;
/// Returns whether the tag is `shared_link_change_expiry_details`.
- (BOOL)isSharedLinkChangeExpiryDetails;
/// Returns whether the tag is `shared_link_change_visibility_details`.
- (BOOL)isSharedLinkChangeVisibilityDetails;
/// Returns whether the tag is `shared_link_copy_details`.
- (BOOL)isSharedLinkCopyDetails;
/// Returns whether the tag is `shared_link_create_details`.
- (BOOL)isSharedLinkCreateDetails;
/// Returns whether the tag is `shared_link_disable_details`.
- (BOOL)isSharedLinkDisableDetails;
/// Returns whether the tag is `shared_link_download_details`.
- (BOOL)isSharedLinkDownloadDetails;
/// Returns whether the tag is `shared_link_remove_expiry_details`.
- (BOOL)isSharedLinkRemoveExpiryDetails;
/// Returns whether the tag is `shared_link_remove_visitor_details`.
- (BOOL)isSharedLinkRemoveVisitorDetails;
/// Returns whether the tag is `shared_link_settings_add_expiration_details`.
- (BOOL)isSharedLinkSettingsAddExpirationDetails;
/// Returns whether the tag is `shared_link_settings_add_password_details`.
- (BOOL)isSharedLinkSettingsAddPasswordDetails;
/// Returns whether the tag is `shared_link_settings_allow_download_disabled_details`.
- (BOOL)isSharedLinkSettingsAllowDownloadDisabledDetails;
/// Returns whether the tag is `shared_link_settings_allow_download_enabled_details`.
- (BOOL)isSharedLinkSettingsAllowDownloadEnabledDetails;
/// Returns whether the tag is `shared_link_settings_change_audience_details`.
- (BOOL)isSharedLinkSettingsChangeAudienceDetails;
/// Returns whether the tag is `shared_link_settings_change_expiration_details`.
- (BOOL)isSharedLinkSettingsChangeExpirationDetails;
/// Returns whether the tag is `shared_link_settings_change_password_details`.
- (BOOL)isSharedLinkSettingsChangePasswordDetails;
/// Returns whether the tag is `shared_link_settings_remove_expiration_details`.
- (BOOL)isSharedLinkSettingsRemoveExpirationDetails;
/// Returns whether the tag is `shared_link_settings_remove_password_details`.
- (BOOL)isSharedLinkSettingsRemovePasswordDetails;
/// Returns whether the tag is `shared_link_share_details`.
- (BOOL)isSharedLinkShareDetails;
/// Returns whether the tag is `shared_link_view_details`.
- (BOOL)isSharedLinkViewDetails;
/// Returns whether the tag is `shared_link_default_permissions_policy_changed_details`.
- (BOOL)isSharedLinkDefaultPermissionsPolicyChangedDetails;
@end

/// The members whose names start with `SharedLink`.
@interface DBTEAMLOGEventType (SharedLink)
/// An expiration date was added to a shared link. Has a value only if `isSharedLinkAddExpiry` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkAddExpiryType *sharedLinkAddExpiry;
/// The expiration date of a shared link was changed. Has a value only if `isSharedLinkChangeExpiry` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkChangeExpiryType *sharedLinkChangeExpiry;
/// The visibility of a shared link was changed. Has a value only if `isSharedLinkChangeVisibility` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkChangeVisibilityType *sharedLinkChangeVisibility;

/// A user copied a file or folder from a shared link to their Dropbox. Has a value only if `isSharedLinkCopy` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkCopyType *sharedLinkCopy;

/// A shared link was created. Has a value only if `isSharedLinkCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkCreateType *sharedLinkCreate;
/// A shared link was removed. Has a value only if `isSharedLinkDisable` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDisableType *sharedLinkDisable;
/// A file or folder was downloaded from a shared link. Has a value only if `isSharedLinkDownload` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDownloadType *sharedLinkDownload;
/// The expiration date of a shared link was removed. Has a value only if `isSharedLinkRemoveExpiry` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkRemoveExpiryType *sharedLinkRemoveExpiry;
/// A visitor of a shared link was removed. Has a value only if `isSharedLinkRemoveVisitor` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkRemoveVisitorType *sharedLinkRemoveVisitor;

/// An expiration date was added in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAddExpiration` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsAddExpirationType *sharedLinkSettingsAddExpiration;

/// A password was added in the settings of a shared link. Has a value only if `isSharedLinkSettingsAddPassword` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsAddPasswordType *sharedLinkSettingsAddPassword;

/// Downloads were disabled in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAllowDownloadDisabled` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType *sharedLinkSettingsAllowDownloadDisabled;

/// Downloads were enabled in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsAllowDownloadEnabled` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType *sharedLinkSettingsAllowDownloadEnabled;

/// The audience was changed in the settings of a shared link. Has a value only if `isSharedLinkSettingsChangeAudience`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsChangeAudienceType *sharedLinkSettingsChangeAudience;

/// The expiration date was changed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsChangeExpiration` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsChangeExpirationType *sharedLinkSettingsChangeExpiration;

/// The password was changed in the settings of a shared link. Has a value only if `isSharedLinkSettingsChangePassword`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsChangePasswordType *sharedLinkSettingsChangePassword;

/// The expiration date was removed in the settings of a shared link. Has a value only if
/// `isSharedLinkSettingsRemoveExpiration` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsRemoveExpirationType *sharedLinkSettingsRemoveExpiration;

/// The password was removed in the settings of a shared link. Has a value only if `isSharedLinkSettingsRemovePassword`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkSettingsRemovePasswordType *sharedLinkSettingsRemovePassword;

/// Members were added to the audience of a shared link. Has a value only if `isSharedLinkShare` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkShareType *sharedLinkShare;
/// A shared link was opened. Has a value only if `isSharedLinkView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkViewType *sharedLinkView;

/// The team's policy for the default permissions of shared links was changed. Has a value only if
/// `isSharedLinkDefaultPermissionsPolicyChanged` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType *sharedLinkDefaultPermissionsPolicyChanged;

/// Creates an object with the tag `shared_link_add_expiry`.
- (instancetype)initWithSharedLinkAddExpiry:(DBTEAMLOGSharedLinkAddExpiryType *)sharedLinkAddExpiry;
/// Creates an object with the tag `shared_link_change_expiry`.
- (instancetype)initWithSharedLinkChangeExpiry:(DBTEAMLOGSharedLinkChangeExpiryType *)sharedLinkChangeExpiry;
/// Creates an object with the tag `shared_link_change_visibility`.
- (instancetype)initWithSharedLinkChangeVisibility:(DBTEAMLOGSharedLinkChangeVisibilityType *)sharedLinkChangeVisibility;
/// Creates an object with the tag `shared_link_copy`.
- (instancetype)initWithSharedLinkCopy:(DBTEAMLOGSharedLinkCopyType *)sharedLinkCopy;
/// Creates an object with the tag `shared_link_create`.
- (instancetype)initWithSharedLinkCreate:(DBTEAMLOGSharedLinkCreateType *)sharedLinkCreate;
/// Creates an object with the tag `shared_link_disable`.
- (instancetype)initWithSharedLinkDisable:(DBTEAMLOGSharedLinkDisableType *)sharedLinkDisable;
/// Creates an object with the tag `shared_link_download`.
- (instancetype)initWithSharedLinkDownload:(DBTEAMLOGSharedLinkDownloadType *)sharedLinkDownload;
/// Creates an object with the tag `shared_link_remove_expiry`.
- (instancetype)initWithSharedLinkRemoveExpiry:(DBTEAMLOGSharedLinkRemoveExpiryType *)sharedLinkRemoveExpiry;
/// Creates an object with the tag `shared_link_remove_visitor`.
- (instancetype)initWithSharedLinkRemoveVisitor:(DBTEAMLOGSharedLinkRemoveVisitorType *)sharedLinkRemoveVisitor;

/// Creates an object with the tag `shared_link_settings_add_expiration`.
- (instancetype)
    initWithSharedLinkSettingsAddExpiration:(DBTEAMLOGSharedLinkSettingsAddExpirationType *)sharedLinkSettingsAddExpiration;

/// Creates an object with the tag `shared_link_settings_add_password`.
- (instancetype)
    initWithSharedLinkSettingsAddPassword:(DBTEAMLOGSharedLinkSettingsAddPasswordType *)sharedLinkSettingsAddPassword;

/// Creates an object with the tag `shared_link_settings_allow_download_disabled`.
- (instancetype)
    initWithSharedLinkSettingsAllowDownloadDisabled:(DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType *)sharedLinkSettingsAllowDownloadDisabled;

/// Creates an object with the tag `shared_link_settings_allow_download_enabled`.
- (instancetype)
    initWithSharedLinkSettingsAllowDownloadEnabled:(DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType *)sharedLinkSettingsAllowDownloadEnabled;

/// Creates an object with the tag `shared_link_settings_change_audience`.
- (instancetype)
    initWithSharedLinkSettingsChangeAudience:(DBTEAMLOGSharedLinkSettingsChangeAudienceType *)sharedLinkSettingsChangeAudience;

/// Creates an object with the tag `shared_link_settings_change_expiration`.
- (instancetype)
    initWithSharedLinkSettingsChangeExpiration:(DBTEAMLOGSharedLinkSettingsChangeExpirationType *)sharedLinkSettingsChangeExpiration;

/// Creates an object with the tag `shared_link_settings_change_password`.
- (instancetype)
    initWithSharedLinkSettingsChangePassword:(DBTEAMLOGSharedLinkSettingsChangePasswordType *)sharedLinkSettingsChangePassword;

/// Creates an object with the tag `shared_link_settings_remove_expiration`.
- (instancetype)
    initWithSharedLinkSettingsRemoveExpiration:(DBTEAMLOGSharedLinkSettingsRemoveExpirationType *)sharedLinkSettingsRemoveExpiration;

/// Creates an object with the tag `shared_link_settings_remove_password`.
- (instancetype)
    initWithSharedLinkSettingsRemovePassword:(DBTEAMLOGSharedLinkSettingsRemovePasswordType *)sharedLinkSettingsRemovePassword;

/// Creates an object with the tag `shared_link_share`.
- (instancetype)initWithSharedLinkShare:(DBTEAMLOGSharedLinkShareType *)sharedLinkShare;
/// Creates an object with the tag `shared_link_view`.
- (instancetype)initWithSharedLinkView:(DBTEAMLOGSharedLinkViewType *)sharedLinkView;

/// Creates an object with the tag `shared_link_default_permissions_policy_changed`.
- (instancetype)
    initWithSharedLinkDefaultPermissionsPolicyChanged:(DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType *)sharedLinkDefaultPermissionsPolicyChanged;

/// Returns whether the tag is `shared_link_add_expiry`.
- (BOOL)isSharedLinkAddExpiry;
/// Returns whether the tag is `shared_link_change_expiry`.
- (BOOL)isSharedLinkChangeExpiry;
/// Returns whether the tag is `shared_link_change_visibility`.
- (BOOL)isSharedLinkChangeVisibility;
/// Returns whether the tag is `shared_link_copy`.
- (BOOL)isSharedLinkCopy;
/// Returns whether the tag is `shared_link_create`.
- (BOOL)isSharedLinkCreate;
/// Returns whether the tag is `shared_link_disable`.
- (BOOL)isSharedLinkDisable;
/// Returns whether the tag is `shared_link_download`.
- (BOOL)isSharedLinkDownload;
/// Returns whether the tag is `shared_link_remove_expiry`.
- (BOOL)isSharedLinkRemoveExpiry;
/// Returns whether the tag is `shared_link_remove_visitor`.
- (BOOL)isSharedLinkRemoveVisitor;
/// Returns whether the tag is `shared_link_settings_add_expiration`.
- (BOOL)isSharedLinkSettingsAddExpiration;
/// Returns whether the tag is `shared_link_settings_add_password`.
- (BOOL)isSharedLinkSettingsAddPassword;
/// Returns whether the tag is `shared_link_settings_allow_download_disabled`.
- (BOOL)isSharedLinkSettingsAllowDownloadDisabled;
/// Returns whether the tag is `shared_link_settings_allow_download_enabled`.
- (BOOL)isSharedLinkSettingsAllowDownloadEnabled;
/// Returns whether the tag is `shared_link_settings_change_audience`.
- (BOOL)isSharedLinkSettingsChangeAudience;
/// Returns whether the tag is `shared_link_settings_change_expiration`.
- (BOOL)isSharedLinkSettingsChangeExpiration;
/// Returns whether the tag is `shared_link_settings_change_password`.
- (BOOL)isSharedLinkSettingsChangePassword;
/// Returns whether the tag is `shared_link_settings_remove_expiration`.
- (BOOL)isSharedLinkSettingsRemoveExpiration;
/// Returns whether the tag is `shared_link_settings_remove_password`.
- (BOOL)isSharedLinkSettingsRemovePassword;
/// Returns whether the tag is `shared_link_share`.
- (BOOL)isSharedLinkShare;
/// Returns whether the tag is `shared_link_view`.
- (BOOL)isSharedLinkView;
/// Returns whether the tag is `shared_link_default_permissions_policy_changed`.
- (BOOL)isSharedLinkDefaultPermissionsPolicyChanged;
@end

/// The members whose names start with `SharedLink`.
@interface DBTEAMLOGEventTypeArg (SharedLink)
/// Creates an object with the tag `shared_link_add_expiry`.
- (instancetype)initWithSharedLinkAddExpiry;
/// Creates an object with the tag `shared_link_change_expiry`.
- (instancetype)initWithSharedLinkChangeExpiry;
/// Creates an object with the tag `shared_link_change_visibility`.
- (instancetype)initWithSharedLinkChangeVisibility;
/// Creates an object with the tag `shared_link_copy`.
- (instancetype)initWithSharedLinkCopy;
/// Creates an object with the tag `shared_link_create`.
- (instancetype)initWithSharedLinkCreate;
/// Creates an object with the tag `shared_link_disable`.
- (instancetype)initWithSharedLinkDisable;
/// Creates an object with the tag `shared_link_download`.
- (instancetype)initWithSharedLinkDownload;
/// Creates an object with the tag `shared_link_remove_expiry`.
- (instancetype)initWithSharedLinkRemoveExpiry;
/// Creates an object with the tag `shared_link_remove_visitor`.
- (instancetype)initWithSharedLinkRemoveVisitor;
/// Creates an object with the tag `shared_link_settings_add_expiration`.
- (instancetype)initWithSharedLinkSettingsAddExpiration;
/// Creates an object with the tag `shared_link_settings_add_password`.
- (instancetype)initWithSharedLinkSettingsAddPassword;
/// Creates an object with the tag `shared_link_settings_allow_download_disabled`.
- (instancetype)initWithSharedLinkSettingsAllowDownloadDisabled;
/// Creates an object with the tag `shared_link_settings_allow_download_enabled`.
- (instancetype)initWithSharedLinkSettingsAllowDownloadEnabled;
/// Creates an object with the tag `shared_link_settings_change_audience`.
- (instancetype)initWithSharedLinkSettingsChangeAudience;
/// Creates an object with the tag `shared_link_settings_change_expiration`.
- (instancetype)initWithSharedLinkSettingsChangeExpiration;
/// Creates an object with the tag `shared_link_settings_change_password`.
- (instancetype)initWithSharedLinkSettingsChangePassword;
/// Creates an object with the tag `shared_link_settings_remove_expiration`.
- (instancetype)initWithSharedLinkSettingsRemoveExpiration;
/// Creates an object with the tag `shared_link_settings_remove_password`.
- (instancetype)initWithSharedLinkSettingsRemovePassword;
/// Creates an object with the tag `shared_link_share`.
- (instancetype)initWithSharedLinkShare;
/// Creates an object with the tag `shared_link_view`.
- (instancetype)initWithSharedLinkView;
/// Creates an object with the tag `shared_link_default_permissions_policy_changed`.
- (instancetype)initWithSharedLinkDefaultPermissionsPolicyChanged;
/// Returns whether the tag is `shared_link_add_expiry`.
- (BOOL)isSharedLinkAddExpiry;
/// Returns whether the tag is `shared_link_change_expiry`.
- (BOOL)isSharedLinkChangeExpiry;
/// Returns whether the tag is `shared_link_change_visibility`.
- (BOOL)isSharedLinkChangeVisibility;
/// Returns whether the tag is `shared_link_copy`.
- (BOOL)isSharedLinkCopy;
/// Returns whether the tag is `shared_link_create`.
- (BOOL)isSharedLinkCreate;
/// Returns whether the tag is `shared_link_disable`.
- (BOOL)isSharedLinkDisable;
/// Returns whether the tag is `shared_link_download`.
- (BOOL)isSharedLinkDownload;
/// Returns whether the tag is `shared_link_remove_expiry`.
- (BOOL)isSharedLinkRemoveExpiry;
/// Returns whether the tag is `shared_link_remove_visitor`.
- (BOOL)isSharedLinkRemoveVisitor;
/// Returns whether the tag is `shared_link_settings_add_expiration`.
- (BOOL)isSharedLinkSettingsAddExpiration;
/// Returns whether the tag is `shared_link_settings_add_password`.
- (BOOL)isSharedLinkSettingsAddPassword;
/// Returns whether the tag is `shared_link_settings_allow_download_disabled`.
- (BOOL)isSharedLinkSettingsAllowDownloadDisabled;
/// Returns whether the tag is `shared_link_settings_allow_download_enabled`.
- (BOOL)isSharedLinkSettingsAllowDownloadEnabled;
/// Returns whether the tag is `shared_link_settings_change_audience`.
- (BOOL)isSharedLinkSettingsChangeAudience;
/// Returns whether the tag is `shared_link_settings_change_expiration`.
- (BOOL)isSharedLinkSettingsChangeExpiration;
/// Returns whether the tag is `shared_link_settings_change_password`.
- (BOOL)isSharedLinkSettingsChangePassword;
/// Returns whether the tag is `shared_link_settings_remove_expiration`.
- (BOOL)isSharedLinkSettingsRemoveExpiration;
/// Returns whether the tag is `shared_link_settings_remove_password`.
- (BOOL)isSharedLinkSettingsRemovePassword;
/// Returns whether the tag is `shared_link_share`.
- (BOOL)isSharedLinkShare;
/// Returns whether the tag is `shared_link_view`.
- (BOOL)isSharedLinkView;
/// Returns whether the tag is `shared_link_default_permissions_policy_changed`.
- (BOOL)isSharedLinkDefaultPermissionsPolicyChanged;
@end

/// The tags of `DBTEAMLOGSharedLinkAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharedLinkAccessLevelTag) {
    /// The link gives no access.
    DBTEAMLOGSharedLinkAccessLevelNone,
    /// People with the link can view the content.
    DBTEAMLOGSharedLinkAccessLevelReader,
    /// People with the link can edit the content.
    DBTEAMLOGSharedLinkAccessLevelWriter,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharedLinkAccessLevelOther,
};

/// The access that a shared link gives.
@interface DBTEAMLOGSharedLinkAccessLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkAccessLevelTag tag;
/// Creates an object with the tag `none`.
- (instancetype)initWithNone;
/// Creates an object with the tag `reader`.
- (instancetype)initWithReader;
/// Creates an object with the tag `writer`.
- (instancetype)initWithWriter;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `none`.
- (BOOL)isNone;
/// Returns whether the tag is `reader`.
- (BOOL)isReader;
/// Returns whether the tag is `writer`.
- (BOOL)isWriter;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharedLinkAccessLevel` from and to JSON.
@interface DBTEAMLOGSharedLinkAccessLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkAccessLevel *)instance;
+ (DBTEAMLOGSharedLinkAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an expiration date was added to a shared link.
@interface DBTEAMLOGSharedLinkAddExpiryDetails : DBStoneObject
/// The expiration date of the link after the change.
@property (nonatomic, readonly) NSDate *dNewValue;
/// A Boolean value that indicates whether the change was a consolidation by the system.
@property (nonatomic, readonly, nullable) NSNumber *isConsolidationAction;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSDate *)dNewValue isConsolidationAction:(nullable NSNumber *)isConsolidationAction;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(NSDate *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedLinkAddExpiryDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkAddExpiryDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkAddExpiryDetails *)instance;
+ (DBTEAMLOGSharedLinkAddExpiryDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An expiration date was added to a shared link.
@interface DBTEAMLOGSharedLinkAddExpiryType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkAddExpiryType` from and to JSON.
@interface DBTEAMLOGSharedLinkAddExpiryTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkAddExpiryType *)instance;
+ (DBTEAMLOGSharedLinkAddExpiryType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the expiration date of a shared link was changed.
@interface DBTEAMLOGSharedLinkChangeExpiryDetails : DBStoneObject
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *dNewValue;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *previousValue;
/// A Boolean value that indicates whether the change was a consolidation by the system.
@property (nonatomic, readonly, nullable) NSNumber *isConsolidationAction;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable NSDate *)dNewValue
    previousValue:(nullable NSDate *)previousValue
    isConsolidationAction:(nullable NSNumber *)isConsolidationAction;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkChangeExpiryDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkChangeExpiryDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkChangeExpiryDetails *)instance;
+ (DBTEAMLOGSharedLinkChangeExpiryDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration date of a shared link was changed.
@interface DBTEAMLOGSharedLinkChangeExpiryType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkChangeExpiryType` from and to JSON.
@interface DBTEAMLOGSharedLinkChangeExpiryTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkChangeExpiryType *)instance;
+ (DBTEAMLOGSharedLinkChangeExpiryType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the visibility of a shared link was changed.
@interface DBTEAMLOGSharedLinkChangeVisibilityDetails : DBStoneObject
/// The visibility of the link after the change.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkVisibility *dNewValue;
/// The visibility of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGSharedLinkVisibility *previousValue;
/// A Boolean value that indicates whether the change was a consolidation by the system.
@property (nonatomic, readonly, nullable) NSNumber *isConsolidationAction;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharedLinkVisibility *)dNewValue
    previousValue:(nullable DBTEAMLOGSharedLinkVisibility *)previousValue
    isConsolidationAction:(nullable NSNumber *)isConsolidationAction;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharedLinkVisibility *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedLinkChangeVisibilityDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkChangeVisibilityDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkChangeVisibilityDetails *)instance;
+ (DBTEAMLOGSharedLinkChangeVisibilityDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The visibility of a shared link was changed.
@interface DBTEAMLOGSharedLinkChangeVisibilityType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkChangeVisibilityType` from and to JSON.
@interface DBTEAMLOGSharedLinkChangeVisibilityTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkChangeVisibilityType *)instance;
+ (DBTEAMLOGSharedLinkChangeVisibilityType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user copied a file or folder from a shared link to their Dropbox.
@interface DBTEAMLOGSharedLinkCopyDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkCopyDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkCopyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkCopyDetails *)instance;
+ (DBTEAMLOGSharedLinkCopyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user copied a file or folder from a shared link to their Dropbox.
@interface DBTEAMLOGSharedLinkCopyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkCopyType` from and to JSON.
@interface DBTEAMLOGSharedLinkCopyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkCopyType *)instance;
+ (DBTEAMLOGSharedLinkCopyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared link was created.
@interface DBTEAMLOGSharedLinkCreateDetails : DBStoneObject
/// The access that the link gives. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGSharedLinkAccessLevel *sharedLinkAccessLevel;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkAccessLevel:(nullable DBTEAMLOGSharedLinkAccessLevel *)sharedLinkAccessLevel;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkCreateDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkCreateDetails *)instance;
+ (DBTEAMLOGSharedLinkCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link was created.
@interface DBTEAMLOGSharedLinkCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkCreateType` from and to JSON.
@interface DBTEAMLOGSharedLinkCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkCreateType *)instance;
+ (DBTEAMLOGSharedLinkCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSharedLinkDefaultPermissionsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharedLinkDefaultPermissionsPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyDefault_,
    /// People with the link can edit.
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyEdit,
    /// People with the link can view.
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyView,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharedLinkDefaultPermissionsPolicyOther,
};

/// The policy for the default permissions that shared links give.
@interface DBTEAMLOGSharedLinkDefaultPermissionsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDefaultPermissionsPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `edit`.
- (instancetype)initWithEdit;
/// Creates an object with the tag `view`.
- (instancetype)initWithView;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `edit`.
- (BOOL)isEdit;
/// Returns whether the tag is `view`.
- (BOOL)isView;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharedLinkDefaultPermissionsPolicy` from and to JSON.
@interface DBTEAMLOGSharedLinkDefaultPermissionsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkDefaultPermissionsPolicy *)instance;
+ (DBTEAMLOGSharedLinkDefaultPermissionsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for the default permissions of shared links was changed.
@interface DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDefaultPermissionsPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkDefaultPermissionsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharedLinkDefaultPermissionsPolicy *)dNewValue
    previousValue:(DBTEAMLOGSharedLinkDefaultPermissionsPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails *)instance;
+ (DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for the default permissions of shared links was changed.
@interface DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType` from and to JSON.
@interface DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType *)instance;
+ (DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared link was removed.
@interface DBTEAMLOGSharedLinkDisableDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkDisableDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkDisableDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkDisableDetails *)instance;
+ (DBTEAMLOGSharedLinkDisableDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link was removed.
@interface DBTEAMLOGSharedLinkDisableType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkDisableType` from and to JSON.
@interface DBTEAMLOGSharedLinkDisableTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkDisableType *)instance;
+ (DBTEAMLOGSharedLinkDisableType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file or folder was downloaded from a shared link.
@interface DBTEAMLOGSharedLinkDownloadDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkDownloadDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkDownloadDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkDownloadDetails *)instance;
+ (DBTEAMLOGSharedLinkDownloadDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder was downloaded from a shared link.
@interface DBTEAMLOGSharedLinkDownloadType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkDownloadType` from and to JSON.
@interface DBTEAMLOGSharedLinkDownloadTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkDownloadType *)instance;
+ (DBTEAMLOGSharedLinkDownloadType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the expiration date of a shared link was removed.
@interface DBTEAMLOGSharedLinkRemoveExpiryDetails : DBStoneObject
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *previousValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSDate *)previousValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkRemoveExpiryDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkRemoveExpiryDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkRemoveExpiryDetails *)instance;
+ (DBTEAMLOGSharedLinkRemoveExpiryDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration date of a shared link was removed.
@interface DBTEAMLOGSharedLinkRemoveExpiryType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkRemoveExpiryType` from and to JSON.
@interface DBTEAMLOGSharedLinkRemoveExpiryTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkRemoveExpiryType *)instance;
+ (DBTEAMLOGSharedLinkRemoveExpiryType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a visitor of a shared link was removed.
@interface DBTEAMLOGSharedLinkRemoveVisitorDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkRemoveVisitorDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkRemoveVisitorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkRemoveVisitorDetails *)instance;
+ (DBTEAMLOGSharedLinkRemoveVisitorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A visitor of a shared link was removed.
@interface DBTEAMLOGSharedLinkRemoveVisitorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkRemoveVisitorType` from and to JSON.
@interface DBTEAMLOGSharedLinkRemoveVisitorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkRemoveVisitorType *)instance;
+ (DBTEAMLOGSharedLinkRemoveVisitorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an expiration date was added in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAddExpirationDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *dNewValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    dNewValue:(nullable NSDate *)dNewValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAddExpirationDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAddExpirationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAddExpirationDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsAddExpirationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An expiration date was added in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAddExpirationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAddExpirationType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAddExpirationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAddExpirationType *)instance;
+ (DBTEAMLOGSharedLinkSettingsAddExpirationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a password was added in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAddPasswordDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAddPasswordDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAddPasswordDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAddPasswordDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsAddPasswordDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A password was added in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAddPasswordType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAddPasswordType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAddPasswordTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAddPasswordType *)instance;
+ (DBTEAMLOGSharedLinkSettingsAddPasswordType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads were disabled in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads were disabled in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType *)instance;
+ (DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads were enabled in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads were enabled in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType *)instance;
+ (DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the audience was changed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsChangeAudienceDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The audience of the link after the change.
@property (nonatomic, readonly) DBSHARINGLinkAudience *dNewValue;
/// The audience of the link before the change.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    dNewValue:(DBSHARINGLinkAudience *)dNewValue
    sharedContentLink:(nullable NSString *)sharedContentLink
    previousValue:(nullable DBSHARINGLinkAudience *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    dNewValue:(DBSHARINGLinkAudience *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsChangeAudienceDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsChangeAudienceDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsChangeAudienceDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsChangeAudienceDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The audience was changed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsChangeAudienceType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsChangeAudienceType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsChangeAudienceTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsChangeAudienceType *)instance;
+ (DBTEAMLOGSharedLinkSettingsChangeAudienceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the expiration date was changed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsChangeExpirationDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *dNewValue;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    dNewValue:(nullable NSDate *)dNewValue
    previousValue:(nullable NSDate *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsChangeExpirationDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsChangeExpirationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsChangeExpirationDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsChangeExpirationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration date was changed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsChangeExpirationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsChangeExpirationType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsChangeExpirationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsChangeExpirationType *)instance;
+ (DBTEAMLOGSharedLinkSettingsChangeExpirationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the password was changed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsChangePasswordDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsChangePasswordDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsChangePasswordDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsChangePasswordDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsChangePasswordDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The password was changed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsChangePasswordType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsChangePasswordType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsChangePasswordTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsChangePasswordType *)instance;
+ (DBTEAMLOGSharedLinkSettingsChangePasswordType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the expiration date was removed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    previousValue:(nullable NSDate *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsRemoveExpirationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration date was removed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsRemoveExpirationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsRemoveExpirationType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsRemoveExpirationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsRemoveExpirationType *)instance;
+ (DBTEAMLOGSharedLinkSettingsRemoveExpirationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the password was removed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsRemovePasswordDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsRemovePasswordDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsRemovePasswordDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsRemovePasswordDetails *)instance;
+ (DBTEAMLOGSharedLinkSettingsRemovePasswordDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The password was removed in the settings of a shared link.
@interface DBTEAMLOGSharedLinkSettingsRemovePasswordType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkSettingsRemovePasswordType` from and to JSON.
@interface DBTEAMLOGSharedLinkSettingsRemovePasswordTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkSettingsRemovePasswordType *)instance;
+ (DBTEAMLOGSharedLinkSettingsRemovePasswordType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were added to the audience of a shared link.
@interface DBTEAMLOGSharedLinkShareDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// The users without a Dropbox account who were added to the audience.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMLOGExternalUserLogInfo *> *externalUsers;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner
    externalUsers:(nullable NSArray<DBTEAMLOGExternalUserLogInfo *> *)externalUsers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkShareDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkShareDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkShareDetails *)instance;
+ (DBTEAMLOGSharedLinkShareDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were added to the audience of a shared link.
@interface DBTEAMLOGSharedLinkShareType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkShareType` from and to JSON.
@interface DBTEAMLOGSharedLinkShareTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkShareType *)instance;
+ (DBTEAMLOGSharedLinkShareType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared link was opened.
@interface DBTEAMLOGSharedLinkViewDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedLinkViewDetails` from and to JSON.
@interface DBTEAMLOGSharedLinkViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkViewDetails *)instance;
+ (DBTEAMLOGSharedLinkViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link was opened.
@interface DBTEAMLOGSharedLinkViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedLinkViewType` from and to JSON.
@interface DBTEAMLOGSharedLinkViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkViewType *)instance;
+ (DBTEAMLOGSharedLinkViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSharedLinkVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharedLinkVisibilityTag) {
    /// No one.
    DBTEAMLOGSharedLinkVisibilityNoOne,
    /// Anyone with the password.
    DBTEAMLOGSharedLinkVisibilityPassword,
    /// Anyone.
    DBTEAMLOGSharedLinkVisibilityPublic,
    /// Team members only.
    DBTEAMLOGSharedLinkVisibilityTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharedLinkVisibilityOther,
};

/// The people who can open a shared link.
@interface DBTEAMLOGSharedLinkVisibility : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharedLinkVisibilityTag tag;
/// Creates an object with the tag `no_one`.
- (instancetype)initWithNoOne;
/// Creates an object with the tag `password`.
- (instancetype)initWithPassword;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_one`.
- (BOOL)isNoOne;
/// Returns whether the tag is `password`.
- (BOOL)isPassword;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharedLinkVisibility` from and to JSON.
@interface DBTEAMLOGSharedLinkVisibilitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedLinkVisibility *)instance;
+ (DBTEAMLOGSharedLinkVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
