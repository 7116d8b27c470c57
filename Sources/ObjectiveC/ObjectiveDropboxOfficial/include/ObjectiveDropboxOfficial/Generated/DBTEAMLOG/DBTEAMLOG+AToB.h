// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGAddonLogInfo, DBTEAMLOGAdminConsoleAppPermission, DBTEAMLOGAdminConsoleAppPolicy,
    DBTEAMLOGApiSessionLogInfo, DBTEAMLOGAppLogInfo, DBTEAMLOGAppleLoginPolicy, DBTEAMLOGFileLogInfo,
    DBTEAMLOGFolderLogInfo, DBTEAMLOGJoinTeamDetails, DBTEAMLOGMemberRemoveActionType, DBTEAMLOGPaperDocumentLogInfo,
    DBTEAMLOGPaperFolderLogInfo, DBTEAMLOGResellerLogInfo, DBTEAMLOGSessionLogInfo, DBTEAMLOGShowcaseDocumentLogInfo,
    DBTEAMLOGTeamInviteDetails, DBTEAMLOGUserLogInfo, DBTEAMLOGUserNameLogInfo, DBTEAMLOGWebSessionLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGAccessMethodLogInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAccessMethodLogInfoTag) {
    /// The admin console.
    DBTEAMLOGAccessMethodLogInfoAdminConsole,
    /// The API.
    DBTEAMLOGAccessMethodLogInfoApi,
    /// The content manager.
    DBTEAMLOGAccessMethodLogInfoContentManager,
    /// A Dropbox app or the Dropbox website.
    DBTEAMLOGAccessMethodLogInfoEndUser,
    /// The enterprise console.
    DBTEAMLOGAccessMethodLogInfoEnterpriseConsole,
    /// An admin who signed in as a member.
    DBTEAMLOGAccessMethodLogInfoSignInAs,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAccessMethodLogInfoOther,
};

/// The access method of an action.
@interface DBTEAMLOGAccessMethodLogInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAccessMethodLogInfoTag tag;
/// The admin console. Has a value only if `isAdminConsole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionLogInfo *adminConsole;
/// The API. Has a value only if `isApi` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGApiSessionLogInfo *api;
/// The content manager. Has a value only if `isContentManager` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionLogInfo *contentManager;
/// A Dropbox app or the Dropbox website. Has a value only if `isEndUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSessionLogInfo *endUser;
/// The enterprise console. Has a value only if `isEnterpriseConsole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionLogInfo *enterpriseConsole;
/// An admin who signed in as a member. Has a value only if `isSignInAs` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionLogInfo *signInAs;
/// Creates an object with the tag `admin_console`.
- (instancetype)initWithAdminConsole:(DBTEAMLOGWebSessionLogInfo *)adminConsole;
/// Creates an object with the tag `api`.
- (instancetype)initWithApi:(DBTEAMLOGApiSessionLogInfo *)api;
/// Creates an object with the tag `content_manager`.
- (instancetype)initWithContentManager:(DBTEAMLOGWebSessionLogInfo *)contentManager;
/// Creates an object with the tag `end_user`.
- (instancetype)initWithEndUser:(DBTEAMLOGSessionLogInfo *)endUser;
/// Creates an object with the tag `enterprise_console`.
- (instancetype)initWithEnterpriseConsole:(DBTEAMLOGWebSessionLogInfo *)enterpriseConsole;
/// Creates an object with the tag `sign_in_as`.
- (instancetype)initWithSignInAs:(DBTEAMLOGWebSessionLogInfo *)signInAs;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admin_console`.
- (BOOL)isAdminConsole;
/// Returns whether the tag is `api`.
- (BOOL)isApi;
/// Returns whether the tag is `content_manager`.
- (BOOL)isContentManager;
/// Returns whether the tag is `end_user`.
- (BOOL)isEndUser;
/// Returns whether the tag is `enterprise_console`.
- (BOOL)isEnterpriseConsole;
/// Returns whether the tag is `sign_in_as`.
- (BOOL)isSignInAs;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAccessMethodLogInfo` from and to JSON.
@interface DBTEAMLOGAccessMethodLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccessMethodLogInfo *)instance;
+ (DBTEAMLOGAccessMethodLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGActionDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGActionDetailsTag) {
    /// The removal of the member.
    DBTEAMLOGActionDetailsRemoveAction,
    /// The invitation of the member.
    DBTEAMLOGActionDetailsTeamInviteDetails,
    /// The properties of the member's account when they joined.
    DBTEAMLOGActionDetailsTeamJoinDetails,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGActionDetailsOther,
};

