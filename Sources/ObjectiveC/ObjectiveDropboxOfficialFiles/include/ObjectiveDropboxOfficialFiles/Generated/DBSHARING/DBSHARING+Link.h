// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBSHARINGAccessLevel, DBSHARINGChangeLinkExpirationPolicy, DBSHARINGPermissionDeniedReason,
    DBSHARINGRequestedVisibility, DBSHARINGResolvedVisibility, DBSHARINGSharedLinkAccessFailureReason,
    DBSHARINGVisibilityPolicy, DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy, DBTEAMPOLICIESEnforceLinkPasswordPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBSHARINGLinkAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkAccessLevelTag) {
    /// People with the link can view and comment.
    DBSHARINGLinkAccessLevelViewer,
    /// People with the link can view, comment, and edit.
    DBSHARINGLinkAccessLevelEditor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkAccessLevelOther,
};

/// The access level that a link gives.
@interface DBSHARINGLinkAccessLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkAccessLevelTag tag;
/// Creates an object with the tag `viewer`.
- (instancetype)initWithViewer;
/// Creates an object with the tag `editor`.
- (instancetype)initWithEditor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `viewer`.
- (BOOL)isViewer;
/// Returns whether the tag is `editor`.
- (BOOL)isEditor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGLinkAccessLevel` from and to JSON.
@interface DBSHARINGLinkAccessLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAccessLevel *)instance;
+ (DBSHARINGLinkAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkActionTag) {
    /// Change the access level of the link.
    DBSHARINGLinkActionChangeAccessLevel,
    /// Change the audience of the link.
    DBSHARINGLinkActionChangeAudience,
    /// Remove the expiration date.
    DBSHARINGLinkActionRemoveExpiry,
    /// Remove the password.
    DBSHARINGLinkActionRemovePassword,
    /// Set the expiration date.
    DBSHARINGLinkActionSetExpiry,
    /// Set the password.
    DBSHARINGLinkActionSetPassword,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkActionOther,
};

/// An action that a user can take on a link.
@interface DBSHARINGLinkAction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkActionTag tag;
/// Creates an object with the tag `change_access_level`.
- (instancetype)initWithChangeAccessLevel;
/// Creates an object with the tag `change_audience`.
- (instancetype)initWithChangeAudience;
/// Creates an object with the tag `remove_expiry`.
- (instancetype)initWithRemoveExpiry;
/// Creates an object with the tag `remove_password`.
- (instancetype)initWithRemovePassword;
/// Creates an object with the tag `set_expiry`.
- (instancetype)initWithSetExpiry;
/// Creates an object with the tag `set_password`.
- (instancetype)initWithSetPassword;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `change_access_level`.
- (BOOL)isChangeAccessLevel;
/// Returns whether the tag is `change_audience`.
- (BOOL)isChangeAudience;
/// Returns whether the tag is `remove_expiry`.
- (BOOL)isRemoveExpiry;
/// Returns whether the tag is `remove_password`.
- (BOOL)isRemovePassword;
/// Returns whether the tag is `set_expiry`.
- (BOOL)isSetExpiry;
/// Returns whether the tag is `set_password`.
- (BOOL)isSetPassword;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGLinkAction` from and to JSON.
@interface DBSHARINGLinkActionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAction *)instance;
+ (DBSHARINGLinkAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAudience`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkAudienceTag) {
    /// Anyone with the link.
    DBSHARINGLinkAudiencePublic,
    /// Team members only.
    DBSHARINGLinkAudienceTeam,
    /// No one. The link gives no access; people who already have access can use it to find the content.
    DBSHARINGLinkAudienceNoOne,
    /// Anyone with the password. Use `requirePassword` instead. Deprecated.
    DBSHARINGLinkAudiencePassword,
    /// Members of the file or folder. Deprecated.
    DBSHARINGLinkAudienceMembers,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkAudienceOther,
};

/// The audience of a link.
@interface DBSHARINGLinkAudience : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkAudienceTag tag;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `no_one`.
- (instancetype)initWithNoOne;
/// Creates an object with the tag `password`.
- (instancetype)initWithPassword;
/// Creates an object with the tag `members`.
- (instancetype)initWithMembers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `no_one`.
- (BOOL)isNoOne;
/// Returns whether the tag is `password`.
- (BOOL)isPassword;
/// Returns whether the tag is `members`.
- (BOOL)isMembers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGLinkAudience` from and to JSON.
@interface DBSHARINGLinkAudienceSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudience *)instance;
+ (DBSHARINGLinkAudience *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAudienceDisallowedReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkAudienceDisallowedReasonTag) {
    /// The visibility of this link can't be changed. Revoke the link, and create a new one.
    DBSHARINGLinkAudienceDisallowedReasonDeleteAndRecreate,
    /// The shared folder that contains the item doesn't allow it.
    DBSHARINGLinkAudienceDisallowedReasonRestrictedBySharedFolder,
    /// The team doesn't allow it.
    DBSHARINGLinkAudienceDisallowedReasonRestrictedByTeam,
    /// The user belongs to no team.
    DBSHARINGLinkAudienceDisallowedReasonUserNotOnTeam,
    /// The user's plan doesn't include it.
    DBSHARINGLinkAudienceDisallowedReasonUserAccountType,
    /// The user doesn't have permission.
    DBSHARINGLinkAudienceDisallowedReasonPermissionDenied,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkAudienceDisallowedReasonOther,
};

