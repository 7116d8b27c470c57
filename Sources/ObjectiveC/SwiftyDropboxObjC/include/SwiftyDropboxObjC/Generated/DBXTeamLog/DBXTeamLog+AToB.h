// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogAccessMethodLogInfoAdminConsole, DBXTeamLogAccessMethodLogInfoApi,
    DBXTeamLogAccessMethodLogInfoContentManager, DBXTeamLogAccessMethodLogInfoEndUser,
    DBXTeamLogAccessMethodLogInfoEnterpriseConsole, DBXTeamLogAccessMethodLogInfoOther,
    DBXTeamLogAccessMethodLogInfoSignInAs, DBXTeamLogActionDetailsOther, DBXTeamLogActionDetailsRemoveAction,
    DBXTeamLogActionDetailsTeamInviteDetails, DBXTeamLogActionDetailsTeamJoinDetails, DBXTeamLogActorLogInfoAdmin,
    DBXTeamLogActorLogInfoAnonymous, DBXTeamLogActorLogInfoApp, DBXTeamLogActorLogInfoDropbox,
    DBXTeamLogActorLogInfoOther, DBXTeamLogActorLogInfoReseller, DBXTeamLogActorLogInfoUser, DBXTeamLogAddonLogInfo,
    DBXTeamLogAdminConsoleAppPermission, DBXTeamLogAdminConsoleAppPolicy,
    DBXTeamLogAiThirdPartySharingDropboxBasePolicyAdminsOnly, DBXTeamLogAiThirdPartySharingDropboxBasePolicyDefault_,
    DBXTeamLogAiThirdPartySharingDropboxBasePolicyDisabled, DBXTeamLogAiThirdPartySharingDropboxBasePolicyEnabled,
    DBXTeamLogAiThirdPartySharingDropboxBasePolicyOther, DBXTeamLogAlertRecipientsSettingTypeCustomList,
    DBXTeamLogAlertRecipientsSettingTypeInvalid, DBXTeamLogAlertRecipientsSettingTypeNone,
    DBXTeamLogAlertRecipientsSettingTypeOther, DBXTeamLogAlertRecipientsSettingTypeTeamAdmins,
    DBXTeamLogApiSessionLogInfo, DBXTeamLogAppLogInfo, DBXTeamLogAppleLoginPolicy, DBXTeamLogAppleLoginPolicyDefault_,
    DBXTeamLogAppleLoginPolicyDisabled, DBXTeamLogAppleLoginPolicyEnabled, DBXTeamLogAppleLoginPolicyOther,
    DBXTeamLogAssetLogInfoFile, DBXTeamLogAssetLogInfoFolder, DBXTeamLogAssetLogInfoOther,
    DBXTeamLogAssetLogInfoPaperDocument, DBXTeamLogAssetLogInfoPaperFolder, DBXTeamLogAssetLogInfoShowcaseDocument,
    DBXTeamLogBackupStatusDisabled, DBXTeamLogBackupStatusEnabled, DBXTeamLogBackupStatusOther,
    DBXTeamLogEventDetailsAddonAssignedDetails, DBXTeamLogEventDetailsAddonRemovedDetails,
    DBXTeamLogEventDetailsAiThirdPartySharingDropboxBasePolicyChangedDetails,
    DBXTeamLogEventDetailsAllowDownloadDisabledDetails, DBXTeamLogEventDetailsAllowDownloadEnabledDetails,
    DBXTeamLogEventDetailsAppBlockedByPermissionsDetails, DBXTeamLogEventDetailsAppLinkTeamDetails,
    DBXTeamLogEventDetailsAppLinkUserDetails, DBXTeamLogEventDetailsAppPermissionsChangedDetails,
    DBXTeamLogEventDetailsAppUnlinkTeamDetails, DBXTeamLogEventDetailsAppUnlinkUserDetails,
    DBXTeamLogEventDetailsAppleLoginChangePolicyDetails, DBXTeamLogEventDetailsApplyNamingConventionDetails,
    DBXTeamLogEventDetailsBackupAdminInvitationSentDetails, DBXTeamLogEventDetailsBackupInvitationOpenedDetails,
    DBXTeamLogEventTypeAddonAssigned, DBXTeamLogEventTypeAddonRemoved,
    DBXTeamLogEventTypeAiThirdPartySharingDropboxBasePolicyChanged, DBXTeamLogEventTypeAllowDownloadDisabled,
    DBXTeamLogEventTypeAllowDownloadEnabled, DBXTeamLogEventTypeAppBlockedByPermissions, DBXTeamLogEventTypeAppLinkTeam,
    DBXTeamLogEventTypeAppLinkUser, DBXTeamLogEventTypeAppPermissionsChanged, DBXTeamLogEventTypeAppUnlinkTeam,
    DBXTeamLogEventTypeAppUnlinkUser, DBXTeamLogEventTypeAppleLoginChangePolicy,
    DBXTeamLogEventTypeApplyNamingConvention, DBXTeamLogEventTypeArgAddonAssigned, DBXTeamLogEventTypeArgAddonRemoved,
    DBXTeamLogEventTypeArgAiThirdPartySharingDropboxBasePolicyChanged, DBXTeamLogEventTypeArgAllowDownloadDisabled,
    DBXTeamLogEventTypeArgAllowDownloadEnabled, DBXTeamLogEventTypeArgAppBlockedByPermissions,
    DBXTeamLogEventTypeArgAppLinkTeam, DBXTeamLogEventTypeArgAppLinkUser, DBXTeamLogEventTypeArgAppPermissionsChanged,
    DBXTeamLogEventTypeArgAppUnlinkTeam, DBXTeamLogEventTypeArgAppUnlinkUser,
    DBXTeamLogEventTypeArgAppleLoginChangePolicy, DBXTeamLogEventTypeArgApplyNamingConvention,
    DBXTeamLogEventTypeArgBackupAdminInvitationSent, DBXTeamLogEventTypeArgBackupInvitationOpened,
    DBXTeamLogEventTypeBackupAdminInvitationSent, DBXTeamLogEventTypeBackupInvitationOpened, DBXTeamLogFileLogInfo,
    DBXTeamLogFolderLogInfo, DBXTeamLogJoinTeamDetails, DBXTeamLogMemberRemoveActionType,
    DBXTeamLogPaperDocumentLogInfo, DBXTeamLogPaperFolderLogInfo, DBXTeamLogResellerLogInfo, DBXTeamLogSessionLogInfo,
    DBXTeamLogShowcaseDocumentLogInfo, DBXTeamLogTeamInviteDetails, DBXTeamLogUserLogInfo, DBXTeamLogUserNameLogInfo,
    DBXTeamLogWebSessionLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The access method of an action.
@interface DBXTeamLogAccessMethodLogInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAccessMethodLogInfo (Members)
/// The object if its tag is `admin_console`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoAdminConsole *asAdminConsole;
/// The object if its tag is `api`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoApi *asApi;
/// The object if its tag is `content_manager`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoContentManager *asContentManager;
/// The object if its tag is `end_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoEndUser *asEndUser;
/// The object if its tag is `enterprise_console`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoEnterpriseConsole *asEnterpriseConsole;
/// The object if its tag is `sign_in_as`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoSignInAs *asSignInAs;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccessMethodLogInfoOther *asOther;
@end

/// The admin console.
@interface DBXTeamLogAccessMethodLogInfoAdminConsole : DBXTeamLogAccessMethodLogInfo
/// The value of `admin_console`.
@property (nonatomic, strong) DBXTeamLogWebSessionLogInfo *adminConsole;
/// Creates an object with the tag `admin_console`.
- (instancetype)init:(DBXTeamLogWebSessionLogInfo *)adminConsole NS_DESIGNATED_INITIALIZER;
@end

/// The API.
@interface DBXTeamLogAccessMethodLogInfoApi : DBXTeamLogAccessMethodLogInfo
/// The value of `api`.
@property (nonatomic, strong) DBXTeamLogApiSessionLogInfo *api;
/// Creates an object with the tag `api`.
- (instancetype)init:(DBXTeamLogApiSessionLogInfo *)api NS_DESIGNATED_INITIALIZER;
@end

/// The content manager.
@interface DBXTeamLogAccessMethodLogInfoContentManager : DBXTeamLogAccessMethodLogInfo
/// The value of `content_manager`.
@property (nonatomic, strong) DBXTeamLogWebSessionLogInfo *contentManager;
/// Creates an object with the tag `content_manager`.
- (instancetype)init:(DBXTeamLogWebSessionLogInfo *)contentManager NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox app or the Dropbox website.
@interface DBXTeamLogAccessMethodLogInfoEndUser : DBXTeamLogAccessMethodLogInfo
/// The value of `end_user`.
@property (nonatomic, strong) DBXTeamLogSessionLogInfo *endUser;
/// Creates an object with the tag `end_user`.
- (instancetype)init:(DBXTeamLogSessionLogInfo *)endUser NS_DESIGNATED_INITIALIZER;
@end

/// The enterprise console.
@interface DBXTeamLogAccessMethodLogInfoEnterpriseConsole : DBXTeamLogAccessMethodLogInfo
/// The value of `enterprise_console`.
@property (nonatomic, strong) DBXTeamLogWebSessionLogInfo *enterpriseConsole;
/// Creates an object with the tag `enterprise_console`.
- (instancetype)init:(DBXTeamLogWebSessionLogInfo *)enterpriseConsole NS_DESIGNATED_INITIALIZER;
@end

/// An admin who signed in as a member.
@interface DBXTeamLogAccessMethodLogInfoSignInAs : DBXTeamLogAccessMethodLogInfo
/// The value of `sign_in_as`.
@property (nonatomic, strong) DBXTeamLogWebSessionLogInfo *signInAs;
/// Creates an object with the tag `sign_in_as`.
- (instancetype)init:(DBXTeamLogWebSessionLogInfo *)signInAs NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAccessMethodLogInfoOther : DBXTeamLogAccessMethodLogInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The action that changed the status of a member.
@interface DBXTeamLogActionDetails : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogActionDetails (Members)
/// The object if its tag is `remove_action`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActionDetailsRemoveAction *asRemoveAction;
/// The object if its tag is `team_invite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActionDetailsTeamInviteDetails *asTeamInviteDetails;
/// The object if its tag is `team_join_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActionDetailsTeamJoinDetails *asTeamJoinDetails;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActionDetailsOther *asOther;
@end

/// The removal of the member.
@interface DBXTeamLogActionDetailsRemoveAction : DBXTeamLogActionDetails
/// The value of `remove_action`.
@property (nonatomic, strong) DBXTeamLogMemberRemoveActionType *removeAction;
/// Creates an object with the tag `remove_action`.
- (instancetype)init:(DBXTeamLogMemberRemoveActionType *)removeAction NS_DESIGNATED_INITIALIZER;
@end

/// The invitation of the member.
@interface DBXTeamLogActionDetailsTeamInviteDetails : DBXTeamLogActionDetails
/// The value of `team_invite_details`.
@property (nonatomic, strong) DBXTeamLogTeamInviteDetails *teamInviteDetails;
/// Creates an object with the tag `team_invite_details`.
- (instancetype)init:(DBXTeamLogTeamInviteDetails *)teamInviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// The properties of the member's account when they joined.
@interface DBXTeamLogActionDetailsTeamJoinDetails : DBXTeamLogActionDetails
/// The value of `team_join_details`.
@property (nonatomic, strong) DBXTeamLogJoinTeamDetails *teamJoinDetails;
/// Creates an object with the tag `team_join_details`.
- (instancetype)init:(DBXTeamLogJoinTeamDetails *)teamJoinDetails NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogActionDetailsOther : DBXTeamLogActionDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The actor of an event.
@interface DBXTeamLogActorLogInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogActorLogInfo (Members)
/// The object if its tag is `admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoAdmin *asAdmin;
/// The object if its tag is `anonymous`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoAnonymous *asAnonymous;
/// The object if its tag is `app`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoApp *asApp;
/// The object if its tag is `dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoDropbox *asDropbox;
/// The object if its tag is `reseller`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoReseller *asReseller;
/// The object if its tag is `user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoUser *asUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogActorLogInfoOther *asOther;
@end