/// The action that changed the status of a member.
@interface DBTEAMLOGActionDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGActionDetailsTag tag;
/// The removal of the member. Has a value only if `isRemoveAction` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberRemoveActionType *removeAction;
/// The invitation of the member. Has a value only if `isTeamInviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamInviteDetails *teamInviteDetails;
/// The properties of the member's account when they joined. Has a value only if `isTeamJoinDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGJoinTeamDetails *teamJoinDetails;
/// Creates an object with the tag `remove_action`.
- (instancetype)initWithRemoveAction:(DBTEAMLOGMemberRemoveActionType *)removeAction;
/// Creates an object with the tag `team_invite_details`.
- (instancetype)initWithTeamInviteDetails:(DBTEAMLOGTeamInviteDetails *)teamInviteDetails;
/// Creates an object with the tag `team_join_details`.
- (instancetype)initWithTeamJoinDetails:(DBTEAMLOGJoinTeamDetails *)teamJoinDetails;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `remove_action`.
- (BOOL)isRemoveAction;
/// Returns whether the tag is `team_invite_details`.
- (BOOL)isTeamInviteDetails;
/// Returns whether the tag is `team_join_details`.
- (BOOL)isTeamJoinDetails;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGActionDetails` from and to JSON.
@interface DBTEAMLOGActionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGActionDetails *)instance;
+ (DBTEAMLOGActionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGActorLogInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGActorLogInfoTag) {
    /// An admin.
    DBTEAMLOGActorLogInfoAdmin,
    /// An actor who isn't known.
    DBTEAMLOGActorLogInfoAnonymous,
    /// An app.
    DBTEAMLOGActorLogInfoApp,
    /// Dropbox.
    DBTEAMLOGActorLogInfoDropbox,
    /// The reseller.
    DBTEAMLOGActorLogInfoReseller,
    /// A user.
    DBTEAMLOGActorLogInfoUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGActorLogInfoOther,
};

/// The actor of an event.
@interface DBTEAMLOGActorLogInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGActorLogInfoTag tag;
/// An admin. Has a value only if `isAdmin` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserLogInfo *admin;
/// An app. Has a value only if `isApp` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppLogInfo *app;
/// The reseller. Has a value only if `isReseller` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerLogInfo *reseller;
/// A user. Has a value only if `isUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserLogInfo *user;
/// Creates an object with the tag `admin`.
- (instancetype)initWithAdmin:(DBTEAMLOGUserLogInfo *)admin;
/// Creates an object with the tag `anonymous`.
- (instancetype)initWithAnonymous;
/// Creates an object with the tag `app`.
- (instancetype)initWithApp:(DBTEAMLOGAppLogInfo *)app;
/// Creates an object with the tag `dropbox`.
- (instancetype)initWithDropbox;
/// Creates an object with the tag `reseller`.
- (instancetype)initWithReseller:(DBTEAMLOGResellerLogInfo *)reseller;
/// Creates an object with the tag `user`.
- (instancetype)initWithUser:(DBTEAMLOGUserLogInfo *)user;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admin`.
- (BOOL)isAdmin;
/// Returns whether the tag is `anonymous`.
- (BOOL)isAnonymous;
/// Returns whether the tag is `app`.
- (BOOL)isApp;
/// Returns whether the tag is `dropbox`.
- (BOOL)isDropbox;
/// Returns whether the tag is `reseller`.
- (BOOL)isReseller;
/// Returns whether the tag is `user`.
- (BOOL)isUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGActorLogInfo` from and to JSON.
@interface DBTEAMLOGActorLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGActorLogInfo *)instance;
+ (DBTEAMLOGActorLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an add-on was assigned to a user.
@interface DBTEAMLOGAddonAssignedDetails : DBStoneObject
/// The name of the user.
@property (nonatomic, readonly) DBTEAMLOGUserNameLogInfo *userName;
/// The add-on.
@property (nonatomic, readonly) DBTEAMLOGAddonLogInfo *addonName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBTEAMLOGUserNameLogInfo *)userName addonName:(DBTEAMLOGAddonLogInfo *)addonName;
@end

/// Converts `DBTEAMLOGAddonAssignedDetails` from and to JSON.
@interface DBTEAMLOGAddonAssignedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAddonAssignedDetails *)instance;
+ (DBTEAMLOGAddonAssignedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An add-on was assigned to a user.
@interface DBTEAMLOGAddonAssignedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAddonAssignedType` from and to JSON.
@interface DBTEAMLOGAddonAssignedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAddonAssignedType *)instance;
+ (DBTEAMLOGAddonAssignedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An add-on to the team's plan.
@interface DBTEAMLOGAddonLogInfo : DBStoneObject
/// The name of the add-on.
@property (nonatomic, readonly, copy) NSString *addonName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAddonName:(NSString *)addonName;
@end

/// Converts `DBTEAMLOGAddonLogInfo` from and to JSON.
@interface DBTEAMLOGAddonLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAddonLogInfo *)instance;
+ (DBTEAMLOGAddonLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an add-on was taken from a user.
@interface DBTEAMLOGAddonRemovedDetails : DBStoneObject
/// The name of the user.
@property (nonatomic, readonly) DBTEAMLOGUserNameLogInfo *userName;
/// The add-on.
@property (nonatomic, readonly) DBTEAMLOGAddonLogInfo *addonName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBTEAMLOGUserNameLogInfo *)userName addonName:(DBTEAMLOGAddonLogInfo *)addonName;
@end

/// Converts `DBTEAMLOGAddonRemovedDetails` from and to JSON.
@interface DBTEAMLOGAddonRemovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAddonRemovedDetails *)instance;
+ (DBTEAMLOGAddonRemovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An add-on was taken from a user.
@interface DBTEAMLOGAddonRemovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAddonRemovedType` from and to JSON.
@interface DBTEAMLOGAddonRemovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAddonRemovedType *)instance;
+ (DBTEAMLOGAddonRemovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAiThirdPartySharingDropboxBasePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAiThirdPartySharingDropboxBasePolicyTag) {
    /// Only admins can use third-party AI services.
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyAdminsOnly,
    /// The default policy applies.
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyDefault_,
    /// No one in the team can use third-party AI services.
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyDisabled,
    /// Members can use third-party AI services.
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyOther,
};

