// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXSharingAccessLevel, DBXSharingLinkAudience, DBXTeamLogEventDetailsSharedLinkAddExpiryDetails,
    DBXTeamLogEventDetailsSharedLinkChangeExpiryDetails, DBXTeamLogEventDetailsSharedLinkChangeVisibilityDetails,
    DBXTeamLogEventDetailsSharedLinkCopyDetails, DBXTeamLogEventDetailsSharedLinkCreateDetails,
    DBXTeamLogEventDetailsSharedLinkDefaultPermissionsPolicyChangedDetails,
    DBXTeamLogEventDetailsSharedLinkDisableDetails, DBXTeamLogEventDetailsSharedLinkDownloadDetails,
    DBXTeamLogEventDetailsSharedLinkRemoveExpiryDetails, DBXTeamLogEventDetailsSharedLinkRemoveVisitorDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsAddExpirationDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsAddPasswordDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadDisabledDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadEnabledDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsChangeAudienceDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsChangeExpirationDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsChangePasswordDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsRemoveExpirationDetails,
    DBXTeamLogEventDetailsSharedLinkSettingsRemovePasswordDetails, DBXTeamLogEventDetailsSharedLinkShareDetails,
    DBXTeamLogEventDetailsSharedLinkViewDetails, DBXTeamLogEventTypeArgSharedLinkAddExpiry,
    DBXTeamLogEventTypeArgSharedLinkChangeExpiry, DBXTeamLogEventTypeArgSharedLinkChangeVisibility,
    DBXTeamLogEventTypeArgSharedLinkCopy, DBXTeamLogEventTypeArgSharedLinkCreate,
    DBXTeamLogEventTypeArgSharedLinkDefaultPermissionsPolicyChanged, DBXTeamLogEventTypeArgSharedLinkDisable,
    DBXTeamLogEventTypeArgSharedLinkDownload, DBXTeamLogEventTypeArgSharedLinkRemoveExpiry,
    DBXTeamLogEventTypeArgSharedLinkRemoveVisitor, DBXTeamLogEventTypeArgSharedLinkSettingsAddExpiration,
    DBXTeamLogEventTypeArgSharedLinkSettingsAddPassword, DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadDisabled,
    DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadEnabled,
    DBXTeamLogEventTypeArgSharedLinkSettingsChangeAudience, DBXTeamLogEventTypeArgSharedLinkSettingsChangeExpiration,
    DBXTeamLogEventTypeArgSharedLinkSettingsChangePassword, DBXTeamLogEventTypeArgSharedLinkSettingsRemoveExpiration,
    DBXTeamLogEventTypeArgSharedLinkSettingsRemovePassword, DBXTeamLogEventTypeArgSharedLinkShare,
    DBXTeamLogEventTypeArgSharedLinkView, DBXTeamLogEventTypeSharedLinkAddExpiry,
    DBXTeamLogEventTypeSharedLinkChangeExpiry, DBXTeamLogEventTypeSharedLinkChangeVisibility,
    DBXTeamLogEventTypeSharedLinkCopy, DBXTeamLogEventTypeSharedLinkCreate,
    DBXTeamLogEventTypeSharedLinkDefaultPermissionsPolicyChanged, DBXTeamLogEventTypeSharedLinkDisable,
    DBXTeamLogEventTypeSharedLinkDownload, DBXTeamLogEventTypeSharedLinkRemoveExpiry,
    DBXTeamLogEventTypeSharedLinkRemoveVisitor, DBXTeamLogEventTypeSharedLinkSettingsAddExpiration,
    DBXTeamLogEventTypeSharedLinkSettingsAddPassword, DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadDisabled,
    DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadEnabled, DBXTeamLogEventTypeSharedLinkSettingsChangeAudience,
    DBXTeamLogEventTypeSharedLinkSettingsChangeExpiration, DBXTeamLogEventTypeSharedLinkSettingsChangePassword,
    DBXTeamLogEventTypeSharedLinkSettingsRemoveExpiration, DBXTeamLogEventTypeSharedLinkSettingsRemovePassword,
    DBXTeamLogEventTypeSharedLinkShare, DBXTeamLogEventTypeSharedLinkView, DBXTeamLogExternalUserLogInfo,
    DBXTeamLogSharedLinkAccessLevelNone, DBXTeamLogSharedLinkAccessLevelOther, DBXTeamLogSharedLinkAccessLevelReader,
    DBXTeamLogSharedLinkAccessLevelWriter, DBXTeamLogSharedLinkAddExpiryDetails, DBXTeamLogSharedLinkAddExpiryType,
    DBXTeamLogSharedLinkChangeExpiryDetails, DBXTeamLogSharedLinkChangeExpiryType,
    DBXTeamLogSharedLinkChangeVisibilityDetails, DBXTeamLogSharedLinkChangeVisibilityType,
    DBXTeamLogSharedLinkCopyDetails, DBXTeamLogSharedLinkCopyType, DBXTeamLogSharedLinkCreateDetails,
    DBXTeamLogSharedLinkCreateType, DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedDetails,
    DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedType, DBXTeamLogSharedLinkDefaultPermissionsPolicyDefault_,
    DBXTeamLogSharedLinkDefaultPermissionsPolicyEdit, DBXTeamLogSharedLinkDefaultPermissionsPolicyOther,
    DBXTeamLogSharedLinkDefaultPermissionsPolicyView, DBXTeamLogSharedLinkDisableDetails,
    DBXTeamLogSharedLinkDisableType, DBXTeamLogSharedLinkDownloadDetails, DBXTeamLogSharedLinkDownloadType,
    DBXTeamLogSharedLinkRemoveExpiryDetails, DBXTeamLogSharedLinkRemoveExpiryType,
    DBXTeamLogSharedLinkRemoveVisitorDetails, DBXTeamLogSharedLinkRemoveVisitorType,
    DBXTeamLogSharedLinkSettingsAddExpirationDetails, DBXTeamLogSharedLinkSettingsAddExpirationType,
    DBXTeamLogSharedLinkSettingsAddPasswordDetails, DBXTeamLogSharedLinkSettingsAddPasswordType,
    DBXTeamLogSharedLinkSettingsAllowDownloadDisabledDetails, DBXTeamLogSharedLinkSettingsAllowDownloadDisabledType,
    DBXTeamLogSharedLinkSettingsAllowDownloadEnabledDetails, DBXTeamLogSharedLinkSettingsAllowDownloadEnabledType,
    DBXTeamLogSharedLinkSettingsChangeAudienceDetails, DBXTeamLogSharedLinkSettingsChangeAudienceType,
    DBXTeamLogSharedLinkSettingsChangeExpirationDetails, DBXTeamLogSharedLinkSettingsChangeExpirationType,
    DBXTeamLogSharedLinkSettingsChangePasswordDetails, DBXTeamLogSharedLinkSettingsChangePasswordType,
    DBXTeamLogSharedLinkSettingsRemoveExpirationDetails, DBXTeamLogSharedLinkSettingsRemoveExpirationType,
    DBXTeamLogSharedLinkSettingsRemovePasswordDetails, DBXTeamLogSharedLinkSettingsRemovePasswordType,
    DBXTeamLogSharedLinkShareDetails, DBXTeamLogSharedLinkShareType, DBXTeamLogSharedLinkViewDetails,
    DBXTeamLogSharedLinkViewType, DBXTeamLogSharedLinkVisibility, DBXTeamLogSharedLinkVisibilityNoOne,
    DBXTeamLogSharedLinkVisibilityOther, DBXTeamLogSharedLinkVisibilityPassword, DBXTeamLogSharedLinkVisibilityPublic_,
    DBXTeamLogSharedLinkVisibilityTeamOnly, DBXTeamLogUserLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SharedLinkMembers)