/// An admin.
@interface DBXTeamLogActorLogInfoAdmin : DBXTeamLogActorLogInfo
/// The value of `admin`.
@property (nonatomic, strong) DBXTeamLogUserLogInfo *admin;
/// Creates an object with the tag `admin`.
- (instancetype)init:(DBXTeamLogUserLogInfo *)admin NS_DESIGNATED_INITIALIZER;
@end

/// An actor who isn't known.
@interface DBXTeamLogActorLogInfoAnonymous : DBXTeamLogActorLogInfo
/// Creates an object with the tag `anonymous`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An app.
@interface DBXTeamLogActorLogInfoApp : DBXTeamLogActorLogInfo
/// The value of `app`.
@property (nonatomic, strong) DBXTeamLogAppLogInfo *app;
/// Creates an object with the tag `app`.
- (instancetype)init:(DBXTeamLogAppLogInfo *)app NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox.
@interface DBXTeamLogActorLogInfoDropbox : DBXTeamLogActorLogInfo
/// Creates an object with the tag `dropbox`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reseller.
@interface DBXTeamLogActorLogInfoReseller : DBXTeamLogActorLogInfo
/// The value of `reseller`.
@property (nonatomic, strong) DBXTeamLogResellerLogInfo *reseller;
/// Creates an object with the tag `reseller`.
- (instancetype)init:(DBXTeamLogResellerLogInfo *)reseller NS_DESIGNATED_INITIALIZER;
@end

/// A user.
@interface DBXTeamLogActorLogInfoUser : DBXTeamLogActorLogInfo
/// The value of `user`.
@property (nonatomic, strong) DBXTeamLogUserLogInfo *user;
/// Creates an object with the tag `user`.
- (instancetype)init:(DBXTeamLogUserLogInfo *)user NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogActorLogInfoOther : DBXTeamLogActorLogInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an add-on was assigned to a user.
@interface DBXTeamLogAddonAssignedDetails : DBXObject
/// The name of the user.
@property (nonatomic, readonly) DBXTeamLogUserNameLogInfo *userName;
/// The add-on.
@property (nonatomic, readonly) DBXTeamLogAddonLogInfo *addonName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBXTeamLogUserNameLogInfo *)userName
    addonName:(DBXTeamLogAddonLogInfo *)addonName
    NS_DESIGNATED_INITIALIZER;
@end

/// An add-on was assigned to a user.
@interface DBXTeamLogAddonAssignedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// An add-on to the team's plan.
@interface DBXTeamLogAddonLogInfo : DBXObject
/// The name of the add-on.
@property (nonatomic, readonly, copy) NSString *addonName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAddonName:(NSString *)addonName NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an add-on was taken from a user.
@interface DBXTeamLogAddonRemovedDetails : DBXObject
/// The name of the user.
@property (nonatomic, readonly) DBXTeamLogUserNameLogInfo *userName;
/// The add-on.
@property (nonatomic, readonly) DBXTeamLogAddonLogInfo *addonName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBXTeamLogUserNameLogInfo *)userName
    addonName:(DBXTeamLogAddonLogInfo *)addonName
    NS_DESIGNATED_INITIALIZER;
@end

/// An add-on was taken from a user.
@interface DBXTeamLogAddonRemovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for the use of third-party AI services.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicy (Members)
/// The object if its tag is `admins_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAiThirdPartySharingDropboxBasePolicyAdminsOnly *asAdminsOnly;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAiThirdPartySharingDropboxBasePolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAiThirdPartySharingDropboxBasePolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAiThirdPartySharingDropboxBasePolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAiThirdPartySharingDropboxBasePolicyOther *asOther;
@end

/// Only admins can use third-party AI services.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyAdminsOnly : DBXTeamLogAiThirdPartySharingDropboxBasePolicy
/// Creates an object with the tag `admins_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default policy applies.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyDefault_ : DBXTeamLogAiThirdPartySharingDropboxBasePolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No one in the team can use third-party AI services.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyDisabled : DBXTeamLogAiThirdPartySharingDropboxBasePolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use third-party AI services.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyEnabled : DBXTeamLogAiThirdPartySharingDropboxBasePolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyOther : DBXTeamLogAiThirdPartySharingDropboxBasePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for sharing data with third-party AI was changed.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogAiThirdPartySharingDropboxBasePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogAiThirdPartySharingDropboxBasePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogAiThirdPartySharingDropboxBasePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogAiThirdPartySharingDropboxBasePolicy *)newValue
    previousValue:(DBXTeamLogAiThirdPartySharingDropboxBasePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sharing data with third-party AI was changed.
@interface DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The recipients of security alerts.
@interface DBXTeamLogAlertRecipientsSettingType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAlertRecipientsSettingType (Members)
/// The object if its tag is `custom_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAlertRecipientsSettingTypeCustomList *asCustomList;
/// The object if its tag is `invalid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAlertRecipientsSettingTypeInvalid *asInvalid;
/// The object if its tag is `none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAlertRecipientsSettingTypeNone *asNone;
/// The object if its tag is `team_admins`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAlertRecipientsSettingTypeTeamAdmins *asTeamAdmins;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAlertRecipientsSettingTypeOther *asOther;
@end

/// A custom list of recipients.
@interface DBXTeamLogAlertRecipientsSettingTypeCustomList : DBXTeamLogAlertRecipientsSettingType
/// Creates an object with the tag `custom_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The setting isn't valid.
@interface DBXTeamLogAlertRecipientsSettingTypeInvalid : DBXTeamLogAlertRecipientsSettingType
/// Creates an object with the tag `invalid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No recipients.
@interface DBXTeamLogAlertRecipientsSettingTypeNone : DBXTeamLogAlertRecipientsSettingType
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admins of the team.
@interface DBXTeamLogAlertRecipientsSettingTypeTeamAdmins : DBXTeamLogAlertRecipientsSettingType
/// Creates an object with the tag `team_admins`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAlertRecipientsSettingTypeOther : DBXTeamLogAlertRecipientsSettingType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which downloads were disabled.
@interface DBXTeamLogAllowDownloadDisabledDetails : DBXObject
@end

/// Downloads were disabled. Dropbox no longer records this event.
@interface DBXTeamLogAllowDownloadDisabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were enabled.
@interface DBXTeamLogAllowDownloadEnabledDetails : DBXObject
@end

/// Downloads were enabled. Dropbox no longer records this event.
@interface DBXTeamLogAllowDownloadEnabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A session of the API.
@interface DBXTeamLogApiSessionLogInfo : DBXObject
/// The identifier of the request.
@property (nonatomic, readonly, copy) NSString *requestId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestId:(NSString *)requestId NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member couldn't link an app because the team's app permissions block it.
@interface DBXTeamLogAppBlockedByPermissionsDetails : DBXObject
/// The app.
@property (nonatomic, readonly) DBXTeamLogAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBXTeamLogAppLogInfo *)appInfo NS_DESIGNATED_INITIALIZER;
@end