/// The policy for the use of third-party AI services.
@interface DBTEAMLOGAiThirdPartySharingDropboxBasePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAiThirdPartySharingDropboxBasePolicyTag tag;
/// Creates an object with the tag `admins_only`.
- (instancetype)initWithAdminsOnly;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admins_only`.
- (BOOL)isAdminsOnly;
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

/// Converts `DBTEAMLOGAiThirdPartySharingDropboxBasePolicy` from and to JSON.
@interface DBTEAMLOGAiThirdPartySharingDropboxBasePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicy *)instance;
+ (DBTEAMLOGAiThirdPartySharingDropboxBasePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for sharing data with third-party AI was changed.
@interface DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGAiThirdPartySharingDropboxBasePolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGAiThirdPartySharingDropboxBasePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicy *)dNewValue
    previousValue:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicy *)previousValue;
@end

/// Converts `DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails *)instance;
+ (DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for sharing data with third-party AI was changed.
@interface DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType` from and to JSON.
@interface DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType *)instance;
+ (DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAlertRecipientsSettingType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAlertRecipientsSettingTypeTag) {
    /// A custom list of recipients.
    DBTEAMLOGAlertRecipientsSettingTypeCustomList,
    /// The setting isn't valid.
    DBTEAMLOGAlertRecipientsSettingTypeInvalid,
    /// No recipients.
    DBTEAMLOGAlertRecipientsSettingTypeNone,
    /// The admins of the team.
    DBTEAMLOGAlertRecipientsSettingTypeTeamAdmins,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAlertRecipientsSettingTypeOther,
};

/// The recipients of security alerts.
@interface DBTEAMLOGAlertRecipientsSettingType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAlertRecipientsSettingTypeTag tag;
/// Creates an object with the tag `custom_list`.
- (instancetype)initWithCustomList;
/// Creates an object with the tag `invalid`.
- (instancetype)initWithInvalid;
/// Creates an object with the tag `none`.
- (instancetype)initWithNone;
/// Creates an object with the tag `team_admins`.
- (instancetype)initWithTeamAdmins;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `custom_list`.
- (BOOL)isCustomList;
/// Returns whether the tag is `invalid`.
- (BOOL)isInvalid;
/// Returns whether the tag is `none`.
- (BOOL)isNone;
/// Returns whether the tag is `team_admins`.
- (BOOL)isTeamAdmins;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAlertRecipientsSettingType` from and to JSON.
@interface DBTEAMLOGAlertRecipientsSettingTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAlertRecipientsSettingType *)instance;
+ (DBTEAMLOGAlertRecipientsSettingType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads were disabled.
@interface DBTEAMLOGAllowDownloadDisabledDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGAllowDownloadDisabledDetails` from and to JSON.
@interface DBTEAMLOGAllowDownloadDisabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAllowDownloadDisabledDetails *)instance;
+ (DBTEAMLOGAllowDownloadDisabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads were disabled. Dropbox no longer records this event.
@interface DBTEAMLOGAllowDownloadDisabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAllowDownloadDisabledType` from and to JSON.
@interface DBTEAMLOGAllowDownloadDisabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAllowDownloadDisabledType *)instance;
+ (DBTEAMLOGAllowDownloadDisabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads were enabled.
@interface DBTEAMLOGAllowDownloadEnabledDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGAllowDownloadEnabledDetails` from and to JSON.
@interface DBTEAMLOGAllowDownloadEnabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAllowDownloadEnabledDetails *)instance;
+ (DBTEAMLOGAllowDownloadEnabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads were enabled. Dropbox no longer records this event.
@interface DBTEAMLOGAllowDownloadEnabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAllowDownloadEnabledType` from and to JSON.
@interface DBTEAMLOGAllowDownloadEnabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAllowDownloadEnabledType *)instance;
+ (DBTEAMLOGAllowDownloadEnabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session of the API.
@interface DBTEAMLOGApiSessionLogInfo : DBStoneObject
/// The identifier of the request.
@property (nonatomic, readonly, copy) NSString *requestId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestId:(NSString *)requestId;
@end

/// Converts `DBTEAMLOGApiSessionLogInfo` from and to JSON.
@interface DBTEAMLOGApiSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGApiSessionLogInfo *)instance;
+ (DBTEAMLOGApiSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member couldn't link an app because the team's app permissions block it.
@interface DBTEAMLOGAppBlockedByPermissionsDetails : DBStoneObject
/// The app.
@property (nonatomic, readonly) DBTEAMLOGAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBTEAMLOGAppLogInfo *)appInfo;
@end

/// Converts `DBTEAMLOGAppBlockedByPermissionsDetails` from and to JSON.
@interface DBTEAMLOGAppBlockedByPermissionsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppBlockedByPermissionsDetails *)instance;
+ (DBTEAMLOGAppBlockedByPermissionsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member couldn't link an app because the team's app permissions block it.
@interface DBTEAMLOGAppBlockedByPermissionsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppBlockedByPermissionsType` from and to JSON.
@interface DBTEAMLOGAppBlockedByPermissionsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppBlockedByPermissionsType *)instance;
+ (DBTEAMLOGAppBlockedByPermissionsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an app was linked for the whole team.
@interface DBTEAMLOGAppLinkTeamDetails : DBStoneObject
/// The app.
@property (nonatomic, readonly) DBTEAMLOGAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBTEAMLOGAppLogInfo *)appInfo;
@end

/// Converts `DBTEAMLOGAppLinkTeamDetails` from and to JSON.
@interface DBTEAMLOGAppLinkTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppLinkTeamDetails *)instance;
+ (DBTEAMLOGAppLinkTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app was linked for the whole team.
@interface DBTEAMLOGAppLinkTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppLinkTeamType` from and to JSON.
@interface DBTEAMLOGAppLinkTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppLinkTeamType *)instance;
+ (DBTEAMLOGAppLinkTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member linked an app.
@interface DBTEAMLOGAppLinkUserDetails : DBStoneObject
/// The app.
@property (nonatomic, readonly) DBTEAMLOGAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBTEAMLOGAppLogInfo *)appInfo;
@end