/// The object if its tag is `shared_link_add_expiry_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkAddExpiryDetails *asSharedLinkAddExpiryDetails;

/// The object if its tag is `shared_link_change_expiry_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkChangeExpiryDetails *asSharedLinkChangeExpiryDetails;

/// The object if its tag is `shared_link_change_visibility_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkChangeVisibilityDetails *asSharedLinkChangeVisibilityDetails;

/// The object if its tag is `shared_link_copy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedLinkCopyDetails *asSharedLinkCopyDetails;
/// The object if its tag is `shared_link_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedLinkCreateDetails *asSharedLinkCreateDetails;
/// The object if its tag is `shared_link_disable_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedLinkDisableDetails *asSharedLinkDisableDetails;
/// The object if its tag is `shared_link_download_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedLinkDownloadDetails *asSharedLinkDownloadDetails;

/// The object if its tag is `shared_link_remove_expiry_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkRemoveExpiryDetails *asSharedLinkRemoveExpiryDetails;

/// The object if its tag is `shared_link_remove_visitor_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkRemoveVisitorDetails *asSharedLinkRemoveVisitorDetails;

/// The object if its tag is `shared_link_settings_add_expiration_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsAddExpirationDetails *asSharedLinkSettingsAddExpirationDetails;

/// The object if its tag is `shared_link_settings_add_password_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsAddPasswordDetails *asSharedLinkSettingsAddPasswordDetails;

/// The object if its tag is `shared_link_settings_allow_download_disabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadDisabledDetails *asSharedLinkSettingsAllowDownloadDisabledDetails;

/// The object if its tag is `shared_link_settings_allow_download_enabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadEnabledDetails *asSharedLinkSettingsAllowDownloadEnabledDetails;

/// The object if its tag is `shared_link_settings_change_audience_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsChangeAudienceDetails *asSharedLinkSettingsChangeAudienceDetails;

/// The object if its tag is `shared_link_settings_change_expiration_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsChangeExpirationDetails *asSharedLinkSettingsChangeExpirationDetails;

/// The object if its tag is `shared_link_settings_change_password_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsChangePasswordDetails *asSharedLinkSettingsChangePasswordDetails;

/// The object if its tag is `shared_link_settings_remove_expiration_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsRemoveExpirationDetails *asSharedLinkSettingsRemoveExpirationDetails;

/// The object if its tag is `shared_link_settings_remove_password_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkSettingsRemovePasswordDetails *asSharedLinkSettingsRemovePasswordDetails;

/// The object if its tag is `shared_link_share_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedLinkShareDetails *asSharedLinkShareDetails;
/// The object if its tag is `shared_link_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedLinkViewDetails *asSharedLinkViewDetails;

/// The object if its tag is `shared_link_default_permissions_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedLinkDefaultPermissionsPolicyChangedDetails *asSharedLinkDefaultPermissionsPolicyChangedDetails;
@end