/// A member couldn't link an app because the team's app permissions block it.
@interface DBXTeamLogAppBlockedByPermissionsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an app was linked for the whole team.
@interface DBXTeamLogAppLinkTeamDetails : DBXObject
/// The app.
@property (nonatomic, readonly) DBXTeamLogAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBXTeamLogAppLogInfo *)appInfo NS_DESIGNATED_INITIALIZER;
@end

/// An app was linked for the whole team.
@interface DBXTeamLogAppLinkTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member linked an app.
@interface DBXTeamLogAppLinkUserDetails : DBXObject
/// The app.
@property (nonatomic, readonly) DBXTeamLogAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBXTeamLogAppLogInfo *)appInfo NS_DESIGNATED_INITIALIZER;
@end

/// A member linked an app.
@interface DBXTeamLogAppLinkUserType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permissions of apps were changed.
@interface DBXTeamLogAppPermissionsChangedDetails : DBXObject
/// The name of the app.
@property (nonatomic, readonly, copy, nullable) NSString *appName;
/// The permission that was changed.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminConsoleAppPermission *permission;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogAdminConsoleAppPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogAdminConsoleAppPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogAdminConsoleAppPolicy *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogAdminConsoleAppPolicy *)previousValue
    newValue:(DBXTeamLogAdminConsoleAppPolicy *)newValue
    appName:(nullable NSString *)appName
    permission:(nullable DBXTeamLogAdminConsoleAppPermission *)permission
    NS_DESIGNATED_INITIALIZER;
@end

/// The permissions of apps were changed.
@interface DBXTeamLogAppPermissionsChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an app was unlinked from the team.
@interface DBXTeamLogAppUnlinkTeamDetails : DBXObject
/// The app.
@property (nonatomic, readonly) DBXTeamLogAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBXTeamLogAppLogInfo *)appInfo NS_DESIGNATED_INITIALIZER;
@end

/// An app was unlinked from the team.
@interface DBXTeamLogAppUnlinkTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an app was unlinked from a member's account.
@interface DBXTeamLogAppUnlinkUserDetails : DBXObject
/// The app.
@property (nonatomic, readonly) DBXTeamLogAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBXTeamLogAppLogInfo *)appInfo NS_DESIGNATED_INITIALIZER;
@end