/// Converts `DBTEAMLOGAppLinkUserDetails` from and to JSON.
@interface DBTEAMLOGAppLinkUserDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppLinkUserDetails *)instance;
+ (DBTEAMLOGAppLinkUserDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member linked an app.
@interface DBTEAMLOGAppLinkUserType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppLinkUserType` from and to JSON.
@interface DBTEAMLOGAppLinkUserTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppLinkUserType *)instance;
+ (DBTEAMLOGAppLinkUserType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permissions of apps were changed.
@interface DBTEAMLOGAppPermissionsChangedDetails : DBStoneObject
/// The name of the app.
@property (nonatomic, readonly, copy, nullable) NSString *appName;
/// The permission that was changed.
@property (nonatomic, readonly, nullable) DBTEAMLOGAdminConsoleAppPermission *permission;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGAdminConsoleAppPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGAdminConsoleAppPolicy *dNewValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGAdminConsoleAppPolicy *)previousValue
    dNewValue:(DBTEAMLOGAdminConsoleAppPolicy *)dNewValue
    appName:(nullable NSString *)appName
    permission:(nullable DBTEAMLOGAdminConsoleAppPermission *)permission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPreviousValue:(DBTEAMLOGAdminConsoleAppPolicy *)previousValue
    dNewValue:(DBTEAMLOGAdminConsoleAppPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGAppPermissionsChangedDetails` from and to JSON.
@interface DBTEAMLOGAppPermissionsChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppPermissionsChangedDetails *)instance;
+ (DBTEAMLOGAppPermissionsChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permissions of apps were changed.
@interface DBTEAMLOGAppPermissionsChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppPermissionsChangedType` from and to JSON.
@interface DBTEAMLOGAppPermissionsChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppPermissionsChangedType *)instance;
+ (DBTEAMLOGAppPermissionsChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an app was unlinked from the team.
@interface DBTEAMLOGAppUnlinkTeamDetails : DBStoneObject
/// The app.
@property (nonatomic, readonly) DBTEAMLOGAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBTEAMLOGAppLogInfo *)appInfo;
@end

/// Converts `DBTEAMLOGAppUnlinkTeamDetails` from and to JSON.
@interface DBTEAMLOGAppUnlinkTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppUnlinkTeamDetails *)instance;
+ (DBTEAMLOGAppUnlinkTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app was unlinked from the team.
@interface DBTEAMLOGAppUnlinkTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppUnlinkTeamType` from and to JSON.
@interface DBTEAMLOGAppUnlinkTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppUnlinkTeamType *)instance;
+ (DBTEAMLOGAppUnlinkTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an app was unlinked from a member's account.
@interface DBTEAMLOGAppUnlinkUserDetails : DBStoneObject
/// The app.
@property (nonatomic, readonly) DBTEAMLOGAppLogInfo *appInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppInfo:(DBTEAMLOGAppLogInfo *)appInfo;
@end

/// Converts `DBTEAMLOGAppUnlinkUserDetails` from and to JSON.
@interface DBTEAMLOGAppUnlinkUserDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppUnlinkUserDetails *)instance;
+ (DBTEAMLOGAppUnlinkUserDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app was unlinked from a member's account.
@interface DBTEAMLOGAppUnlinkUserType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppUnlinkUserType` from and to JSON.
@interface DBTEAMLOGAppUnlinkUserTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppUnlinkUserType *)instance;
+ (DBTEAMLOGAppUnlinkUserType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which sign-in with Apple was enabled or disabled for the team.
@interface DBTEAMLOGAppleLoginChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGAppleLoginPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGAppleLoginPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGAppleLoginPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGAppleLoginPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGAppleLoginPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGAppleLoginChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGAppleLoginChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppleLoginChangePolicyDetails *)instance;
+ (DBTEAMLOGAppleLoginChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Sign-in with Apple was enabled or disabled for the team.
@interface DBTEAMLOGAppleLoginChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAppleLoginChangePolicyType` from and to JSON.
@interface DBTEAMLOGAppleLoginChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppleLoginChangePolicyType *)instance;
+ (DBTEAMLOGAppleLoginChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAppleLoginPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAppleLoginPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGAppleLoginPolicyDefault_,
    /// Members can't sign in with Apple.
    DBTEAMLOGAppleLoginPolicyDisabled,
    /// Members can sign in with Apple.
    DBTEAMLOGAppleLoginPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAppleLoginPolicyOther,
};

/// The policy for sign-in with Apple.
@interface DBTEAMLOGAppleLoginPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAppleLoginPolicyTag tag;
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

/// Converts `DBTEAMLOGAppleLoginPolicy` from and to JSON.
@interface DBTEAMLOGAppleLoginPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppleLoginPolicy *)instance;
+ (DBTEAMLOGAppleLoginPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a naming convention was applied to a folder.
@interface DBTEAMLOGApplyNamingConventionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGApplyNamingConventionDetails` from and to JSON.
@interface DBTEAMLOGApplyNamingConventionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGApplyNamingConventionDetails *)instance;
+ (DBTEAMLOGApplyNamingConventionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A naming convention was applied to a folder.
@interface DBTEAMLOGApplyNamingConventionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGApplyNamingConventionType` from and to JSON.
@interface DBTEAMLOGApplyNamingConventionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGApplyNamingConventionType *)instance;
+ (DBTEAMLOGApplyNamingConventionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAssetLogInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAssetLogInfoTag) {
    /// A file.
    DBTEAMLOGAssetLogInfoFile,
    /// A folder.
    DBTEAMLOGAssetLogInfoFolder,
    /// A Paper document.
    DBTEAMLOGAssetLogInfoPaperDocument,
    /// A Paper folder.
    DBTEAMLOGAssetLogInfoPaperFolder,
    /// A showcase.
    DBTEAMLOGAssetLogInfoShowcaseDocument,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAssetLogInfoOther,
};