/// Details of an event in which an expiration date was added to a shared link.
@interface DBXTeamLogEventDetailsSharedLinkAddExpiryDetails : DBXTeamLogEventDetails
/// The value of `shared_link_add_expiry_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkAddExpiryDetails *sharedLinkAddExpiryDetails;
/// Creates an object with the tag `shared_link_add_expiry_details`.
- (instancetype)init:(DBXTeamLogSharedLinkAddExpiryDetails *)sharedLinkAddExpiryDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of a shared link was changed.
@interface DBXTeamLogEventDetailsSharedLinkChangeExpiryDetails : DBXTeamLogEventDetails
/// The value of `shared_link_change_expiry_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkChangeExpiryDetails *sharedLinkChangeExpiryDetails;
/// Creates an object with the tag `shared_link_change_expiry_details`.
- (instancetype)init:(DBXTeamLogSharedLinkChangeExpiryDetails *)sharedLinkChangeExpiryDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the visibility of a shared link was changed.
@interface DBXTeamLogEventDetailsSharedLinkChangeVisibilityDetails : DBXTeamLogEventDetails
/// The value of `shared_link_change_visibility_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkChangeVisibilityDetails *sharedLinkChangeVisibilityDetails;

/// Creates an object with the tag `shared_link_change_visibility_details`.
- (instancetype)init:(DBXTeamLogSharedLinkChangeVisibilityDetails *)sharedLinkChangeVisibilityDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user copied a file or folder from a shared link to their Dropbox.
@interface DBXTeamLogEventDetailsSharedLinkCopyDetails : DBXTeamLogEventDetails
/// The value of `shared_link_copy_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkCopyDetails *sharedLinkCopyDetails;
/// Creates an object with the tag `shared_link_copy_details`.
- (instancetype)init:(DBXTeamLogSharedLinkCopyDetails *)sharedLinkCopyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was created.
@interface DBXTeamLogEventDetailsSharedLinkCreateDetails : DBXTeamLogEventDetails
/// The value of `shared_link_create_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkCreateDetails *sharedLinkCreateDetails;
/// Creates an object with the tag `shared_link_create_details`.
- (instancetype)init:(DBXTeamLogSharedLinkCreateDetails *)sharedLinkCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was removed.
@interface DBXTeamLogEventDetailsSharedLinkDisableDetails : DBXTeamLogEventDetails
/// The value of `shared_link_disable_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkDisableDetails *sharedLinkDisableDetails;
/// Creates an object with the tag `shared_link_disable_details`.
- (instancetype)init:(DBXTeamLogSharedLinkDisableDetails *)sharedLinkDisableDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file or folder was downloaded from a shared link.
@interface DBXTeamLogEventDetailsSharedLinkDownloadDetails : DBXTeamLogEventDetails
/// The value of `shared_link_download_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkDownloadDetails *sharedLinkDownloadDetails;
/// Creates an object with the tag `shared_link_download_details`.
- (instancetype)init:(DBXTeamLogSharedLinkDownloadDetails *)sharedLinkDownloadDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of a shared link was removed.
@interface DBXTeamLogEventDetailsSharedLinkRemoveExpiryDetails : DBXTeamLogEventDetails
/// The value of `shared_link_remove_expiry_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkRemoveExpiryDetails *sharedLinkRemoveExpiryDetails;
/// Creates an object with the tag `shared_link_remove_expiry_details`.
- (instancetype)init:(DBXTeamLogSharedLinkRemoveExpiryDetails *)sharedLinkRemoveExpiryDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a visitor of a shared link was removed.
@interface DBXTeamLogEventDetailsSharedLinkRemoveVisitorDetails : DBXTeamLogEventDetails
/// The value of `shared_link_remove_visitor_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkRemoveVisitorDetails *sharedLinkRemoveVisitorDetails;

/// Creates an object with the tag `shared_link_remove_visitor_details`.
- (instancetype)init:(DBXTeamLogSharedLinkRemoveVisitorDetails *)sharedLinkRemoveVisitorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an expiration date was added in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsAddExpirationDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_add_expiration_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsAddExpirationDetails *sharedLinkSettingsAddExpirationDetails;

/// Creates an object with the tag `shared_link_settings_add_expiration_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsAddExpirationDetails *)sharedLinkSettingsAddExpirationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a password was added in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsAddPasswordDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_add_password_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsAddPasswordDetails *sharedLinkSettingsAddPasswordDetails;

/// Creates an object with the tag `shared_link_settings_add_password_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsAddPasswordDetails *)sharedLinkSettingsAddPasswordDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were disabled in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadDisabledDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_allow_download_disabled_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsAllowDownloadDisabledDetails *sharedLinkSettingsAllowDownloadDisabledDetails;

/// Creates an object with the tag `shared_link_settings_allow_download_disabled_details`.
- (instancetype)
    init:(DBXTeamLogSharedLinkSettingsAllowDownloadDisabledDetails *)sharedLinkSettingsAllowDownloadDisabledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were enabled in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsAllowDownloadEnabledDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_allow_download_enabled_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsAllowDownloadEnabledDetails *sharedLinkSettingsAllowDownloadEnabledDetails;

/// Creates an object with the tag `shared_link_settings_allow_download_enabled_details`.
- (instancetype)
    init:(DBXTeamLogSharedLinkSettingsAllowDownloadEnabledDetails *)sharedLinkSettingsAllowDownloadEnabledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience was changed in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsChangeAudienceDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_change_audience_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsChangeAudienceDetails *sharedLinkSettingsChangeAudienceDetails;

/// Creates an object with the tag `shared_link_settings_change_audience_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsChangeAudienceDetails *)sharedLinkSettingsChangeAudienceDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date was changed in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsChangeExpirationDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_change_expiration_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsChangeExpirationDetails *sharedLinkSettingsChangeExpirationDetails;