/// The reason that an audience isn't allowed.
@interface DBSHARINGLinkAudienceDisallowedReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkAudienceDisallowedReasonTag tag;
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)initWithDeleteAndRecreate;
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)initWithRestrictedBySharedFolder;
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)initWithRestrictedByTeam;
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)initWithUserNotOnTeam;
/// Creates an object with the tag `user_account_type`.
- (instancetype)initWithUserAccountType;
/// Creates an object with the tag `permission_denied`.
- (instancetype)initWithPermissionDenied;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `delete_and_recreate`.
- (BOOL)isDeleteAndRecreate;
/// Returns whether the tag is `restricted_by_shared_folder`.
- (BOOL)isRestrictedBySharedFolder;
/// Returns whether the tag is `restricted_by_team`.
- (BOOL)isRestrictedByTeam;
/// Returns whether the tag is `user_not_on_team`.
- (BOOL)isUserNotOnTeam;
/// Returns whether the tag is `user_account_type`.
- (BOOL)isUserAccountType;
/// Returns whether the tag is `permission_denied`.
- (BOOL)isPermissionDenied;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGLinkAudienceDisallowedReason` from and to JSON.
@interface DBSHARINGLinkAudienceDisallowedReasonSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudienceDisallowedReason *)instance;
+ (DBSHARINGLinkAudienceDisallowedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An audience, and whether the user can choose it.
@interface DBSHARINGLinkAudienceOption : DBStoneObject
/// The audience.
@property (nonatomic, readonly) DBSHARINGLinkAudience *audience;
/// A Boolean value that indicates whether the user can choose the audience.
@property (nonatomic, readonly) NSNumber *allowed;
/// The reason that the user can't choose the audience. `nil` if they can.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudienceDisallowedReason *disallowedReason;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAudience:(DBSHARINGLinkAudience *)audience
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBSHARINGLinkAudienceDisallowedReason *)disallowedReason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAudience:(DBSHARINGLinkAudience *)audience allowed:(NSNumber *)allowed;
@end

/// Converts `DBSHARINGLinkAudienceOption` from and to JSON.
@interface DBSHARINGLinkAudienceOptionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudienceOption *)instance;
+ (DBSHARINGLinkAudienceOption *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkExpiry`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkExpiryTag) {
    /// Removes the expiration date.
    DBSHARINGLinkExpiryRemoveExpiry,
    /// Sets the expiration date.
    DBSHARINGLinkExpirySetExpiry,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkExpiryOther,
};

/// A change of a link's expiration date.
@interface DBSHARINGLinkExpiry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkExpiryTag tag;
/// Sets the expiration date. Has a value only if `isSetExpiry` returns `YES`.
@property (nonatomic, readonly) NSDate *setExpiry;
/// Creates an object with the tag `remove_expiry`.
- (instancetype)initWithRemoveExpiry;
/// Creates an object with the tag `set_expiry`.
- (instancetype)initWithSetExpiry:(NSDate *)setExpiry;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `remove_expiry`.
- (BOOL)isRemoveExpiry;
/// Returns whether the tag is `set_expiry`.
- (BOOL)isSetExpiry;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGLinkExpiry` from and to JSON.
@interface DBSHARINGLinkExpirySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkExpiry *)instance;
+ (DBSHARINGLinkExpiry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkPassword`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkPasswordTag) {
    /// Removes the password.
    DBSHARINGLinkPasswordRemovePassword,
    /// Sets the password.
    DBSHARINGLinkPasswordSetPassword,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkPasswordOther,
};