/// An asset of an event.
@interface DBTEAMLOGAssetLogInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAssetLogInfoTag tag;
/// A file. Has a value only if `isFile` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLogInfo *file;
/// A folder. Has a value only if `isFolder` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderLogInfo *folder;
/// A Paper document. Has a value only if `isPaperDocument` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocumentLogInfo *paperDocument;
/// A Paper folder. Has a value only if `isPaperFolder` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderLogInfo *paperFolder;
/// A showcase. Has a value only if `isShowcaseDocument` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseDocumentLogInfo *showcaseDocument;
/// Creates an object with the tag `file`.
- (instancetype)initWithFile:(DBTEAMLOGFileLogInfo *)file;
/// Creates an object with the tag `folder`.
- (instancetype)initWithFolder:(DBTEAMLOGFolderLogInfo *)folder;
/// Creates an object with the tag `paper_document`.
- (instancetype)initWithPaperDocument:(DBTEAMLOGPaperDocumentLogInfo *)paperDocument;
/// Creates an object with the tag `paper_folder`.
- (instancetype)initWithPaperFolder:(DBTEAMLOGPaperFolderLogInfo *)paperFolder;
/// Creates an object with the tag `showcase_document`.
- (instancetype)initWithShowcaseDocument:(DBTEAMLOGShowcaseDocumentLogInfo *)showcaseDocument;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `file`.
- (BOOL)isFile;
/// Returns whether the tag is `folder`.
- (BOOL)isFolder;
/// Returns whether the tag is `paper_document`.
- (BOOL)isPaperDocument;
/// Returns whether the tag is `paper_folder`.
- (BOOL)isPaperFolder;
/// Returns whether the tag is `showcase_document`.
- (BOOL)isShowcaseDocument;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAssetLogInfo` from and to JSON.
@interface DBTEAMLOGAssetLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAssetLogInfo *)instance;
+ (DBTEAMLOGAssetLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin invited members to activate Dropbox Backup.
@interface DBTEAMLOGBackupAdminInvitationSentDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGBackupAdminInvitationSentDetails` from and to JSON.
@interface DBTEAMLOGBackupAdminInvitationSentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBackupAdminInvitationSentDetails *)instance;
+ (DBTEAMLOGBackupAdminInvitationSentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin invited members to activate Dropbox Backup.
@interface DBTEAMLOGBackupAdminInvitationSentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBackupAdminInvitationSentType` from and to JSON.
@interface DBTEAMLOGBackupAdminInvitationSentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBackupAdminInvitationSentType *)instance;
+ (DBTEAMLOGBackupAdminInvitationSentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an invitation to Dropbox Backup was opened.
@interface DBTEAMLOGBackupInvitationOpenedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGBackupInvitationOpenedDetails` from and to JSON.
@interface DBTEAMLOGBackupInvitationOpenedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBackupInvitationOpenedDetails *)instance;
+ (DBTEAMLOGBackupInvitationOpenedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An invitation to Dropbox Backup was opened.
@interface DBTEAMLOGBackupInvitationOpenedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBackupInvitationOpenedType` from and to JSON.
@interface DBTEAMLOGBackupInvitationOpenedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBackupInvitationOpenedType *)instance;
+ (DBTEAMLOGBackupInvitationOpenedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGBackupStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGBackupStatusTag) {
    /// The backup is disabled.
    DBTEAMLOGBackupStatusDisabled,
    /// The backup is enabled.
    DBTEAMLOGBackupStatusEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGBackupStatusOther,
};

/// The status of the backup of a computer.
@interface DBTEAMLOGBackupStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGBackupStatusTag tag;
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

/// Converts `DBTEAMLOGBackupStatus` from and to JSON.
@interface DBTEAMLOGBackupStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBackupStatus *)instance;
+ (DBTEAMLOGBackupStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `AToB`.
@interface DBTEAMLOGEventDetails (AToB)
/// Details of an event in which a member couldn't link an app because the team's app permissions block it. Has a value
/// only if `isAppBlockedByPermissionsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppBlockedByPermissionsDetails *appBlockedByPermissionsDetails;

/// Details of an event in which an app was linked for the whole team. Has a value only if `isAppLinkTeamDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppLinkTeamDetails *appLinkTeamDetails;

/// Details of an event in which a member linked an app. Has a value only if `isAppLinkUserDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppLinkUserDetails *appLinkUserDetails;

/// Details of an event in which an app was unlinked from the team. Has a value only if `isAppUnlinkTeamDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppUnlinkTeamDetails *appUnlinkTeamDetails;

/// Details of an event in which an app was unlinked from a member's account. Has a value only if
/// `isAppUnlinkUserDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppUnlinkUserDetails *appUnlinkUserDetails;

/// Details of an event in which a naming convention was applied to a folder. Has a value only if
/// `isApplyNamingConventionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGApplyNamingConventionDetails *applyNamingConventionDetails;

/// Details of an event in which an add-on was assigned to a user. Has a value only if `isAddonAssignedDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAddonAssignedDetails *addonAssignedDetails;

/// Details of an event in which an add-on was taken from a user. Has a value only if `isAddonRemovedDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAddonRemovedDetails *addonRemovedDetails;

/// Details of an event in which an admin invited members to activate Dropbox Backup. Has a value only if
/// `isBackupAdminInvitationSentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBackupAdminInvitationSentDetails *backupAdminInvitationSentDetails;

/// Details of an event in which an invitation to Dropbox Backup was opened. Has a value only if
/// `isBackupInvitationOpenedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBackupInvitationOpenedDetails *backupInvitationOpenedDetails;

/// Details of an event in which the team's policy for sharing data with third-party AI was changed. Has a value only if
/// `isAiThirdPartySharingDropboxBasePolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails *aiThirdPartySharingDropboxBasePolicyChangedDetails;

/// Details of an event in which downloads were disabled. Has a value only if `isAllowDownloadDisabledDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAllowDownloadDisabledDetails *allowDownloadDisabledDetails;

/// Details of an event in which downloads were enabled. Has a value only if `isAllowDownloadEnabledDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAllowDownloadEnabledDetails *allowDownloadEnabledDetails;

/// Details of an event in which sign-in with Apple was enabled or disabled for the team. Has a value only if
/// `isAppleLoginChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppleLoginChangePolicyDetails *appleLoginChangePolicyDetails;

/// Details of an event in which the permissions of apps were changed. Has a value only if
/// `isAppPermissionsChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppPermissionsChangedDetails *appPermissionsChangedDetails;

/// Creates an object with the tag `app_blocked_by_permissions_details`.
- (instancetype)
    initWithAppBlockedByPermissionsDetails:(DBTEAMLOGAppBlockedByPermissionsDetails *)appBlockedByPermissionsDetails;

/// Creates an object with the tag `app_link_team_details`.
- (instancetype)initWithAppLinkTeamDetails:(DBTEAMLOGAppLinkTeamDetails *)appLinkTeamDetails;
/// Creates an object with the tag `app_link_user_details`.
- (instancetype)initWithAppLinkUserDetails:(DBTEAMLOGAppLinkUserDetails *)appLinkUserDetails;
/// Creates an object with the tag `app_unlink_team_details`.
- (instancetype)initWithAppUnlinkTeamDetails:(DBTEAMLOGAppUnlinkTeamDetails *)appUnlinkTeamDetails;
/// Creates an object with the tag `app_unlink_user_details`.
- (instancetype)initWithAppUnlinkUserDetails:(DBTEAMLOGAppUnlinkUserDetails *)appUnlinkUserDetails;

/// Creates an object with the tag `apply_naming_convention_details`.
- (instancetype)
    initWithApplyNamingConventionDetails:(DBTEAMLOGApplyNamingConventionDetails *)applyNamingConventionDetails;

/// Creates an object with the tag `addon_assigned_details`.
- (instancetype)initWithAddonAssignedDetails:(DBTEAMLOGAddonAssignedDetails *)addonAssignedDetails;
/// Creates an object with the tag `addon_removed_details`.
- (instancetype)initWithAddonRemovedDetails:(DBTEAMLOGAddonRemovedDetails *)addonRemovedDetails;

/// Creates an object with the tag `backup_admin_invitation_sent_details`.
- (instancetype)
    initWithBackupAdminInvitationSentDetails:(DBTEAMLOGBackupAdminInvitationSentDetails *)backupAdminInvitationSentDetails;

/// Creates an object with the tag `backup_invitation_opened_details`.
- (instancetype)
    initWithBackupInvitationOpenedDetails:(DBTEAMLOGBackupInvitationOpenedDetails *)backupInvitationOpenedDetails;

/// Creates an object with the tag `ai_third_party_sharing_dropbox_base_policy_changed_details`.
- (instancetype)
    initWithAiThirdPartySharingDropboxBasePolicyChangedDetails:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails *)aiThirdPartySharingDropboxBasePolicyChangedDetails;