/// Creates an object with the tag `shared_link_settings_change_expiration_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsChangeExpirationDetails *)sharedLinkSettingsChangeExpirationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password was changed in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsChangePasswordDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_change_password_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsChangePasswordDetails *sharedLinkSettingsChangePasswordDetails;

/// Creates an object with the tag `shared_link_settings_change_password_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsChangePasswordDetails *)sharedLinkSettingsChangePasswordDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date was removed in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsRemoveExpirationDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_remove_expiration_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsRemoveExpirationDetails *sharedLinkSettingsRemoveExpirationDetails;

/// Creates an object with the tag `shared_link_settings_remove_expiration_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsRemoveExpirationDetails *)sharedLinkSettingsRemoveExpirationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password was removed in the settings of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkSettingsRemovePasswordDetails : DBXTeamLogEventDetails
/// The value of `shared_link_settings_remove_password_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsRemovePasswordDetails *sharedLinkSettingsRemovePasswordDetails;

/// Creates an object with the tag `shared_link_settings_remove_password_details`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsRemovePasswordDetails *)sharedLinkSettingsRemovePasswordDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were added to the audience of a shared link.
@interface DBXTeamLogEventDetailsSharedLinkShareDetails : DBXTeamLogEventDetails
/// The value of `shared_link_share_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkShareDetails *sharedLinkShareDetails;
/// Creates an object with the tag `shared_link_share_details`.
- (instancetype)init:(DBXTeamLogSharedLinkShareDetails *)sharedLinkShareDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was opened.
@interface DBXTeamLogEventDetailsSharedLinkViewDetails : DBXTeamLogEventDetails
/// The value of `shared_link_view_details`.
@property (nonatomic, strong) DBXTeamLogSharedLinkViewDetails *sharedLinkViewDetails;
/// Creates an object with the tag `shared_link_view_details`.
- (instancetype)init:(DBXTeamLogSharedLinkViewDetails *)sharedLinkViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for the default permissions of shared links was changed.
@interface DBXTeamLogEventDetailsSharedLinkDefaultPermissionsPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `shared_link_default_permissions_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedDetails *sharedLinkDefaultPermissionsPolicyChangedDetails;

/// Creates an object with the tag `shared_link_default_permissions_policy_changed_details`.
- (instancetype)
    init:(DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedDetails *)sharedLinkDefaultPermissionsPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SharedLinkMembers)
/// The object if its tag is `shared_link_add_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkAddExpiry *asSharedLinkAddExpiry;
/// The object if its tag is `shared_link_change_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkChangeExpiry *asSharedLinkChangeExpiry;
/// The object if its tag is `shared_link_change_visibility`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkChangeVisibility *asSharedLinkChangeVisibility;
/// The object if its tag is `shared_link_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkCopy *asSharedLinkCopy;
/// The object if its tag is `shared_link_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkCreate *asSharedLinkCreate;
/// The object if its tag is `shared_link_disable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkDisable *asSharedLinkDisable;
/// The object if its tag is `shared_link_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkDownload *asSharedLinkDownload;
/// The object if its tag is `shared_link_remove_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkRemoveExpiry *asSharedLinkRemoveExpiry;
/// The object if its tag is `shared_link_remove_visitor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkRemoveVisitor *asSharedLinkRemoveVisitor;

/// The object if its tag is `shared_link_settings_add_expiration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsAddExpiration *asSharedLinkSettingsAddExpiration;

/// The object if its tag is `shared_link_settings_add_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsAddPassword *asSharedLinkSettingsAddPassword;

/// The object if its tag is `shared_link_settings_allow_download_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadDisabled *asSharedLinkSettingsAllowDownloadDisabled;

/// The object if its tag is `shared_link_settings_allow_download_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadEnabled *asSharedLinkSettingsAllowDownloadEnabled;

/// The object if its tag is `shared_link_settings_change_audience`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsChangeAudience *asSharedLinkSettingsChangeAudience;

/// The object if its tag is `shared_link_settings_change_expiration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsChangeExpiration *asSharedLinkSettingsChangeExpiration;

/// The object if its tag is `shared_link_settings_change_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsChangePassword *asSharedLinkSettingsChangePassword;

/// The object if its tag is `shared_link_settings_remove_expiration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsRemoveExpiration *asSharedLinkSettingsRemoveExpiration;

/// The object if its tag is `shared_link_settings_remove_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkSettingsRemovePassword *asSharedLinkSettingsRemovePassword;

/// The object if its tag is `shared_link_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkShare *asSharedLinkShare;
/// The object if its tag is `shared_link_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedLinkView *asSharedLinkView;

/// The object if its tag is `shared_link_default_permissions_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedLinkDefaultPermissionsPolicyChanged *asSharedLinkDefaultPermissionsPolicyChanged;
@end

/// An expiration date was added to a shared link.
@interface DBXTeamLogEventTypeSharedLinkAddExpiry : DBXTeamLogEventType
/// The value of `shared_link_add_expiry`.
@property (nonatomic, strong) DBXTeamLogSharedLinkAddExpiryType *sharedLinkAddExpiry;
/// Creates an object with the tag `shared_link_add_expiry`.
- (instancetype)init:(DBXTeamLogSharedLinkAddExpiryType *)sharedLinkAddExpiry NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of a shared link was changed.
@interface DBXTeamLogEventTypeSharedLinkChangeExpiry : DBXTeamLogEventType
/// The value of `shared_link_change_expiry`.
@property (nonatomic, strong) DBXTeamLogSharedLinkChangeExpiryType *sharedLinkChangeExpiry;
/// Creates an object with the tag `shared_link_change_expiry`.
- (instancetype)init:(DBXTeamLogSharedLinkChangeExpiryType *)sharedLinkChangeExpiry NS_DESIGNATED_INITIALIZER;
@end