/// A change of a link's password.
@interface DBSHARINGLinkPassword : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkPasswordTag tag;
/// Sets the password. Has a value only if `isSetPassword` returns `YES`.
@property (nonatomic, readonly, copy) NSString *setPassword;
/// Creates an object with the tag `remove_password`.
- (instancetype)initWithRemovePassword;
/// Creates an object with the tag `set_password`.
- (instancetype)initWithSetPassword:(NSString *)setPassword;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `remove_password`.
- (BOOL)isRemovePassword;
/// Returns whether the tag is `set_password`.
- (BOOL)isSetPassword;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGLinkPassword` from and to JSON.
@interface DBSHARINGLinkPasswordSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPassword *)instance;
+ (DBSHARINGLinkPassword *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A value that indicates whether the user can take an action on a link.
@interface DBSHARINGLinkPermission : DBStoneObject
/// The action.
@property (nonatomic, readonly) DBSHARINGLinkAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAction:(DBSHARINGLinkAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGLinkAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGLinkPermission` from and to JSON.
@interface DBSHARINGLinkPermissionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPermission *)instance;
+ (DBSHARINGLinkPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people who can use a link, and the changes that the user can make to it.
@interface DBSHARINGLinkPermissions : DBStoneObject
/// The people who can use the link, considering the policies of the team and folder. Some links have
/// `effectiveAudience` instead.
@property (nonatomic, readonly, nullable) DBSHARINGResolvedVisibility *resolvedVisibility;

/// The requested visibility of the link. `nil` unless the user owns the link.
@property (nonatomic, readonly, nullable) DBSHARINGRequestedVisibility *requestedVisibility;
/// A Boolean value that indicates whether the user can revoke the link.
@property (nonatomic, readonly) NSNumber *canRevoke;
/// The reason that the user can't revoke the link. `nil` if they can.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkAccessFailureReason *revokeFailureReason;
/// The people who can use the link with `linkAccessLevel`.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *effectiveAudience;
/// The access level that the link gives, in addition to the access that people already have.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAccessLevel *linkAccessLevel;
/// The visibilities, and whether the user can choose them.
@property (nonatomic, readonly) NSArray<DBSHARINGVisibilityPolicy *> *visibilityPolicies;
/// A Boolean value that indicates whether the user can set or change the expiration date.
@property (nonatomic, readonly) NSNumber *canSetExpiry;
/// A Boolean value that indicates whether the user can remove the expiration date.
@property (nonatomic, readonly) NSNumber *canRemoveExpiry;
/// A Boolean value that indicates whether the link allows downloads.
@property (nonatomic, readonly) NSNumber *allowDownload;
/// A Boolean value that indicates whether the user can allow downloads.
@property (nonatomic, readonly) NSNumber *canAllowDownload;
/// A Boolean value that indicates whether the user can disallow downloads.
@property (nonatomic, readonly) NSNumber *canDisallowDownload;
/// A Boolean value that indicates whether the link allows comments. Deprecated.
@property (nonatomic, readonly) NSNumber *allowComments;
/// A Boolean value that indicates whether the team disallows comments. Deprecated.
@property (nonatomic, readonly) NSNumber *teamRestrictsComments;
/// The audiences, and whether the user can choose them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGLinkAudienceOption *> *audienceOptions;
/// A Boolean value that indicates whether the user can set a password.
@property (nonatomic, readonly, nullable) NSNumber *canSetPassword;
/// A Boolean value that indicates whether the user can remove the password.
@property (nonatomic, readonly, nullable) NSNumber *canRemovePassword;
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// A Boolean value that indicates whether the user's plan includes the extended sharing controls.
@property (nonatomic, readonly, nullable) NSNumber *canUseExtendedSharingControls;
/// A Boolean value that indicates whether people can add the content to their own Dropbox.
@property (nonatomic, readonly, nullable) NSNumber *canSync;
/// A Boolean value that indicates whether people can request access.
@property (nonatomic, readonly, nullable) NSNumber *canRequestAccess;
/// The owning team's policy for passwords of links shared outside the team. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESEnforceLinkPasswordPolicy *enforceSharedLinkPasswordPolicy;
/// The time after which links of the owning team expire by default. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *daysToExpirePolicy;
/// The owning team's policy for changes of the default expiration. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBSHARINGChangeLinkExpirationPolicy *changeSharedLinkExpirationPolicy;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    canRequestAccess:(nullable NSNumber *)canRequestAccess
    enforceSharedLinkPasswordPolicy:(nullable DBTEAMPOLICIESEnforceLinkPasswordPolicy *)enforceSharedLinkPasswordPolicy
    daysToExpirePolicy:(nullable DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)daysToExpirePolicy
    changeSharedLinkExpirationPolicy:(nullable DBSHARINGChangeLinkExpirationPolicy *)changeSharedLinkExpirationPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments;
@end

/// Converts `DBSHARINGLinkPermissions` from and to JSON.
@interface DBSHARINGLinkPermissionsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPermissions *)instance;
+ (DBSHARINGLinkPermissions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The settings of the link to shared content.
@interface DBSHARINGLinkSettings : DBStoneObject
/// The access level of the link: `.viewer` or `.viewerNoComment`.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// The audience of the link.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *audience;
/// The change of the link's expiration date.
@property (nonatomic, readonly, nullable) DBSHARINGLinkExpiry *expiry;
/// The change of the link's password.
@property (nonatomic, readonly, nullable) DBSHARINGLinkPassword *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessLevel: The access level of the link: `.viewer` or `.viewerNoComment`.
///   - audience: The audience of the link.
///   - expiry: The change of the link's expiration date.
///   - password: The change of the link's password.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audience:(nullable DBSHARINGLinkAudience *)audience
    expiry:(nullable DBSHARINGLinkExpiry *)expiry
    password:(nullable DBSHARINGLinkPassword *)password;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGLinkSettings` from and to JSON.
@interface DBSHARINGLinkSettingsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkSettings *)instance;
+ (DBSHARINGLinkSettings *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