/// Creates an object with the tag `allow_download_disabled_details`.
- (instancetype)
    initWithAllowDownloadDisabledDetails:(DBTEAMLOGAllowDownloadDisabledDetails *)allowDownloadDisabledDetails;

/// Creates an object with the tag `allow_download_enabled_details`.
- (instancetype)initWithAllowDownloadEnabledDetails:(DBTEAMLOGAllowDownloadEnabledDetails *)allowDownloadEnabledDetails;

/// Creates an object with the tag `apple_login_change_policy_details`.
- (instancetype)
    initWithAppleLoginChangePolicyDetails:(DBTEAMLOGAppleLoginChangePolicyDetails *)appleLoginChangePolicyDetails;

/// Creates an object with the tag `app_permissions_changed_details`.
- (instancetype)
    initWithAppPermissionsChangedDetails:(DBTEAMLOGAppPermissionsChangedDetails *)appPermissionsChangedDetails;

/// Returns whether the tag is `app_blocked_by_permissions_details`.
- (BOOL)isAppBlockedByPermissionsDetails;
/// Returns whether the tag is `app_link_team_details`.
- (BOOL)isAppLinkTeamDetails;
/// Returns whether the tag is `app_link_user_details`.
- (BOOL)isAppLinkUserDetails;
/// Returns whether the tag is `app_unlink_team_details`.
- (BOOL)isAppUnlinkTeamDetails;
/// Returns whether the tag is `app_unlink_user_details`.
- (BOOL)isAppUnlinkUserDetails;
/// Returns whether the tag is `apply_naming_convention_details`.
- (BOOL)isApplyNamingConventionDetails;
/// Returns whether the tag is `addon_assigned_details`.
- (BOOL)isAddonAssignedDetails;
/// Returns whether the tag is `addon_removed_details`.
- (BOOL)isAddonRemovedDetails;
/// Returns whether the tag is `backup_admin_invitation_sent_details`.
- (BOOL)isBackupAdminInvitationSentDetails;
/// Returns whether the tag is `backup_invitation_opened_details`.
- (BOOL)isBackupInvitationOpenedDetails;
/// Returns whether the tag is `ai_third_party_sharing_dropbox_base_policy_changed_details`.
- (BOOL)isAiThirdPartySharingDropboxBasePolicyChangedDetails;
/// Returns whether the tag is `allow_download_disabled_details`.
- (BOOL)isAllowDownloadDisabledDetails;
/// Returns whether the tag is `allow_download_enabled_details`.
- (BOOL)isAllowDownloadEnabledDetails;
/// Returns whether the tag is `apple_login_change_policy_details`.
- (BOOL)isAppleLoginChangePolicyDetails;
/// Returns whether the tag is `app_permissions_changed_details`.
- (BOOL)isAppPermissionsChangedDetails;
@end