/// The visibility of a shared link was changed.
@interface DBXTeamLogEventTypeSharedLinkChangeVisibility : DBXTeamLogEventType
/// The value of `shared_link_change_visibility`.
@property (nonatomic, strong) DBXTeamLogSharedLinkChangeVisibilityType *sharedLinkChangeVisibility;
/// Creates an object with the tag `shared_link_change_visibility`.
- (instancetype)init:(DBXTeamLogSharedLinkChangeVisibilityType *)sharedLinkChangeVisibility NS_DESIGNATED_INITIALIZER;
@end

/// A user copied a file or folder from a shared link to their Dropbox.
@interface DBXTeamLogEventTypeSharedLinkCopy : DBXTeamLogEventType
/// The value of `shared_link_copy`.
@property (nonatomic, strong) DBXTeamLogSharedLinkCopyType *sharedLinkCopy;
/// Creates an object with the tag `shared_link_copy`.
- (instancetype)init:(DBXTeamLogSharedLinkCopyType *)sharedLinkCopy NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was created.
@interface DBXTeamLogEventTypeSharedLinkCreate : DBXTeamLogEventType
/// The value of `shared_link_create`.
@property (nonatomic, strong) DBXTeamLogSharedLinkCreateType *sharedLinkCreate;
/// Creates an object with the tag `shared_link_create`.
- (instancetype)init:(DBXTeamLogSharedLinkCreateType *)sharedLinkCreate NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was removed.
@interface DBXTeamLogEventTypeSharedLinkDisable : DBXTeamLogEventType
/// The value of `shared_link_disable`.
@property (nonatomic, strong) DBXTeamLogSharedLinkDisableType *sharedLinkDisable;
/// Creates an object with the tag `shared_link_disable`.
- (instancetype)init:(DBXTeamLogSharedLinkDisableType *)sharedLinkDisable NS_DESIGNATED_INITIALIZER;
@end

/// A file or folder was downloaded from a shared link.
@interface DBXTeamLogEventTypeSharedLinkDownload : DBXTeamLogEventType
/// The value of `shared_link_download`.
@property (nonatomic, strong) DBXTeamLogSharedLinkDownloadType *sharedLinkDownload;
/// Creates an object with the tag `shared_link_download`.
- (instancetype)init:(DBXTeamLogSharedLinkDownloadType *)sharedLinkDownload NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of a shared link was removed.
@interface DBXTeamLogEventTypeSharedLinkRemoveExpiry : DBXTeamLogEventType
/// The value of `shared_link_remove_expiry`.
@property (nonatomic, strong) DBXTeamLogSharedLinkRemoveExpiryType *sharedLinkRemoveExpiry;
/// Creates an object with the tag `shared_link_remove_expiry`.
- (instancetype)init:(DBXTeamLogSharedLinkRemoveExpiryType *)sharedLinkRemoveExpiry NS_DESIGNATED_INITIALIZER;
@end

/// A visitor of a shared link was removed.
@interface DBXTeamLogEventTypeSharedLinkRemoveVisitor : DBXTeamLogEventType
/// The value of `shared_link_remove_visitor`.
@property (nonatomic, strong) DBXTeamLogSharedLinkRemoveVisitorType *sharedLinkRemoveVisitor;
/// Creates an object with the tag `shared_link_remove_visitor`.
- (instancetype)init:(DBXTeamLogSharedLinkRemoveVisitorType *)sharedLinkRemoveVisitor NS_DESIGNATED_INITIALIZER;
@end

/// An expiration date was added in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsAddExpiration : DBXTeamLogEventType
/// The value of `shared_link_settings_add_expiration`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsAddExpirationType *sharedLinkSettingsAddExpiration;

/// Creates an object with the tag `shared_link_settings_add_expiration`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsAddExpirationType *)sharedLinkSettingsAddExpiration
    NS_DESIGNATED_INITIALIZER;
@end

/// A password was added in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsAddPassword : DBXTeamLogEventType
/// The value of `shared_link_settings_add_password`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsAddPasswordType *sharedLinkSettingsAddPassword;

/// Creates an object with the tag `shared_link_settings_add_password`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsAddPasswordType *)sharedLinkSettingsAddPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were disabled in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadDisabled : DBXTeamLogEventType
/// The value of `shared_link_settings_allow_download_disabled`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsAllowDownloadDisabledType *sharedLinkSettingsAllowDownloadDisabled;

/// Creates an object with the tag `shared_link_settings_allow_download_disabled`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsAllowDownloadDisabledType *)sharedLinkSettingsAllowDownloadDisabled
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were enabled in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsAllowDownloadEnabled : DBXTeamLogEventType
/// The value of `shared_link_settings_allow_download_enabled`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkSettingsAllowDownloadEnabledType *sharedLinkSettingsAllowDownloadEnabled;

/// Creates an object with the tag `shared_link_settings_allow_download_enabled`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsAllowDownloadEnabledType *)sharedLinkSettingsAllowDownloadEnabled
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience was changed in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsChangeAudience : DBXTeamLogEventType
/// The value of `shared_link_settings_change_audience`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsChangeAudienceType *sharedLinkSettingsChangeAudience;