/// An app was unlinked from a member's account.
@interface DBXTeamLogAppUnlinkUserType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which sign-in with Apple was enabled or disabled for the team.
@interface DBXTeamLogAppleLoginChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogAppleLoginPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogAppleLoginPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogAppleLoginPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogAppleLoginPolicy *)newValue
    previousValue:(nullable DBXTeamLogAppleLoginPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Sign-in with Apple was enabled or disabled for the team.
@interface DBXTeamLogAppleLoginChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sign-in with Apple.
@interface DBXTeamLogAppleLoginPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAppleLoginPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAppleLoginPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAppleLoginPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAppleLoginPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAppleLoginPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogAppleLoginPolicyDefault_ : DBXTeamLogAppleLoginPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't sign in with Apple.
@interface DBXTeamLogAppleLoginPolicyDisabled : DBXTeamLogAppleLoginPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can sign in with Apple.
@interface DBXTeamLogAppleLoginPolicyEnabled : DBXTeamLogAppleLoginPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAppleLoginPolicyOther : DBXTeamLogAppleLoginPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a naming convention was applied to a folder.
@interface DBXTeamLogApplyNamingConventionDetails : DBXObject
@end

/// A naming convention was applied to a folder.
@interface DBXTeamLogApplyNamingConventionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// An asset of an event.
@interface DBXTeamLogAssetLogInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAssetLogInfo (Members)
/// The object if its tag is `file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAssetLogInfoFile *asFile;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAssetLogInfoFolder *asFolder;
/// The object if its tag is `paper_document`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAssetLogInfoPaperDocument *asPaperDocument;
/// The object if its tag is `paper_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAssetLogInfoPaperFolder *asPaperFolder;
/// The object if its tag is `showcase_document`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAssetLogInfoShowcaseDocument *asShowcaseDocument;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAssetLogInfoOther *asOther;
@end

/// A file.
@interface DBXTeamLogAssetLogInfoFile : DBXTeamLogAssetLogInfo
/// The value of `file`.
@property (nonatomic, strong) DBXTeamLogFileLogInfo *file;
/// Creates an object with the tag `file`.
- (instancetype)init:(DBXTeamLogFileLogInfo *)file NS_DESIGNATED_INITIALIZER;
@end

/// A folder.
@interface DBXTeamLogAssetLogInfoFolder : DBXTeamLogAssetLogInfo
/// The value of `folder`.
@property (nonatomic, strong) DBXTeamLogFolderLogInfo *folder;
/// Creates an object with the tag `folder`.
- (instancetype)init:(DBXTeamLogFolderLogInfo *)folder NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document.
@interface DBXTeamLogAssetLogInfoPaperDocument : DBXTeamLogAssetLogInfo
/// The value of `paper_document`.
@property (nonatomic, strong) DBXTeamLogPaperDocumentLogInfo *paperDocument;
/// Creates an object with the tag `paper_document`.
- (instancetype)init:(DBXTeamLogPaperDocumentLogInfo *)paperDocument NS_DESIGNATED_INITIALIZER;
@end

/// A Paper folder.
@interface DBXTeamLogAssetLogInfoPaperFolder : DBXTeamLogAssetLogInfo
/// The value of `paper_folder`.
@property (nonatomic, strong) DBXTeamLogPaperFolderLogInfo *paperFolder;
/// Creates an object with the tag `paper_folder`.
- (instancetype)init:(DBXTeamLogPaperFolderLogInfo *)paperFolder NS_DESIGNATED_INITIALIZER;
@end

/// A showcase.
@interface DBXTeamLogAssetLogInfoShowcaseDocument : DBXTeamLogAssetLogInfo
/// The value of `showcase_document`.
@property (nonatomic, strong) DBXTeamLogShowcaseDocumentLogInfo *showcaseDocument;
/// Creates an object with the tag `showcase_document`.
- (instancetype)init:(DBXTeamLogShowcaseDocumentLogInfo *)showcaseDocument NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAssetLogInfoOther : DBXTeamLogAssetLogInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an admin invited members to activate Dropbox Backup.
@interface DBXTeamLogBackupAdminInvitationSentDetails : DBXObject
@end

/// An admin invited members to activate Dropbox Backup.
@interface DBXTeamLogBackupAdminInvitationSentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitation to Dropbox Backup was opened.
@interface DBXTeamLogBackupInvitationOpenedDetails : DBXObject
@end

/// An invitation to Dropbox Backup was opened.
@interface DBXTeamLogBackupInvitationOpenedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The status of the backup of a computer.
@interface DBXTeamLogBackupStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogBackupStatus (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogBackupStatusDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogBackupStatusEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogBackupStatusOther *asOther;
@end

/// The backup is disabled.
@interface DBXTeamLogBackupStatusDisabled : DBXTeamLogBackupStatus
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The backup is enabled.
@interface DBXTeamLogBackupStatusEnabled : DBXTeamLogBackupStatus
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogBackupStatusOther : DBXTeamLogBackupStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (AToBMembers)
/// The object if its tag is `app_blocked_by_permissions_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAppBlockedByPermissionsDetails *asAppBlockedByPermissionsDetails;

/// The object if its tag is `app_link_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsAppLinkTeamDetails *asAppLinkTeamDetails;
/// The object if its tag is `app_link_user_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsAppLinkUserDetails *asAppLinkUserDetails;
/// The object if its tag is `app_unlink_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsAppUnlinkTeamDetails *asAppUnlinkTeamDetails;
/// The object if its tag is `app_unlink_user_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsAppUnlinkUserDetails *asAppUnlinkUserDetails;

/// The object if its tag is `apply_naming_convention_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsApplyNamingConventionDetails *asApplyNamingConventionDetails;

/// The object if its tag is `addon_assigned_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsAddonAssignedDetails *asAddonAssignedDetails;
/// The object if its tag is `addon_removed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsAddonRemovedDetails *asAddonRemovedDetails;

/// The object if its tag is `backup_admin_invitation_sent_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsBackupAdminInvitationSentDetails *asBackupAdminInvitationSentDetails;

/// The object if its tag is `backup_invitation_opened_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsBackupInvitationOpenedDetails *asBackupInvitationOpenedDetails;

/// The object if its tag is `ai_third_party_sharing_dropbox_base_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAiThirdPartySharingDropboxBasePolicyChangedDetails *asAiThirdPartySharingDropboxBasePolicyChangedDetails;

/// The object if its tag is `allow_download_disabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAllowDownloadDisabledDetails *asAllowDownloadDisabledDetails;

/// The object if its tag is `allow_download_enabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAllowDownloadEnabledDetails *asAllowDownloadEnabledDetails;

/// The object if its tag is `apple_login_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAppleLoginChangePolicyDetails *asAppleLoginChangePolicyDetails;

/// The object if its tag is `app_permissions_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAppPermissionsChangedDetails *asAppPermissionsChangedDetails;
@end

/// Details of an event in which a member couldn't link an app because the team's app permissions block it.
@interface DBXTeamLogEventDetailsAppBlockedByPermissionsDetails : DBXTeamLogEventDetails
/// The value of `app_blocked_by_permissions_details`.
@property (nonatomic, strong) DBXTeamLogAppBlockedByPermissionsDetails *appBlockedByPermissionsDetails;

/// Creates an object with the tag `app_blocked_by_permissions_details`.
- (instancetype)init:(DBXTeamLogAppBlockedByPermissionsDetails *)appBlockedByPermissionsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an app was linked for the whole team.
@interface DBXTeamLogEventDetailsAppLinkTeamDetails : DBXTeamLogEventDetails
/// The value of `app_link_team_details`.
@property (nonatomic, strong) DBXTeamLogAppLinkTeamDetails *appLinkTeamDetails;
/// Creates an object with the tag `app_link_team_details`.
- (instancetype)init:(DBXTeamLogAppLinkTeamDetails *)appLinkTeamDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member linked an app.
@interface DBXTeamLogEventDetailsAppLinkUserDetails : DBXTeamLogEventDetails
/// The value of `app_link_user_details`.
@property (nonatomic, strong) DBXTeamLogAppLinkUserDetails *appLinkUserDetails;
/// Creates an object with the tag `app_link_user_details`.
- (instancetype)init:(DBXTeamLogAppLinkUserDetails *)appLinkUserDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an app was unlinked from the team.
@interface DBXTeamLogEventDetailsAppUnlinkTeamDetails : DBXTeamLogEventDetails
/// The value of `app_unlink_team_details`.
@property (nonatomic, strong) DBXTeamLogAppUnlinkTeamDetails *appUnlinkTeamDetails;
/// Creates an object with the tag `app_unlink_team_details`.
- (instancetype)init:(DBXTeamLogAppUnlinkTeamDetails *)appUnlinkTeamDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an app was unlinked from a member's account.
@interface DBXTeamLogEventDetailsAppUnlinkUserDetails : DBXTeamLogEventDetails
/// The value of `app_unlink_user_details`.
@property (nonatomic, strong) DBXTeamLogAppUnlinkUserDetails *appUnlinkUserDetails;
/// Creates an object with the tag `app_unlink_user_details`.
- (instancetype)init:(DBXTeamLogAppUnlinkUserDetails *)appUnlinkUserDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a naming convention was applied to a folder.
@interface DBXTeamLogEventDetailsApplyNamingConventionDetails : DBXTeamLogEventDetails
/// The value of `apply_naming_convention_details`.
@property (nonatomic, strong) DBXTeamLogApplyNamingConventionDetails *applyNamingConventionDetails;
/// Creates an object with the tag `apply_naming_convention_details`.
- (instancetype)init:(DBXTeamLogApplyNamingConventionDetails *)applyNamingConventionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an add-on was assigned to a user.
@interface DBXTeamLogEventDetailsAddonAssignedDetails : DBXTeamLogEventDetails
/// The value of `addon_assigned_details`.
@property (nonatomic, strong) DBXTeamLogAddonAssignedDetails *addonAssignedDetails;
/// Creates an object with the tag `addon_assigned_details`.
- (instancetype)init:(DBXTeamLogAddonAssignedDetails *)addonAssignedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an add-on was taken from a user.
@interface DBXTeamLogEventDetailsAddonRemovedDetails : DBXTeamLogEventDetails
/// The value of `addon_removed_details`.
@property (nonatomic, strong) DBXTeamLogAddonRemovedDetails *addonRemovedDetails;
/// Creates an object with the tag `addon_removed_details`.
- (instancetype)init:(DBXTeamLogAddonRemovedDetails *)addonRemovedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin invited members to activate Dropbox Backup.
@interface DBXTeamLogEventDetailsBackupAdminInvitationSentDetails : DBXTeamLogEventDetails
/// The value of `backup_admin_invitation_sent_details`.
@property (nonatomic, strong) DBXTeamLogBackupAdminInvitationSentDetails *backupAdminInvitationSentDetails;

/// Creates an object with the tag `backup_admin_invitation_sent_details`.
- (instancetype)init:(DBXTeamLogBackupAdminInvitationSentDetails *)backupAdminInvitationSentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitation to Dropbox Backup was opened.
@interface DBXTeamLogEventDetailsBackupInvitationOpenedDetails : DBXTeamLogEventDetails
/// The value of `backup_invitation_opened_details`.
@property (nonatomic, strong) DBXTeamLogBackupInvitationOpenedDetails *backupInvitationOpenedDetails;
/// Creates an object with the tag `backup_invitation_opened_details`.
- (instancetype)init:(DBXTeamLogBackupInvitationOpenedDetails *)backupInvitationOpenedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for sharing data with third-party AI was changed.
@interface DBXTeamLogEventDetailsAiThirdPartySharingDropboxBasePolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `ai_third_party_sharing_dropbox_base_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedDetails *aiThirdPartySharingDropboxBasePolicyChangedDetails;

/// Creates an object with the tag `ai_third_party_sharing_dropbox_base_policy_changed_details`.
- (instancetype)
    init:(DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedDetails *)aiThirdPartySharingDropboxBasePolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were disabled.
@interface DBXTeamLogEventDetailsAllowDownloadDisabledDetails : DBXTeamLogEventDetails
/// The value of `allow_download_disabled_details`.
@property (nonatomic, strong) DBXTeamLogAllowDownloadDisabledDetails *allowDownloadDisabledDetails;
/// Creates an object with the tag `allow_download_disabled_details`.
- (instancetype)init:(DBXTeamLogAllowDownloadDisabledDetails *)allowDownloadDisabledDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were enabled.
@interface DBXTeamLogEventDetailsAllowDownloadEnabledDetails : DBXTeamLogEventDetails
/// The value of `allow_download_enabled_details`.
@property (nonatomic, strong) DBXTeamLogAllowDownloadEnabledDetails *allowDownloadEnabledDetails;
/// Creates an object with the tag `allow_download_enabled_details`.
- (instancetype)init:(DBXTeamLogAllowDownloadEnabledDetails *)allowDownloadEnabledDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which sign-in with Apple was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsAppleLoginChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `apple_login_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogAppleLoginChangePolicyDetails *appleLoginChangePolicyDetails;
/// Creates an object with the tag `apple_login_change_policy_details`.
- (instancetype)init:(DBXTeamLogAppleLoginChangePolicyDetails *)appleLoginChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permissions of apps were changed.
@interface DBXTeamLogEventDetailsAppPermissionsChangedDetails : DBXTeamLogEventDetails
/// The value of `app_permissions_changed_details`.
@property (nonatomic, strong) DBXTeamLogAppPermissionsChangedDetails *appPermissionsChangedDetails;
/// Creates an object with the tag `app_permissions_changed_details`.
- (instancetype)init:(DBXTeamLogAppPermissionsChangedDetails *)appPermissionsChangedDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (AToBMembers)
/// The object if its tag is `app_blocked_by_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppBlockedByPermissions *asAppBlockedByPermissions;
/// The object if its tag is `app_link_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppLinkTeam *asAppLinkTeam;
/// The object if its tag is `app_link_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppLinkUser *asAppLinkUser;
/// The object if its tag is `app_unlink_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppUnlinkTeam *asAppUnlinkTeam;
/// The object if its tag is `app_unlink_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppUnlinkUser *asAppUnlinkUser;
/// The object if its tag is `apply_naming_convention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeApplyNamingConvention *asApplyNamingConvention;
/// The object if its tag is `addon_assigned`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAddonAssigned *asAddonAssigned;
/// The object if its tag is `addon_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAddonRemoved *asAddonRemoved;
/// The object if its tag is `backup_admin_invitation_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBackupAdminInvitationSent *asBackupAdminInvitationSent;
/// The object if its tag is `backup_invitation_opened`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBackupInvitationOpened *asBackupInvitationOpened;

/// The object if its tag is `ai_third_party_sharing_dropbox_base_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAiThirdPartySharingDropboxBasePolicyChanged *asAiThirdPartySharingDropboxBasePolicyChanged;

/// The object if its tag is `allow_download_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAllowDownloadDisabled *asAllowDownloadDisabled;
/// The object if its tag is `allow_download_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAllowDownloadEnabled *asAllowDownloadEnabled;
/// The object if its tag is `apple_login_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppleLoginChangePolicy *asAppleLoginChangePolicy;
/// The object if its tag is `app_permissions_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAppPermissionsChanged *asAppPermissionsChanged;
@end

/// A member couldn't link an app because the team's app permissions block it.
@interface DBXTeamLogEventTypeAppBlockedByPermissions : DBXTeamLogEventType
/// The value of `app_blocked_by_permissions`.
@property (nonatomic, strong) DBXTeamLogAppBlockedByPermissionsType *appBlockedByPermissions;
/// Creates an object with the tag `app_blocked_by_permissions`.
- (instancetype)init:(DBXTeamLogAppBlockedByPermissionsType *)appBlockedByPermissions NS_DESIGNATED_INITIALIZER;
@end

/// An app was linked for the whole team.
@interface DBXTeamLogEventTypeAppLinkTeam : DBXTeamLogEventType
/// The value of `app_link_team`.
@property (nonatomic, strong) DBXTeamLogAppLinkTeamType *appLinkTeam;
/// Creates an object with the tag `app_link_team`.
- (instancetype)init:(DBXTeamLogAppLinkTeamType *)appLinkTeam NS_DESIGNATED_INITIALIZER;
@end

/// A member linked an app.
@interface DBXTeamLogEventTypeAppLinkUser : DBXTeamLogEventType
/// The value of `app_link_user`.
@property (nonatomic, strong) DBXTeamLogAppLinkUserType *appLinkUser;
/// Creates an object with the tag `app_link_user`.
- (instancetype)init:(DBXTeamLogAppLinkUserType *)appLinkUser NS_DESIGNATED_INITIALIZER;
@end

/// An app was unlinked from the team.
@interface DBXTeamLogEventTypeAppUnlinkTeam : DBXTeamLogEventType
/// The value of `app_unlink_team`.
@property (nonatomic, strong) DBXTeamLogAppUnlinkTeamType *appUnlinkTeam;
/// Creates an object with the tag `app_unlink_team`.
- (instancetype)init:(DBXTeamLogAppUnlinkTeamType *)appUnlinkTeam NS_DESIGNATED_INITIALIZER;
@end

/// An app was unlinked from a member's account.
@interface DBXTeamLogEventTypeAppUnlinkUser : DBXTeamLogEventType
/// The value of `app_unlink_user`.
@property (nonatomic, strong) DBXTeamLogAppUnlinkUserType *appUnlinkUser;
/// Creates an object with the tag `app_unlink_user`.
- (instancetype)init:(DBXTeamLogAppUnlinkUserType *)appUnlinkUser NS_DESIGNATED_INITIALIZER;
@end

/// A naming convention was applied to a folder.
@interface DBXTeamLogEventTypeApplyNamingConvention : DBXTeamLogEventType
/// The value of `apply_naming_convention`.
@property (nonatomic, strong) DBXTeamLogApplyNamingConventionType *applyNamingConvention;
/// Creates an object with the tag `apply_naming_convention`.
- (instancetype)init:(DBXTeamLogApplyNamingConventionType *)applyNamingConvention NS_DESIGNATED_INITIALIZER;
@end

/// An add-on was assigned to a user.
@interface DBXTeamLogEventTypeAddonAssigned : DBXTeamLogEventType
/// The value of `addon_assigned`.
@property (nonatomic, strong) DBXTeamLogAddonAssignedType *addonAssigned;
/// Creates an object with the tag `addon_assigned`.
- (instancetype)init:(DBXTeamLogAddonAssignedType *)addonAssigned NS_DESIGNATED_INITIALIZER;
@end

/// An add-on was taken from a user.
@interface DBXTeamLogEventTypeAddonRemoved : DBXTeamLogEventType
/// The value of `addon_removed`.
@property (nonatomic, strong) DBXTeamLogAddonRemovedType *addonRemoved;
/// Creates an object with the tag `addon_removed`.
- (instancetype)init:(DBXTeamLogAddonRemovedType *)addonRemoved NS_DESIGNATED_INITIALIZER;
@end

/// An admin invited members to activate Dropbox Backup.
@interface DBXTeamLogEventTypeBackupAdminInvitationSent : DBXTeamLogEventType
/// The value of `backup_admin_invitation_sent`.
@property (nonatomic, strong) DBXTeamLogBackupAdminInvitationSentType *backupAdminInvitationSent;
/// Creates an object with the tag `backup_admin_invitation_sent`.
- (instancetype)init:(DBXTeamLogBackupAdminInvitationSentType *)backupAdminInvitationSent NS_DESIGNATED_INITIALIZER;
@end

/// An invitation to Dropbox Backup was opened.
@interface DBXTeamLogEventTypeBackupInvitationOpened : DBXTeamLogEventType
/// The value of `backup_invitation_opened`.
@property (nonatomic, strong) DBXTeamLogBackupInvitationOpenedType *backupInvitationOpened;
/// Creates an object with the tag `backup_invitation_opened`.
- (instancetype)init:(DBXTeamLogBackupInvitationOpenedType *)backupInvitationOpened NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sharing data with third-party AI was changed.
@interface DBXTeamLogEventTypeAiThirdPartySharingDropboxBasePolicyChanged : DBXTeamLogEventType
/// The value of `ai_third_party_sharing_dropbox_base_policy_changed`.
@property (nonatomic, strong)
    DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedType *aiThirdPartySharingDropboxBasePolicyChanged;

/// Creates an object with the tag `ai_third_party_sharing_dropbox_base_policy_changed`.
- (instancetype)
    init:(DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedType *)aiThirdPartySharingDropboxBasePolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were disabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeAllowDownloadDisabled : DBXTeamLogEventType
/// The value of `allow_download_disabled`.
@property (nonatomic, strong) DBXTeamLogAllowDownloadDisabledType *allowDownloadDisabled;
/// Creates an object with the tag `allow_download_disabled`.
- (instancetype)init:(DBXTeamLogAllowDownloadDisabledType *)allowDownloadDisabled NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were enabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeAllowDownloadEnabled : DBXTeamLogEventType
/// The value of `allow_download_enabled`.
@property (nonatomic, strong) DBXTeamLogAllowDownloadEnabledType *allowDownloadEnabled;
/// Creates an object with the tag `allow_download_enabled`.
- (instancetype)init:(DBXTeamLogAllowDownloadEnabledType *)allowDownloadEnabled NS_DESIGNATED_INITIALIZER;
@end

/// Sign-in with Apple was enabled or disabled for the team.
@interface DBXTeamLogEventTypeAppleLoginChangePolicy : DBXTeamLogEventType
/// The value of `apple_login_change_policy`.
@property (nonatomic, strong) DBXTeamLogAppleLoginChangePolicyType *appleLoginChangePolicy;
/// Creates an object with the tag `apple_login_change_policy`.
- (instancetype)init:(DBXTeamLogAppleLoginChangePolicyType *)appleLoginChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The permissions of apps were changed.
@interface DBXTeamLogEventTypeAppPermissionsChanged : DBXTeamLogEventType
/// The value of `app_permissions_changed`.
@property (nonatomic, strong) DBXTeamLogAppPermissionsChangedType *appPermissionsChanged;
/// Creates an object with the tag `app_permissions_changed`.
- (instancetype)init:(DBXTeamLogAppPermissionsChangedType *)appPermissionsChanged NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (AToBMembers)
/// The object if its tag is `app_blocked_by_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppBlockedByPermissions *asAppBlockedByPermissions;
/// The object if its tag is `app_link_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppLinkTeam *asAppLinkTeam;
/// The object if its tag is `app_link_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppLinkUser *asAppLinkUser;
/// The object if its tag is `app_unlink_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppUnlinkTeam *asAppUnlinkTeam;
/// The object if its tag is `app_unlink_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppUnlinkUser *asAppUnlinkUser;
/// The object if its tag is `apply_naming_convention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgApplyNamingConvention *asApplyNamingConvention;
/// The object if its tag is `addon_assigned`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAddonAssigned *asAddonAssigned;
/// The object if its tag is `addon_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAddonRemoved *asAddonRemoved;
/// The object if its tag is `backup_admin_invitation_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBackupAdminInvitationSent *asBackupAdminInvitationSent;
/// The object if its tag is `backup_invitation_opened`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBackupInvitationOpened *asBackupInvitationOpened;

/// The object if its tag is `ai_third_party_sharing_dropbox_base_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAiThirdPartySharingDropboxBasePolicyChanged *asAiThirdPartySharingDropboxBasePolicyChanged;

/// The object if its tag is `allow_download_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAllowDownloadDisabled *asAllowDownloadDisabled;
/// The object if its tag is `allow_download_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAllowDownloadEnabled *asAllowDownloadEnabled;
/// The object if its tag is `apple_login_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppleLoginChangePolicy *asAppleLoginChangePolicy;
/// The object if its tag is `app_permissions_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAppPermissionsChanged *asAppPermissionsChanged;
@end

/// Events in which a member couldn't link an app because the team's app permissions block it.
@interface DBXTeamLogEventTypeArgAppBlockedByPermissions : DBXTeamLogEventTypeArg
/// Creates an object with the tag `app_blocked_by_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an app was linked for the whole team.
@interface DBXTeamLogEventTypeArgAppLinkTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `app_link_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member linked an app.
@interface DBXTeamLogEventTypeArgAppLinkUser : DBXTeamLogEventTypeArg
/// Creates an object with the tag `app_link_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an app was unlinked from the team.
@interface DBXTeamLogEventTypeArgAppUnlinkTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `app_unlink_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an app was unlinked from a member's account.
@interface DBXTeamLogEventTypeArgAppUnlinkUser : DBXTeamLogEventTypeArg
/// Creates an object with the tag `app_unlink_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a naming convention was applied to a folder.
@interface DBXTeamLogEventTypeArgApplyNamingConvention : DBXTeamLogEventTypeArg
/// Creates an object with the tag `apply_naming_convention`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an add-on was assigned to a user.
@interface DBXTeamLogEventTypeArgAddonAssigned : DBXTeamLogEventTypeArg
/// Creates an object with the tag `addon_assigned`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an add-on was taken from a user.
@interface DBXTeamLogEventTypeArgAddonRemoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `addon_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin invited members to activate Dropbox Backup.
@interface DBXTeamLogEventTypeArgBackupAdminInvitationSent : DBXTeamLogEventTypeArg
/// Creates an object with the tag `backup_admin_invitation_sent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an invitation to Dropbox Backup was opened.
@interface DBXTeamLogEventTypeArgBackupInvitationOpened : DBXTeamLogEventTypeArg
/// Creates an object with the tag `backup_invitation_opened`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for sharing data with third-party AI was changed.
@interface DBXTeamLogEventTypeArgAiThirdPartySharingDropboxBasePolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ai_third_party_sharing_dropbox_base_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads were disabled.
@interface DBXTeamLogEventTypeArgAllowDownloadDisabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `allow_download_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads were enabled.
@interface DBXTeamLogEventTypeArgAllowDownloadEnabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `allow_download_enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which sign-in with Apple was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgAppleLoginChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `apple_login_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permissions of apps were changed.
@interface DBXTeamLogEventTypeArgAppPermissionsChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `app_permissions_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