/// The members whose names start with `AToB`.
@interface DBTEAMLOGEventType (AToB)
/// A member couldn't link an app because the team's app permissions block it. Has a value only if
/// `isAppBlockedByPermissions` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppBlockedByPermissionsType *appBlockedByPermissions;

/// An app was linked for the whole team. Has a value only if `isAppLinkTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppLinkTeamType *appLinkTeam;
/// A member linked an app. Has a value only if `isAppLinkUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppLinkUserType *appLinkUser;
/// An app was unlinked from the team. Has a value only if `isAppUnlinkTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppUnlinkTeamType *appUnlinkTeam;
/// An app was unlinked from a member's account. Has a value only if `isAppUnlinkUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppUnlinkUserType *appUnlinkUser;
/// A naming convention was applied to a folder. Has a value only if `isApplyNamingConvention` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGApplyNamingConventionType *applyNamingConvention;
/// An add-on was assigned to a user. Has a value only if `isAddonAssigned` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAddonAssignedType *addonAssigned;
/// An add-on was taken from a user. Has a value only if `isAddonRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAddonRemovedType *addonRemoved;

/// An admin invited members to activate Dropbox Backup. Has a value only if `isBackupAdminInvitationSent` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGBackupAdminInvitationSentType *backupAdminInvitationSent;

/// An invitation to Dropbox Backup was opened. Has a value only if `isBackupInvitationOpened` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBackupInvitationOpenedType *backupInvitationOpened;

/// The team's policy for sharing data with third-party AI was changed. Has a value only if
/// `isAiThirdPartySharingDropboxBasePolicyChanged` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType *aiThirdPartySharingDropboxBasePolicyChanged;

/// Downloads were disabled. Dropbox no longer records this event. Has a value only if `isAllowDownloadDisabled` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAllowDownloadDisabledType *allowDownloadDisabled;

/// Downloads were enabled. Dropbox no longer records this event. Has a value only if `isAllowDownloadEnabled` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAllowDownloadEnabledType *allowDownloadEnabled;

/// Sign-in with Apple was enabled or disabled for the team. Has a value only if `isAppleLoginChangePolicy` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppleLoginChangePolicyType *appleLoginChangePolicy;

/// The permissions of apps were changed. Has a value only if `isAppPermissionsChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAppPermissionsChangedType *appPermissionsChanged;
/// Creates an object with the tag `app_blocked_by_permissions`.
- (instancetype)initWithAppBlockedByPermissions:(DBTEAMLOGAppBlockedByPermissionsType *)appBlockedByPermissions;
/// Creates an object with the tag `app_link_team`.
- (instancetype)initWithAppLinkTeam:(DBTEAMLOGAppLinkTeamType *)appLinkTeam;
/// Creates an object with the tag `app_link_user`.
- (instancetype)initWithAppLinkUser:(DBTEAMLOGAppLinkUserType *)appLinkUser;
/// Creates an object with the tag `app_unlink_team`.
- (instancetype)initWithAppUnlinkTeam:(DBTEAMLOGAppUnlinkTeamType *)appUnlinkTeam;
/// Creates an object with the tag `app_unlink_user`.
- (instancetype)initWithAppUnlinkUser:(DBTEAMLOGAppUnlinkUserType *)appUnlinkUser;
/// Creates an object with the tag `apply_naming_convention`.
- (instancetype)initWithApplyNamingConvention:(DBTEAMLOGApplyNamingConventionType *)applyNamingConvention;
/// Creates an object with the tag `addon_assigned`.
- (instancetype)initWithAddonAssigned:(DBTEAMLOGAddonAssignedType *)addonAssigned;
/// Creates an object with the tag `addon_removed`.
- (instancetype)initWithAddonRemoved:(DBTEAMLOGAddonRemovedType *)addonRemoved;
/// Creates an object with the tag `backup_admin_invitation_sent`.
- (instancetype)initWithBackupAdminInvitationSent:(DBTEAMLOGBackupAdminInvitationSentType *)backupAdminInvitationSent;
/// Creates an object with the tag `backup_invitation_opened`.
- (instancetype)initWithBackupInvitationOpened:(DBTEAMLOGBackupInvitationOpenedType *)backupInvitationOpened;

/// Creates an object with the tag `ai_third_party_sharing_dropbox_base_policy_changed`.
- (instancetype)
    initWithAiThirdPartySharingDropboxBasePolicyChanged:(DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType *)aiThirdPartySharingDropboxBasePolicyChanged;