/// Creates an object with the tag `shared_link_settings_change_audience`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsChangeAudienceType *)sharedLinkSettingsChangeAudience
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date was changed in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsChangeExpiration : DBXTeamLogEventType
/// The value of `shared_link_settings_change_expiration`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsChangeExpirationType *sharedLinkSettingsChangeExpiration;

/// Creates an object with the tag `shared_link_settings_change_expiration`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsChangeExpirationType *)sharedLinkSettingsChangeExpiration
    NS_DESIGNATED_INITIALIZER;
@end

/// The password was changed in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsChangePassword : DBXTeamLogEventType
/// The value of `shared_link_settings_change_password`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsChangePasswordType *sharedLinkSettingsChangePassword;

/// Creates an object with the tag `shared_link_settings_change_password`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsChangePasswordType *)sharedLinkSettingsChangePassword
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date was removed in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsRemoveExpiration : DBXTeamLogEventType
/// The value of `shared_link_settings_remove_expiration`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsRemoveExpirationType *sharedLinkSettingsRemoveExpiration;

/// Creates an object with the tag `shared_link_settings_remove_expiration`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsRemoveExpirationType *)sharedLinkSettingsRemoveExpiration
    NS_DESIGNATED_INITIALIZER;
@end

/// The password was removed in the settings of a shared link.
@interface DBXTeamLogEventTypeSharedLinkSettingsRemovePassword : DBXTeamLogEventType
/// The value of `shared_link_settings_remove_password`.
@property (nonatomic, strong) DBXTeamLogSharedLinkSettingsRemovePasswordType *sharedLinkSettingsRemovePassword;

/// Creates an object with the tag `shared_link_settings_remove_password`.
- (instancetype)init:(DBXTeamLogSharedLinkSettingsRemovePasswordType *)sharedLinkSettingsRemovePassword
    NS_DESIGNATED_INITIALIZER;
@end

/// Members were added to the audience of a shared link.
@interface DBXTeamLogEventTypeSharedLinkShare : DBXTeamLogEventType
/// The value of `shared_link_share`.
@property (nonatomic, strong) DBXTeamLogSharedLinkShareType *sharedLinkShare;
/// Creates an object with the tag `shared_link_share`.
- (instancetype)init:(DBXTeamLogSharedLinkShareType *)sharedLinkShare NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was opened.
@interface DBXTeamLogEventTypeSharedLinkView : DBXTeamLogEventType
/// The value of `shared_link_view`.
@property (nonatomic, strong) DBXTeamLogSharedLinkViewType *sharedLinkView;
/// Creates an object with the tag `shared_link_view`.
- (instancetype)init:(DBXTeamLogSharedLinkViewType *)sharedLinkView NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for the default permissions of shared links was changed.
@interface DBXTeamLogEventTypeSharedLinkDefaultPermissionsPolicyChanged : DBXTeamLogEventType
/// The value of `shared_link_default_permissions_policy_changed`.
@property (nonatomic, strong)
    DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedType *sharedLinkDefaultPermissionsPolicyChanged;

/// Creates an object with the tag `shared_link_default_permissions_policy_changed`.
- (instancetype)
    init:(DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedType *)sharedLinkDefaultPermissionsPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SharedLinkMembers)
/// The object if its tag is `shared_link_add_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkAddExpiry *asSharedLinkAddExpiry;
/// The object if its tag is `shared_link_change_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkChangeExpiry *asSharedLinkChangeExpiry;

/// The object if its tag is `shared_link_change_visibility`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkChangeVisibility *asSharedLinkChangeVisibility;

/// The object if its tag is `shared_link_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkCopy *asSharedLinkCopy;
/// The object if its tag is `shared_link_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkCreate *asSharedLinkCreate;
/// The object if its tag is `shared_link_disable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkDisable *asSharedLinkDisable;
/// The object if its tag is `shared_link_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkDownload *asSharedLinkDownload;
/// The object if its tag is `shared_link_remove_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkRemoveExpiry *asSharedLinkRemoveExpiry;
/// The object if its tag is `shared_link_remove_visitor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkRemoveVisitor *asSharedLinkRemoveVisitor;

/// The object if its tag is `shared_link_settings_add_expiration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsAddExpiration *asSharedLinkSettingsAddExpiration;

/// The object if its tag is `shared_link_settings_add_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsAddPassword *asSharedLinkSettingsAddPassword;

/// The object if its tag is `shared_link_settings_allow_download_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadDisabled *asSharedLinkSettingsAllowDownloadDisabled;

/// The object if its tag is `shared_link_settings_allow_download_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadEnabled *asSharedLinkSettingsAllowDownloadEnabled;

/// The object if its tag is `shared_link_settings_change_audience`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsChangeAudience *asSharedLinkSettingsChangeAudience;

/// The object if its tag is `shared_link_settings_change_expiration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsChangeExpiration *asSharedLinkSettingsChangeExpiration;

/// The object if its tag is `shared_link_settings_change_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsChangePassword *asSharedLinkSettingsChangePassword;

/// The object if its tag is `shared_link_settings_remove_expiration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsRemoveExpiration *asSharedLinkSettingsRemoveExpiration;

/// The object if its tag is `shared_link_settings_remove_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkSettingsRemovePassword *asSharedLinkSettingsRemovePassword;

/// The object if its tag is `shared_link_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkShare *asSharedLinkShare;
/// The object if its tag is `shared_link_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedLinkView *asSharedLinkView;

/// The object if its tag is `shared_link_default_permissions_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedLinkDefaultPermissionsPolicyChanged *asSharedLinkDefaultPermissionsPolicyChanged;
@end

/// Events in which an expiration date was added to a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkAddExpiry : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_add_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the expiration date of a shared link was changed.
@interface DBXTeamLogEventTypeArgSharedLinkChangeExpiry : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_change_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the visibility of a shared link was changed.
@interface DBXTeamLogEventTypeArgSharedLinkChangeVisibility : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_change_visibility`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user copied a file or folder from a shared link to their Dropbox.
@interface DBXTeamLogEventTypeArgSharedLinkCopy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared link was created.
@interface DBXTeamLogEventTypeArgSharedLinkCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared link was removed.
@interface DBXTeamLogEventTypeArgSharedLinkDisable : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_disable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file or folder was downloaded from a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkDownload : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_download`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the expiration date of a shared link was removed.
@interface DBXTeamLogEventTypeArgSharedLinkRemoveExpiry : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a visitor of a shared link was removed.
@interface DBXTeamLogEventTypeArgSharedLinkRemoveVisitor : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_remove_visitor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an expiration date was added in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsAddExpiration : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_add_expiration`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a password was added in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsAddPassword : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_add_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads were disabled in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadDisabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_allow_download_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads were enabled in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsAllowDownloadEnabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_allow_download_enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the audience was changed in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsChangeAudience : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_change_audience`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the expiration date was changed in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsChangeExpiration : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_change_expiration`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the password was changed in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsChangePassword : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_change_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the expiration date was removed in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsRemoveExpiration : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_remove_expiration`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the password was removed in the settings of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkSettingsRemovePassword : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_settings_remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were added to the audience of a shared link.
@interface DBXTeamLogEventTypeArgSharedLinkShare : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_share`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared link was opened.
@interface DBXTeamLogEventTypeArgSharedLinkView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for the default permissions of shared links was changed.
@interface DBXTeamLogEventTypeArgSharedLinkDefaultPermissionsPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_link_default_permissions_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The access that a shared link gives.
@interface DBXTeamLogSharedLinkAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharedLinkAccessLevel (Members)
/// The object if its tag is `none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkAccessLevelNone *asNone;
/// The object if its tag is `reader`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkAccessLevelReader *asReader;
/// The object if its tag is `writer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkAccessLevelWriter *asWriter;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkAccessLevelOther *asOther;
@end