/// Creates an object with the tag `allow_download_disabled`.
- (instancetype)initWithAllowDownloadDisabled:(DBTEAMLOGAllowDownloadDisabledType *)allowDownloadDisabled;
/// Creates an object with the tag `allow_download_enabled`.
- (instancetype)initWithAllowDownloadEnabled:(DBTEAMLOGAllowDownloadEnabledType *)allowDownloadEnabled;
/// Creates an object with the tag `apple_login_change_policy`.
- (instancetype)initWithAppleLoginChangePolicy:(DBTEAMLOGAppleLoginChangePolicyType *)appleLoginChangePolicy;
/// Creates an object with the tag `app_permissions_changed`.
- (instancetype)initWithAppPermissionsChanged:(DBTEAMLOGAppPermissionsChangedType *)appPermissionsChanged;
/// Returns whether the tag is `app_blocked_by_permissions`.
- (BOOL)isAppBlockedByPermissions;
/// Returns whether the tag is `app_link_team`.
- (BOOL)isAppLinkTeam;
/// Returns whether the tag is `app_link_user`.
- (BOOL)isAppLinkUser;
/// Returns whether the tag is `app_unlink_team`.
- (BOOL)isAppUnlinkTeam;
/// Returns whether the tag is `app_unlink_user`.
- (BOOL)isAppUnlinkUser;
/// Returns whether the tag is `apply_naming_convention`.
- (BOOL)isApplyNamingConvention;
/// Returns whether the tag is `addon_assigned`.
- (BOOL)isAddonAssigned;
/// Returns whether the tag is `addon_removed`.
- (BOOL)isAddonRemoved;
/// Returns whether the tag is `backup_admin_invitation_sent`.
- (BOOL)isBackupAdminInvitationSent;
/// Returns whether the tag is `backup_invitation_opened`.
- (BOOL)isBackupInvitationOpened;
/// Returns whether the tag is `ai_third_party_sharing_dropbox_base_policy_changed`.
- (BOOL)isAiThirdPartySharingDropboxBasePolicyChanged;
/// Returns whether the tag is `allow_download_disabled`.
- (BOOL)isAllowDownloadDisabled;
/// Returns whether the tag is `allow_download_enabled`.
- (BOOL)isAllowDownloadEnabled;
/// Returns whether the tag is `apple_login_change_policy`.
- (BOOL)isAppleLoginChangePolicy;
/// Returns whether the tag is `app_permissions_changed`.
- (BOOL)isAppPermissionsChanged;
@end

/// The members whose names start with `AToB`.
@interface DBTEAMLOGEventTypeArg (AToB)
/// Creates an object with the tag `app_blocked_by_permissions`.
- (instancetype)initWithAppBlockedByPermissions;
/// Creates an object with the tag `app_link_team`.
- (instancetype)initWithAppLinkTeam;
/// Creates an object with the tag `app_link_user`.
- (instancetype)initWithAppLinkUser;
/// Creates an object with the tag `app_unlink_team`.
- (instancetype)initWithAppUnlinkTeam;
/// Creates an object with the tag `app_unlink_user`.
- (instancetype)initWithAppUnlinkUser;
/// Creates an object with the tag `apply_naming_convention`.
- (instancetype)initWithApplyNamingConvention;
/// Creates an object with the tag `addon_assigned`.
- (instancetype)initWithAddonAssigned;
/// Creates an object with the tag `addon_removed`.
- (instancetype)initWithAddonRemoved;
/// Creates an object with the tag `backup_admin_invitation_sent`.
- (instancetype)initWithBackupAdminInvitationSent;
/// Creates an object with the tag `backup_invitation_opened`.
- (instancetype)initWithBackupInvitationOpened;
/// Creates an object with the tag `ai_third_party_sharing_dropbox_base_policy_changed`.
- (instancetype)initWithAiThirdPartySharingDropboxBasePolicyChanged;
/// Creates an object with the tag `allow_download_disabled`.
- (instancetype)initWithAllowDownloadDisabled;
/// Creates an object with the tag `allow_download_enabled`.
- (instancetype)initWithAllowDownloadEnabled;
/// Creates an object with the tag `apple_login_change_policy`.
- (instancetype)initWithAppleLoginChangePolicy;
/// Creates an object with the tag `app_permissions_changed`.
- (instancetype)initWithAppPermissionsChanged;
/// Returns whether the tag is `app_blocked_by_permissions`.
- (BOOL)isAppBlockedByPermissions;
/// Returns whether the tag is `app_link_team`.
- (BOOL)isAppLinkTeam;
/// Returns whether the tag is `app_link_user`.
- (BOOL)isAppLinkUser;
/// Returns whether the tag is `app_unlink_team`.
- (BOOL)isAppUnlinkTeam;
/// Returns whether the tag is `app_unlink_user`.
- (BOOL)isAppUnlinkUser;
/// Returns whether the tag is `apply_naming_convention`.
- (BOOL)isApplyNamingConvention;
/// Returns whether the tag is `addon_assigned`.
- (BOOL)isAddonAssigned;
/// Returns whether the tag is `addon_removed`.
- (BOOL)isAddonRemoved;
/// Returns whether the tag is `backup_admin_invitation_sent`.
- (BOOL)isBackupAdminInvitationSent;
/// Returns whether the tag is `backup_invitation_opened`.
- (BOOL)isBackupInvitationOpened;
/// Returns whether the tag is `ai_third_party_sharing_dropbox_base_policy_changed`.
- (BOOL)isAiThirdPartySharingDropboxBasePolicyChanged;
/// Returns whether the tag is `allow_download_disabled`.
- (BOOL)isAllowDownloadDisabled;
/// Returns whether the tag is `allow_download_enabled`.
- (BOOL)isAllowDownloadEnabled;
/// Returns whether the tag is `apple_login_change_policy`.
- (BOOL)isAppleLoginChangePolicy;
/// Returns whether the tag is `app_permissions_changed`.
- (BOOL)isAppPermissionsChanged;
@end

NS_ASSUME_NONNULL_END