/// The link gives no access.
@interface DBXTeamLogSharedLinkAccessLevelNone : DBXTeamLogSharedLinkAccessLevel
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view the content.
@interface DBXTeamLogSharedLinkAccessLevelReader : DBXTeamLogSharedLinkAccessLevel
/// Creates an object with the tag `reader`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can edit the content.
@interface DBXTeamLogSharedLinkAccessLevelWriter : DBXTeamLogSharedLinkAccessLevel
/// Creates an object with the tag `writer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharedLinkAccessLevelOther : DBXTeamLogSharedLinkAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an expiration date was added to a shared link.
@interface DBXTeamLogSharedLinkAddExpiryDetails : DBXObject
/// The expiration date of the link after the change.
@property (nonatomic, readonly, copy) NSDate *newValue;
/// The expiration date of the link after the change.
- (NSDate *)newValue DB_NO_METHOD_FAMILY;
/// A Boolean value that indicates whether the change was a consolidation by the system.
@property (nonatomic, readonly, nullable) NSNumber *isConsolidationAction;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSDate *)newValue
    isConsolidationAction:(nullable NSNumber *)isConsolidationAction
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithNewValue:(NSDate *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// An expiration date was added to a shared link.
@interface DBXTeamLogSharedLinkAddExpiryType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of a shared link was changed.
@interface DBXTeamLogSharedLinkChangeExpiryDetails : DBXObject
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *newValue;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
- (nullable NSDate *)newValue DB_NO_METHOD_FAMILY;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *previousValue;
/// A Boolean value that indicates whether the change was a consolidation by the system.
@property (nonatomic, readonly, nullable) NSNumber *isConsolidationAction;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable NSDate *)newValue
    previousValue:(nullable NSDate *)previousValue
    isConsolidationAction:(nullable NSNumber *)isConsolidationAction
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithNewValue:(nullable NSDate *)newValue
    previousValue:(nullable NSDate *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of a shared link was changed.
@interface DBXTeamLogSharedLinkChangeExpiryType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the visibility of a shared link was changed.
@interface DBXTeamLogSharedLinkChangeVisibilityDetails : DBXObject
/// The visibility of the link after the change.
@property (nonatomic, readonly) DBXTeamLogSharedLinkVisibility *newValue;
/// The visibility of the link after the change.
- (DBXTeamLogSharedLinkVisibility *)newValue DB_NO_METHOD_FAMILY;
/// The visibility of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkVisibility *previousValue;
/// A Boolean value that indicates whether the change was a consolidation by the system.
@property (nonatomic, readonly, nullable) NSNumber *isConsolidationAction;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSharedLinkVisibility *)newValue
    previousValue:(nullable DBXTeamLogSharedLinkVisibility *)previousValue
    isConsolidationAction:(nullable NSNumber *)isConsolidationAction
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithNewValue:(DBXTeamLogSharedLinkVisibility *)newValue
    previousValue:(nullable DBXTeamLogSharedLinkVisibility *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The visibility of a shared link was changed.
@interface DBXTeamLogSharedLinkChangeVisibilityType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user copied a file or folder from a shared link to their Dropbox.
@interface DBXTeamLogSharedLinkCopyDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner NS_DESIGNATED_INITIALIZER;
@end

/// A user copied a file or folder from a shared link to their Dropbox.
@interface DBXTeamLogSharedLinkCopyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was created.
@interface DBXTeamLogSharedLinkCreateDetails : DBXObject
/// The access that the link gives. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkAccessLevel *sharedLinkAccessLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkAccessLevel:(nullable DBXTeamLogSharedLinkAccessLevel *)sharedLinkAccessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was created.
@interface DBXTeamLogSharedLinkCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for the default permissions that shared links give.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkDefaultPermissionsPolicyDefault_ *asDefault_;
/// The object if its tag is `edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkDefaultPermissionsPolicyEdit *asEdit;
/// The object if its tag is `view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkDefaultPermissionsPolicyView *asView;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkDefaultPermissionsPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicyDefault_ : DBXTeamLogSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can edit.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicyEdit : DBXTeamLogSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicyView : DBXTeamLogSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicyOther : DBXTeamLogSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for the default permissions of shared links was changed.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSharedLinkDefaultPermissionsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSharedLinkDefaultPermissionsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSharedLinkDefaultPermissionsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSharedLinkDefaultPermissionsPolicy *)newValue
    previousValue:(DBXTeamLogSharedLinkDefaultPermissionsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for the default permissions of shared links was changed.
@interface DBXTeamLogSharedLinkDefaultPermissionsPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was removed.
@interface DBXTeamLogSharedLinkDisableDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was removed.
@interface DBXTeamLogSharedLinkDisableType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file or folder was downloaded from a shared link.
@interface DBXTeamLogSharedLinkDownloadDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner NS_DESIGNATED_INITIALIZER;
@end

/// A file or folder was downloaded from a shared link.
@interface DBXTeamLogSharedLinkDownloadType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of a shared link was removed.
@interface DBXTeamLogSharedLinkRemoveExpiryDetails : DBXObject
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSDate *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of a shared link was removed.
@interface DBXTeamLogSharedLinkRemoveExpiryType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a visitor of a shared link was removed.
@interface DBXTeamLogSharedLinkRemoveVisitorDetails : DBXObject
@end

/// A visitor of a shared link was removed.
@interface DBXTeamLogSharedLinkRemoveVisitorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an expiration date was added in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAddExpirationDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *newValue;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
- (nullable NSDate *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    newValue:(nullable NSDate *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// An expiration date was added in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAddExpirationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a password was added in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAddPasswordDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    NS_DESIGNATED_INITIALIZER;
@end

/// A password was added in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAddPasswordType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were disabled in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAllowDownloadDisabledDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were disabled in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAllowDownloadDisabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were enabled in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAllowDownloadEnabledDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were enabled in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsAllowDownloadEnabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience was changed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsChangeAudienceDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The audience of the link after the change.
@property (nonatomic, readonly) DBXSharingLinkAudience *newValue;
/// The audience of the link after the change.
- (DBXSharingLinkAudience *)newValue DB_NO_METHOD_FAMILY;
/// The audience of the link before the change.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    newValue:(DBXSharingLinkAudience *)newValue
    sharedContentLink:(nullable NSString *)sharedContentLink
    previousValue:(nullable DBXSharingLinkAudience *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience was changed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsChangeAudienceType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date was changed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsChangeExpirationDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *newValue;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
- (nullable NSDate *)newValue DB_NO_METHOD_FAMILY;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    newValue:(nullable NSDate *)newValue
    previousValue:(nullable NSDate *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date was changed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsChangeExpirationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password was changed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsChangePasswordDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    NS_DESIGNATED_INITIALIZER;
@end

/// The password was changed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsChangePasswordType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date was removed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsRemoveExpirationDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    previousValue:(nullable NSDate *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date was removed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsRemoveExpirationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password was removed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsRemovePasswordDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentLink:(nullable NSString *)sharedContentLink
    NS_DESIGNATED_INITIALIZER;
@end

/// The password was removed in the settings of a shared link.
@interface DBXTeamLogSharedLinkSettingsRemovePasswordType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were added to the audience of a shared link.
@interface DBXTeamLogSharedLinkShareDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// The users without a Dropbox account who were added to the audience.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamLogExternalUserLogInfo *> *externalUsers;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner
    externalUsers:(nullable NSArray<DBXTeamLogExternalUserLogInfo *> *)externalUsers
    NS_DESIGNATED_INITIALIZER;
@end

/// Members were added to the audience of a shared link.
@interface DBXTeamLogSharedLinkShareType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was opened.
@interface DBXTeamLogSharedLinkViewDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was opened.
@interface DBXTeamLogSharedLinkViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The people who can open a shared link.
@interface DBXTeamLogSharedLinkVisibility : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharedLinkVisibility (Members)
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkVisibilityNoOne *asNoOne;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkVisibilityPassword *asPassword;
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedLinkVisibilityOther *asOther;
@end

/// No one.
@interface DBXTeamLogSharedLinkVisibilityNoOne : DBXTeamLogSharedLinkVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone with the password.
@interface DBXTeamLogSharedLinkVisibilityPassword : DBXTeamLogSharedLinkVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone.
@interface DBXTeamLogSharedLinkVisibilityPublic_ : DBXTeamLogSharedLinkVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXTeamLogSharedLinkVisibilityTeamOnly : DBXTeamLogSharedLinkVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharedLinkVisibilityOther : DBXTeamLogSharedLinkVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
