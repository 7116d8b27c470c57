// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBSHARINGAccessLevel, DBSHARINGMemberPermission, DBSHARINGParentFolderAccessInfo,
    DBSHARINGPermissionDeniedReason, DBSHARINGRelinquishFolderMembershipError, DBSHARINGRemoveFolderMemberError,
    DBSHARINGSharedFolderAccessError, DBSHARINGSharedFolderMemberError, DBSHARINGSharedLinkSettings,
    DBSHARINGSharedLinkSettingsError, DBSHARINGSharingFileAccessError, DBSHARINGSharingUserError,
    DBSHARINGUnshareFolderError, DBSHARINGUserInfo, DBSHARINGVisibility;

NS_ASSUME_NONNULL_BEGIN

/// An action that requires another plan.
@interface DBSHARINGInsufficientPlan : DBStoneObject
/// A message for the user.
@property (nonatomic, readonly, copy) NSString *message;
/// The URL at which the user can change the plan. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *upsellUrl;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithMessage:(NSString *)message upsellUrl:(nullable NSString *)upsellUrl;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMessage:(NSString *)message;
@end

/// Converts `DBSHARINGInsufficientPlan` from and to JSON.
@interface DBSHARINGInsufficientPlanSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInsufficientPlan *)instance;
+ (DBSHARINGInsufficientPlan *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The missing space, in bytes.
@interface DBSHARINGInsufficientQuotaAmounts : DBStoneObject
/// The space that the folder requires, in bytes.
@property (nonatomic, readonly) NSNumber *spaceNeeded;
/// The missing space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceShortage;
/// The available space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceLeft;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSpaceNeeded:(NSNumber *)spaceNeeded
    spaceShortage:(NSNumber *)spaceShortage
    spaceLeft:(NSNumber *)spaceLeft;
@end

/// Converts `DBSHARINGInsufficientQuotaAmounts` from and to JSON.
@interface DBSHARINGInsufficientQuotaAmountsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInsufficientQuotaAmounts *)instance;
+ (DBSHARINGInsufficientQuotaAmounts *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGInviteeInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGInviteeInfoTag) {
    /// The email address to which the invitation was sent. At most 255 characters. Is an email address.
    DBSHARINGInviteeInfoEmail,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGInviteeInfoOther,
};

/// An invited person.
@interface DBSHARINGInviteeInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGInviteeInfoTag tag;

/// The email address to which the invitation was sent. At most 255 characters. Is an email address. Has a value only if
/// `isEmail` returns `YES`.
@property (nonatomic, readonly, copy) NSString *email;

/// Creates an object with the tag `email`.
- (instancetype)initWithEmail:(NSString *)email;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `email`.
- (BOOL)isEmail;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGInviteeInfo` from and to JSON.
@interface DBSHARINGInviteeInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInviteeInfo *)instance;
+ (DBSHARINGInviteeInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An invited person, and their access level.
@interface DBSHARINGInviteeMembershipInfo : DBSHARINGMembershipInfo
/// The invited person.
@property (nonatomic, readonly) DBSHARINGInviteeInfo *invitee;
/// The account of the person. `nil` if it isn't known.
@property (nonatomic, readonly, nullable) DBSHARINGUserInfo *user;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    invitee:(DBSHARINGInviteeInfo *)invitee
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited
    user:(nullable DBSHARINGUserInfo *)user;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType invitee:(DBSHARINGInviteeInfo *)invitee;
@end

/// Converts `DBSHARINGInviteeMembershipInfo` from and to JSON.
@interface DBSHARINGInviteeMembershipInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInviteeMembershipInfo *)instance;
+ (DBSHARINGInviteeMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGJobError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGJobErrorTag) {
    /// The folder wasn't unshared.
    DBSHARINGJobErrorUnshareFolderError,
    /// The member wasn't removed.
    DBSHARINGJobErrorRemoveFolderMemberError,
    /// The user didn't leave the folder.
    DBSHARINGJobErrorRelinquishFolderMembershipError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGJobErrorOther,
};

/// The reason that a job failed.
@interface DBSHARINGJobError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGJobErrorTag tag;
/// The folder wasn't unshared. Has a value only if `isUnshareFolderError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGUnshareFolderError *unshareFolderError;
/// The member wasn't removed. Has a value only if `isRemoveFolderMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGRemoveFolderMemberError *removeFolderMemberError;
/// The user didn't leave the folder. Has a value only if `isRelinquishFolderMembershipError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGRelinquishFolderMembershipError *relinquishFolderMembershipError;
/// Creates an object with the tag `unshare_folder_error`.
- (instancetype)initWithUnshareFolderError:(DBSHARINGUnshareFolderError *)unshareFolderError;
/// Creates an object with the tag `remove_folder_member_error`.
- (instancetype)initWithRemoveFolderMemberError:(DBSHARINGRemoveFolderMemberError *)removeFolderMemberError;

/// Creates an object with the tag `relinquish_folder_membership_error`.
- (instancetype)
    initWithRelinquishFolderMembershipError:(DBSHARINGRelinquishFolderMembershipError *)relinquishFolderMembershipError;

/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unshare_folder_error`.
- (BOOL)isUnshareFolderError;
/// Returns whether the tag is `remove_folder_member_error`.
- (BOOL)isRemoveFolderMemberError;
/// Returns whether the tag is `relinquish_folder_membership_error`.
- (BOOL)isRelinquishFolderMembershipError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGJobError` from and to JSON.
@interface DBSHARINGJobErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGJobError *)instance;
+ (DBSHARINGJobError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGJobStatusTag) {
    /// The job is still running. Poll again later.
    DBSHARINGJobStatusInProgress,
    /// The job completed successfully.
    DBSHARINGJobStatusComplete,
    /// The job failed.
    DBSHARINGJobStatusFailed,
};

/// The state of a job.
@interface DBSHARINGJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGJobStatusTag tag;
/// The job failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBSHARINGJobError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBSHARINGJobError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGJobStatus` from and to JSON.
@interface DBSHARINGJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGJobStatus *)instance;
+ (DBSHARINGJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The access of a member after a change.
@interface DBSHARINGMemberAccessLevelResult : DBStoneObject
/// The access level that the member still has through a folder.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// A message for the user about the remaining access.
@property (nonatomic, readonly, copy, nullable) NSString *warning;
/// The folders through which the member has access.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGParentFolderAccessInfo *> *accessDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    warning:(nullable NSString *)warning
    accessDetails:(nullable NSArray<DBSHARINGParentFolderAccessInfo *> *)accessDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGMemberAccessLevelResult` from and to JSON.
@interface DBSHARINGMemberAccessLevelResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberAccessLevelResult *)instance;
+ (DBSHARINGMemberAccessLevelResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberActionTag) {
    /// Let the member keep a copy after the removal.
    DBSHARINGMemberActionLeaveACopy,
    /// Make the member an editor.
    DBSHARINGMemberActionMakeEditor,
    /// Make the member the owner.
    DBSHARINGMemberActionMakeOwner,
    /// Make the member a viewer who can comment.
    DBSHARINGMemberActionMakeViewer,
    /// Make the member a viewer who can't comment.
    DBSHARINGMemberActionMakeViewerNoComment,
    /// Remove the member.
    DBSHARINGMemberActionRemove,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMemberActionOther,
};

/// An action that a user can take on a member.
@interface DBSHARINGMemberAction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGMemberActionTag tag;
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)initWithLeaveACopy;
/// Creates an object with the tag `make_editor`.
- (instancetype)initWithMakeEditor;
/// Creates an object with the tag `make_owner`.
- (instancetype)initWithMakeOwner;
/// Creates an object with the tag `make_viewer`.
- (instancetype)initWithMakeViewer;
/// Creates an object with the tag `make_viewer_no_comment`.
- (instancetype)initWithMakeViewerNoComment;
/// Creates an object with the tag `remove`.
- (instancetype)initWithRemove;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `leave_a_copy`.
- (BOOL)isLeaveACopy;
/// Returns whether the tag is `make_editor`.
- (BOOL)isMakeEditor;
/// Returns whether the tag is `make_owner`.
- (BOOL)isMakeOwner;
/// Returns whether the tag is `make_viewer`.
- (BOOL)isMakeViewer;
/// Returns whether the tag is `make_viewer_no_comment`.
- (BOOL)isMakeViewerNoComment;
/// Returns whether the tag is `remove`.
- (BOOL)isRemove;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGMemberAction` from and to JSON.
@interface DBSHARINGMemberActionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberAction *)instance;
+ (DBSHARINGMemberAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A value that indicates whether the user can take an action on a member.
@interface DBSHARINGMemberPermission : DBStoneObject
/// The action.
@property (nonatomic, readonly) DBSHARINGMemberAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAction:(DBSHARINGMemberAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGMemberAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGMemberPermission` from and to JSON.
@interface DBSHARINGMemberPermissionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberPermission *)instance;
+ (DBSHARINGMemberPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberPolicyTag) {
    /// Team members only.
    DBSHARINGMemberPolicyTeam,
    /// Anyone.
    DBSHARINGMemberPolicyAnyone,
    /// Team members, and people that the admins approved.
    DBSHARINGMemberPolicyTeamAndApproved,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMemberPolicyOther,
};

/// The people who can be members of a shared folder that a team owns.
@interface DBSHARINGMemberPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGMemberPolicyTag tag;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `team_and_approved`.
- (instancetype)initWithTeamAndApproved;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `team_and_approved`.
- (BOOL)isTeamAndApproved;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGMemberPolicy` from and to JSON.
@interface DBSHARINGMemberPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberPolicy *)instance;
+ (DBSHARINGMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberSelectorTag) {
    /// The identifier of an account, team member, or group. At least 1 character.
    DBSHARINGMemberSelectorDropboxId,
    /// An email address, with or without an account. At most 255 characters. Is an email address.
    DBSHARINGMemberSelectorEmail,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMemberSelectorOther,
};

/// A person or group, by identifier or email address.
@interface DBSHARINGMemberSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGMemberSelectorTag tag;

/// The identifier of an account, team member, or group. At least 1 character. Has a value only if `isDropboxId` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *dropboxId;

/// An email address, with or without an account. At most 255 characters. Is an email address. Has a value only if
/// `isEmail` returns `YES`.
@property (nonatomic, readonly, copy) NSString *email;

/// Creates an object with the tag `dropbox_id`.
- (instancetype)initWithDropboxId:(NSString *)dropboxId;
/// Creates an object with the tag `email`.
- (instancetype)initWithEmail:(NSString *)email;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `dropbox_id`.
- (BOOL)isDropboxId;
/// Returns whether the tag is `email`.
- (BOOL)isEmail;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGMemberSelector` from and to JSON.
@interface DBSHARINGMemberSelectorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberSelector *)instance;
+ (DBSHARINGMemberSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a link.
@interface DBSHARINGModifySharedLinkSettingsArgs : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The new settings.
@property (nonatomic, readonly) DBSHARINGSharedLinkSettings *settings;
/// A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *removeExpiration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - settings: The new settings.
///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
- (instancetype)initWithUrl:(NSString *)url
    settings:(DBSHARINGSharedLinkSettings *)settings
    removeExpiration:(nullable NSNumber *)removeExpiration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url settings:(DBSHARINGSharedLinkSettings *)settings;
@end

/// Converts `DBSHARINGModifySharedLinkSettingsArgs` from and to JSON.
@interface DBSHARINGModifySharedLinkSettingsArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGModifySharedLinkSettingsArgs *)instance;
+ (DBSHARINGModifySharedLinkSettingsArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGModifySharedLinkSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGModifySharedLinkSettingsErrorTag) {
    /// The shared link doesn't exist.
    DBSHARINGModifySharedLinkSettingsErrorSharedLinkNotFound,
    /// The user doesn't have access to the link.
    DBSHARINGModifySharedLinkSettingsErrorSharedLinkAccessDenied,
    /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
    DBSHARINGModifySharedLinkSettingsErrorUnsupportedLinkType,
    /// Private links support neither `path` nor `linkPassword`.
    DBSHARINGModifySharedLinkSettingsErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGModifySharedLinkSettingsErrorOther,
    /// The settings aren't valid.
    DBSHARINGModifySharedLinkSettingsErrorSettingsError,
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGModifySharedLinkSettingsErrorEmailNotVerified,
};

/// The reason that a link wasn't changed.
@interface DBSHARINGModifySharedLinkSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGModifySharedLinkSettingsErrorTag tag;
/// The settings aren't valid. Has a value only if `isSettingsError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)initWithSharedLinkNotFound;
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)initWithSharedLinkAccessDenied;
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)initWithUnsupportedLinkType;
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)initWithUnsupportedParameterField;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `settings_error`.
- (instancetype)initWithSettingsError:(DBSHARINGSharedLinkSettingsError *)settingsError;
/// Creates an object with the tag `email_not_verified`.
- (instancetype)initWithEmailNotVerified;
/// Returns whether the tag is `shared_link_not_found`.
- (BOOL)isSharedLinkNotFound;
/// Returns whether the tag is `shared_link_access_denied`.
- (BOOL)isSharedLinkAccessDenied;
/// Returns whether the tag is `unsupported_link_type`.
- (BOOL)isUnsupportedLinkType;
/// Returns whether the tag is `unsupported_parameter_field`.
- (BOOL)isUnsupportedParameterField;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `settings_error`.
- (BOOL)isSettingsError;
/// Returns whether the tag is `email_not_verified`.
- (BOOL)isEmailNotVerified;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGModifySharedLinkSettingsError` from and to JSON.
@interface DBSHARINGModifySharedLinkSettingsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGModifySharedLinkSettingsError *)instance;
+ (DBSHARINGModifySharedLinkSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to mount.
@interface DBSHARINGMountFolderArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGMountFolderArg` from and to JSON.
@interface DBSHARINGMountFolderArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMountFolderArg *)instance;
+ (DBSHARINGMountFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMountFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMountFolderErrorTag) {
    /// The shared folder can't be accessed.
    DBSHARINGMountFolderErrorAccessError,
    /// The folder would lie inside another shared folder.
    DBSHARINGMountFolderErrorInsideSharedFolder,
    /// The user doesn't have enough space for the folder.
    DBSHARINGMountFolderErrorInsufficientQuota,
    /// The folder is already mounted.
    DBSHARINGMountFolderErrorAlreadyMounted,
    /// The user doesn't have permission.
    DBSHARINGMountFolderErrorNoPermission,
    /// The folder can't be mounted, for example because it lies inside a team folder of the user.
    DBSHARINGMountFolderErrorNotMountable,
    /// Dropbox mounts this folder automatically.
    DBSHARINGMountFolderErrorMustAutomount,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMountFolderErrorOther,
};

/// The reason that a shared folder wasn't mounted.
@interface DBSHARINGMountFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGMountFolderErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// The user doesn't have enough space for the folder. Has a value only if `isInsufficientQuota` returns `YES`.
@property (nonatomic, readonly) DBSHARINGInsufficientQuotaAmounts *insufficientQuota;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)initWithInsideSharedFolder;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)initWithInsufficientQuota:(DBSHARINGInsufficientQuotaAmounts *)insufficientQuota;
/// Creates an object with the tag `already_mounted`.
- (instancetype)initWithAlreadyMounted;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `not_mountable`.
- (instancetype)initWithNotMountable;
/// Creates an object with the tag `must_automount`.
- (instancetype)initWithMustAutomount;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `inside_shared_folder`.
- (BOOL)isInsideSharedFolder;
/// Returns whether the tag is `insufficient_quota`.
- (BOOL)isInsufficientQuota;
/// Returns whether the tag is `already_mounted`.
- (BOOL)isAlreadyMounted;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `not_mountable`.
- (BOOL)isNotMountable;
/// Returns whether the tag is `must_automount`.
- (BOOL)isMustAutomount;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGMountFolderError` from and to JSON.
@interface DBSHARINGMountFolderErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMountFolderError *)instance;
+ (DBSHARINGMountFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder through which a member has access.
@interface DBSHARINGParentFolderAccessInfo : DBStoneObject
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The permissions of the user for the member in that folder.
@property (nonatomic, readonly) NSArray<DBSHARINGMemberPermission *> *permissions;
/// The path of the folder, relative to the user's root.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderName:(NSString *)folderName
    sharedFolderId:(NSString *)sharedFolderId
    permissions:(NSArray<DBSHARINGMemberPermission *> *)permissions
    path:(NSString *)path;
@end

/// Converts `DBSHARINGParentFolderAccessInfo` from and to JSON.
@interface DBSHARINGParentFolderAccessInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGParentFolderAccessInfo *)instance;
+ (DBSHARINGParentFolderAccessInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link to a file or folder.
@interface DBSHARINGPathLinkMetadata : DBSHARINGLinkMetadata
/// The path of the item in the user's Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBSHARINGVisibility *)visibility
    path:(NSString *)path
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url visibility:(DBSHARINGVisibility *)visibility path:(NSString *)path;
@end

/// Converts `DBSHARINGPathLinkMetadata` from and to JSON.
@interface DBSHARINGPathLinkMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPathLinkMetadata *)instance;
+ (DBSHARINGPathLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGPendingUploadMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGPendingUploadModeTag) {
    /// A file.
    DBSHARINGPendingUploadModeFile,
    /// A folder.
    DBSHARINGPendingUploadModeFolder,
};

/// The kind of item that will be uploaded to the path of a link.
@interface DBSHARINGPendingUploadMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGPendingUploadModeTag tag;
/// Creates an object with the tag `file`.
- (instancetype)initWithFile;
/// Creates an object with the tag `folder`.
- (instancetype)initWithFolder;
/// Returns whether the tag is `file`.
- (BOOL)isFile;
/// Returns whether the tag is `folder`.
- (BOOL)isFolder;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGPendingUploadMode` from and to JSON.
@interface DBSHARINGPendingUploadModeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPendingUploadMode *)instance;
+ (DBSHARINGPendingUploadMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGPermissionDeniedReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGPermissionDeniedReasonTag) {
    /// The user belongs to a different team than the owner.
    DBSHARINGPermissionDeniedReasonUserNotSameTeamAsOwner,
    /// The owner doesn't allow the action.
    DBSHARINGPermissionDeniedReasonUserNotAllowedByOwner,
    /// The member has access through a folder or group.
    DBSHARINGPermissionDeniedReasonTargetIsIndirectMember,
    /// The member is the owner.
    DBSHARINGPermissionDeniedReasonTargetIsOwner,
    /// The member is the user.
    DBSHARINGPermissionDeniedReasonTargetIsSelf,
    /// The member isn't active in the team.
    DBSHARINGPermissionDeniedReasonTargetNotActive,
    /// The folder belongs to a team with a limited plan.
    DBSHARINGPermissionDeniedReasonFolderIsLimitedTeamFolder,
    /// The owner belongs to no team.
    DBSHARINGPermissionDeniedReasonOwnerNotOnTeam,
    /// The user doesn't have permission.
    DBSHARINGPermissionDeniedReasonPermissionDenied,
    /// The user's team doesn't allow the action.
    DBSHARINGPermissionDeniedReasonRestrictedByTeam,
    /// The user's plan doesn't include the action.
    DBSHARINGPermissionDeniedReasonUserAccountType,
    /// The user belongs to no team.
    DBSHARINGPermissionDeniedReasonUserNotOnTeam,
    /// The folder lies inside a shared folder.
    DBSHARINGPermissionDeniedReasonFolderIsInsideSharedFolder,
    /// A parent folder doesn't allow the action.
    DBSHARINGPermissionDeniedReasonRestrictedByParentFolder,
    /// The user's plan doesn't include the action. The associated value has details.
    DBSHARINGPermissionDeniedReasonInsufficientPlan,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGPermissionDeniedReasonOther,
};

/// The reason that a user can't take an action.
@interface DBSHARINGPermissionDeniedReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGPermissionDeniedReasonTag tag;

/// The user's plan doesn't include the action. The associated value has details. Has a value only if
/// `isInsufficientPlan` returns `YES`.
@property (nonatomic, readonly) DBSHARINGInsufficientPlan *insufficientPlan;

/// Creates an object with the tag `user_not_same_team_as_owner`.
- (instancetype)initWithUserNotSameTeamAsOwner;
/// Creates an object with the tag `user_not_allowed_by_owner`.
- (instancetype)initWithUserNotAllowedByOwner;
/// Creates an object with the tag `target_is_indirect_member`.
- (instancetype)initWithTargetIsIndirectMember;
/// Creates an object with the tag `target_is_owner`.
- (instancetype)initWithTargetIsOwner;
/// Creates an object with the tag `target_is_self`.
- (instancetype)initWithTargetIsSelf;
/// Creates an object with the tag `target_not_active`.
- (instancetype)initWithTargetNotActive;
/// Creates an object with the tag `folder_is_limited_team_folder`.
- (instancetype)initWithFolderIsLimitedTeamFolder;
/// Creates an object with the tag `owner_not_on_team`.
- (instancetype)initWithOwnerNotOnTeam;
/// Creates an object with the tag `permission_denied`.
- (instancetype)initWithPermissionDenied;
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)initWithRestrictedByTeam;
/// Creates an object with the tag `user_account_type`.
- (instancetype)initWithUserAccountType;
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)initWithUserNotOnTeam;
/// Creates an object with the tag `folder_is_inside_shared_folder`.
- (instancetype)initWithFolderIsInsideSharedFolder;
/// Creates an object with the tag `restricted_by_parent_folder`.
- (instancetype)initWithRestrictedByParentFolder;
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)initWithInsufficientPlan:(DBSHARINGInsufficientPlan *)insufficientPlan;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_same_team_as_owner`.
- (BOOL)isUserNotSameTeamAsOwner;
/// Returns whether the tag is `user_not_allowed_by_owner`.
- (BOOL)isUserNotAllowedByOwner;
/// Returns whether the tag is `target_is_indirect_member`.
- (BOOL)isTargetIsIndirectMember;
/// Returns whether the tag is `target_is_owner`.
- (BOOL)isTargetIsOwner;
/// Returns whether the tag is `target_is_self`.
- (BOOL)isTargetIsSelf;
/// Returns whether the tag is `target_not_active`.
- (BOOL)isTargetNotActive;
/// Returns whether the tag is `folder_is_limited_team_folder`.
- (BOOL)isFolderIsLimitedTeamFolder;
/// Returns whether the tag is `owner_not_on_team`.
- (BOOL)isOwnerNotOnTeam;
/// Returns whether the tag is `permission_denied`.
- (BOOL)isPermissionDenied;
/// Returns whether the tag is `restricted_by_team`.
- (BOOL)isRestrictedByTeam;
/// Returns whether the tag is `user_account_type`.
- (BOOL)isUserAccountType;
/// Returns whether the tag is `user_not_on_team`.
- (BOOL)isUserNotOnTeam;
/// Returns whether the tag is `folder_is_inside_shared_folder`.
- (BOOL)isFolderIsInsideSharedFolder;
/// Returns whether the tag is `restricted_by_parent_folder`.
- (BOOL)isRestrictedByParentFolder;
/// Returns whether the tag is `insufficient_plan`.
- (BOOL)isInsufficientPlan;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGPermissionDeniedReason` from and to JSON.
@interface DBSHARINGPermissionDeniedReasonSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPermissionDeniedReason *)instance;
+ (DBSHARINGPermissionDeniedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item from which to remove the user's own access.
@interface DBSHARINGRelinquishAccessArg : DBStoneObject
/// The identifier of the file or folder, `id:…`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// Creates an object.
///
/// - Parameter fileId: The identifier of the file or folder, `id:…`.
- (instancetype)initWithFileId:(NSString *)fileId;
@end

/// Converts `DBSHARINGRelinquishAccessArg` from and to JSON.
@interface DBSHARINGRelinquishAccessArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessArg *)instance;
+ (DBSHARINGRelinquishAccessArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRelinquishAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRelinquishAccessErrorTag) {
    /// No file or folder has this identifier.
    DBSHARINGRelinquishAccessErrorInvalidFileId,
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGRelinquishAccessErrorEmailUnverified,
    /// The user owns the item.
    DBSHARINGRelinquishAccessErrorOwner,
    /// The user has access through a folder or group. Leave the folder, or ask for a change of the group.
    DBSHARINGRelinquishAccessErrorNoExplicitAccess,
    /// The policies of a team folder don't allow it.
    DBSHARINGRelinquishAccessErrorTeamFolder,
    /// The user doesn't have permission.
    DBSHARINGRelinquishAccessErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRelinquishAccessErrorOther,
};

/// The reason that the user's access wasn't removed.
@interface DBSHARINGRelinquishAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRelinquishAccessErrorTag tag;
/// Creates an object with the tag `invalid_file_id`.
- (instancetype)initWithInvalidFileId;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `owner`.
- (instancetype)initWithOwner;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)initWithNoExplicitAccess;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_file_id`.
- (BOOL)isInvalidFileId;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `owner`.
- (BOOL)isOwner;
/// Returns whether the tag is `no_explicit_access`.
- (BOOL)isNoExplicitAccess;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRelinquishAccessError` from and to JSON.
@interface DBSHARINGRelinquishAccessErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessError *)instance;
+ (DBSHARINGRelinquishAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of removing the user's own access. It has no fields.
@interface DBSHARINGRelinquishAccessResult : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGRelinquishAccessResult` from and to JSON.
@interface DBSHARINGRelinquishAccessResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessResult *)instance;
+ (DBSHARINGRelinquishAccessResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file from which to remove the user's own access.
@interface DBSHARINGRelinquishFileMembershipArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGRelinquishFileMembershipArg` from and to JSON.
@interface DBSHARINGRelinquishFileMembershipArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFileMembershipArg *)instance;
+ (DBSHARINGRelinquishFileMembershipArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRelinquishFileMembershipError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRelinquishFileMembershipErrorTag) {
    /// The file can't be accessed.
    DBSHARINGRelinquishFileMembershipErrorAccessError,
    /// The user has access through a group.
    DBSHARINGRelinquishFileMembershipErrorGroupAccess,
    /// The user doesn't have permission.
    DBSHARINGRelinquishFileMembershipErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRelinquishFileMembershipErrorOther,
};

/// The reason that the user's access wasn't removed.
@interface DBSHARINGRelinquishFileMembershipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRelinquishFileMembershipErrorTag tag;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `group_access`.
- (instancetype)initWithGroupAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `group_access`.
- (BOOL)isGroupAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRelinquishFileMembershipError` from and to JSON.
@interface DBSHARINGRelinquishFileMembershipErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFileMembershipError *)instance;
+ (DBSHARINGRelinquishFileMembershipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to leave.
@interface DBSHARINGRelinquishFolderMembershipArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders inside a team
/// folder or another shared folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
///     inside a team folder or another shared folder. The default is `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId leaveACopy:(nullable NSNumber *)leaveACopy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGRelinquishFolderMembershipArg` from and to JSON.
@interface DBSHARINGRelinquishFolderMembershipArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFolderMembershipArg *)instance;
+ (DBSHARINGRelinquishFolderMembershipArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRelinquishFolderMembershipError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRelinquishFolderMembershipErrorTag) {
    /// The shared folder can't be accessed.
    DBSHARINGRelinquishFolderMembershipErrorAccessError,
    /// The user owns the folder. Unshare it, or transfer the ownership.
    DBSHARINGRelinquishFolderMembershipErrorFolderOwner,
    /// The folder is mounted. Unmount it first.
    DBSHARINGRelinquishFolderMembershipErrorMounted,
    /// The user has access through a group.
    DBSHARINGRelinquishFolderMembershipErrorGroupAccess,
    /// The operation isn't supported for team folders.
    DBSHARINGRelinquishFolderMembershipErrorTeamFolder,
    /// The user doesn't have permission.
    DBSHARINGRelinquishFolderMembershipErrorNoPermission,
    /// The user has access through a parent folder.
    DBSHARINGRelinquishFolderMembershipErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRelinquishFolderMembershipErrorOther,
};

/// The reason that the user didn't leave the folder.
@interface DBSHARINGRelinquishFolderMembershipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRelinquishFolderMembershipErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `folder_owner`.
- (instancetype)initWithFolderOwner;
/// Creates an object with the tag `mounted`.
- (instancetype)initWithMounted;
/// Creates an object with the tag `group_access`.
- (instancetype)initWithGroupAccess;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)initWithNoExplicitAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `folder_owner`.
- (BOOL)isFolderOwner;
/// Returns whether the tag is `mounted`.
- (BOOL)isMounted;
/// Returns whether the tag is `group_access`.
- (BOOL)isGroupAccess;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `no_explicit_access`.
- (BOOL)isNoExplicitAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRelinquishFolderMembershipError` from and to JSON.
@interface DBSHARINGRelinquishFolderMembershipErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFolderMembershipError *)instance;
+ (DBSHARINGRelinquishFolderMembershipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to remove from a file.
@interface DBSHARINGRemoveFileMemberArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member to remove. If an email address belongs to an account, the account is removed.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (instancetype)initWithFile:(NSString *)file member:(DBSHARINGMemberSelector *)member;
@end

/// Converts `DBSHARINGRemoveFileMemberArg` from and to JSON.
@interface DBSHARINGRemoveFileMemberArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFileMemberArg *)instance;
+ (DBSHARINGRemoveFileMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRemoveFileMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRemoveFileMemberErrorTag) {
    /// The user's account can't be used.
    DBSHARINGRemoveFileMemberErrorUserError,
    /// The file can't be accessed.
    DBSHARINGRemoveFileMemberErrorAccessError,
    /// The member has access only through a folder. Remove them there. The associated value is the access level.
    DBSHARINGRemoveFileMemberErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRemoveFileMemberErrorOther,
};

/// The reason that a member wasn't removed.
@interface DBSHARINGRemoveFileMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRemoveFileMemberErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;

/// The member has access only through a folder. Remove them there. The associated value is the access level. Has a
/// value only if `isNoExplicitAccess` returns `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *noExplicitAccess;

/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)initWithNoExplicitAccess:(DBSHARINGMemberAccessLevelResult *)noExplicitAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `no_explicit_access`.
- (BOOL)isNoExplicitAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRemoveFileMemberError` from and to JSON.
@interface DBSHARINGRemoveFileMemberErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFileMemberError *)instance;
+ (DBSHARINGRemoveFileMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to remove from a shared folder.
@interface DBSHARINGRemoveFolderMemberArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member to remove.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for groups, and for
/// folders inside a team folder or another shared folder.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member to remove.
///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for
///     groups, and for folders inside a team folder or another shared folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy;
@end

/// Converts `DBSHARINGRemoveFolderMemberArg` from and to JSON.
@interface DBSHARINGRemoveFolderMemberArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFolderMemberArg *)instance;
+ (DBSHARINGRemoveFolderMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRemoveFolderMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRemoveFolderMemberErrorTag) {
    /// The shared folder can't be accessed.
    DBSHARINGRemoveFolderMemberErrorAccessError,
    /// The member can't be removed.
    DBSHARINGRemoveFolderMemberErrorMemberError,
    /// The member owns the folder. Transfer the ownership first.
    DBSHARINGRemoveFolderMemberErrorFolderOwner,
    /// The member has access through a group.
    DBSHARINGRemoveFolderMemberErrorGroupAccess,
    /// The operation isn't supported for team folders.
    DBSHARINGRemoveFolderMemberErrorTeamFolder,
    /// The user doesn't have permission.
    DBSHARINGRemoveFolderMemberErrorNoPermission,
    /// The folder contains too many files to leave a copy. Remove the member without one.
    DBSHARINGRemoveFolderMemberErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRemoveFolderMemberErrorOther,
};

/// The reason that a member wasn't removed.
@interface DBSHARINGRemoveFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRemoveFolderMemberErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// The member can't be removed. Has a value only if `isMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMemberError *memberError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `member_error`.
- (instancetype)initWithMemberError:(DBSHARINGSharedFolderMemberError *)memberError;
/// Creates an object with the tag `folder_owner`.
- (instancetype)initWithFolderOwner;
/// Creates an object with the tag `group_access`.
- (instancetype)initWithGroupAccess;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `member_error`.
- (BOOL)isMemberError;
/// Returns whether the tag is `folder_owner`.
- (BOOL)isFolderOwner;
/// Returns whether the tag is `group_access`.
- (BOOL)isGroupAccess;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRemoveFolderMemberError` from and to JSON.
@interface DBSHARINGRemoveFolderMemberErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFolderMemberError *)instance;
+ (DBSHARINGRemoveFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRemoveMemberJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRemoveMemberJobStatusTag) {
    /// The job is still running. Poll again later.
    DBSHARINGRemoveMemberJobStatusInProgress,
    /// The member was removed. The associated value is the access that the member still has.
    DBSHARINGRemoveMemberJobStatusComplete,
    /// The member wasn't removed.
    DBSHARINGRemoveMemberJobStatusFailed,
};

/// The state of a job of `removeFolderMember`.
@interface DBSHARINGRemoveMemberJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRemoveMemberJobStatusTag tag;

/// The member was removed. The associated value is the access that the member still has. Has a value only if
/// `isComplete` returns `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *complete;

/// The member wasn't removed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBSHARINGRemoveFolderMemberError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBSHARINGMemberAccessLevelResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBSHARINGRemoveFolderMemberError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRemoveMemberJobStatus` from and to JSON.
@interface DBSHARINGRemoveMemberJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveMemberJobStatus *)instance;
+ (DBSHARINGRemoveMemberJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRequestedLinkAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRequestedLinkAccessLevelTag) {
    /// People with the link can view and comment.
    DBSHARINGRequestedLinkAccessLevelViewer,
    /// People with the link can view, comment, and edit. Not supported for all kinds of files.
    DBSHARINGRequestedLinkAccessLevelEditor,
    /// The maximum access level.
    DBSHARINGRequestedLinkAccessLevelMax,
    /// The user's default access level.
    DBSHARINGRequestedLinkAccessLevelDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRequestedLinkAccessLevelOther,
};

/// The requested access level of a link.
@interface DBSHARINGRequestedLinkAccessLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRequestedLinkAccessLevelTag tag;
/// Creates an object with the tag `viewer`.
- (instancetype)initWithViewer;
/// Creates an object with the tag `editor`.
- (instancetype)initWithEditor;
/// Creates an object with the tag `max`.
- (instancetype)initWithMax;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `viewer`.
- (BOOL)isViewer;
/// Returns whether the tag is `editor`.
- (BOOL)isEditor;
/// Returns whether the tag is `max`.
- (BOOL)isMax;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRequestedLinkAccessLevel` from and to JSON.
@interface DBSHARINGRequestedLinkAccessLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRequestedLinkAccessLevel *)instance;
+ (DBSHARINGRequestedLinkAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRequestedVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRequestedVisibilityTag) {
    /// Anyone with the link.
    DBSHARINGRequestedVisibilityPublic,
    /// Team members only.
    DBSHARINGRequestedVisibilityTeamOnly,
    /// Anyone with the link and the password.
    DBSHARINGRequestedVisibilityPassword,
};

/// The requested visibility of a link. The policies of the team and folder may restrict it.
@interface DBSHARINGRequestedVisibility : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRequestedVisibilityTag tag;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `password`.
- (instancetype)initWithPassword;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `password`.
- (BOOL)isPassword;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRequestedVisibility` from and to JSON.
@interface DBSHARINGRequestedVisibilitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRequestedVisibility *)instance;
+ (DBSHARINGRequestedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGResolvedVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGResolvedVisibilityTag) {
    /// Anyone with the link.
    DBSHARINGResolvedVisibilityPublic,
    /// Team members only.
    DBSHARINGResolvedVisibilityTeamOnly,
    /// Anyone with the link and the password.
    DBSHARINGResolvedVisibilityPassword,
    /// Team members with the password.
    DBSHARINGResolvedVisibilityTeamAndPassword,
    /// Members of the shared folder that contains the item.
    DBSHARINGResolvedVisibilitySharedFolderOnly,
    /// No one. The link gives no access.
    DBSHARINGResolvedVisibilityNoOne,
    /// Only the user.
    DBSHARINGResolvedVisibilityOnlyYou,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGResolvedVisibilityOther,
};

/// The people who can use a link, considering the policies of the team and folder.
@interface DBSHARINGResolvedVisibility : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGResolvedVisibilityTag tag;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `password`.
- (instancetype)initWithPassword;
/// Creates an object with the tag `team_and_password`.
- (instancetype)initWithTeamAndPassword;
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)initWithSharedFolderOnly;
/// Creates an object with the tag `no_one`.
- (instancetype)initWithNoOne;
/// Creates an object with the tag `only_you`.
- (instancetype)initWithOnlyYou;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `password`.
- (BOOL)isPassword;
/// Returns whether the tag is `team_and_password`.
- (BOOL)isTeamAndPassword;
/// Returns whether the tag is `shared_folder_only`.
- (BOOL)isSharedFolderOnly;
/// Returns whether the tag is `no_one`.
- (BOOL)isNoOne;
/// Returns whether the tag is `only_you`.
- (BOOL)isOnlyYou;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGResolvedVisibility` from and to JSON.
@interface DBSHARINGResolvedVisibilitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGResolvedVisibility *)instance;
+ (DBSHARINGResolvedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The link to revoke.
@interface DBSHARINGRevokeSharedLinkArg : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameter url: The URL of the link.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBSHARINGRevokeSharedLinkArg` from and to JSON.
@interface DBSHARINGRevokeSharedLinkArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRevokeSharedLinkArg *)instance;
+ (DBSHARINGRevokeSharedLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRevokeSharedLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRevokeSharedLinkErrorTag) {
    /// The shared link doesn't exist.
    DBSHARINGRevokeSharedLinkErrorSharedLinkNotFound,
    /// The user doesn't have access to the link.
    DBSHARINGRevokeSharedLinkErrorSharedLinkAccessDenied,
    /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
    DBSHARINGRevokeSharedLinkErrorUnsupportedLinkType,
    /// Private links support neither `path` nor `linkPassword`.
    DBSHARINGRevokeSharedLinkErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRevokeSharedLinkErrorOther,
    /// The URL isn't a shared link.
    DBSHARINGRevokeSharedLinkErrorSharedLinkMalformed,
};

/// The reason that a link wasn't revoked.
@interface DBSHARINGRevokeSharedLinkError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRevokeSharedLinkErrorTag tag;
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)initWithSharedLinkNotFound;
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)initWithSharedLinkAccessDenied;
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)initWithUnsupportedLinkType;
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)initWithUnsupportedParameterField;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `shared_link_malformed`.
- (instancetype)initWithSharedLinkMalformed;
/// Returns whether the tag is `shared_link_not_found`.
- (BOOL)isSharedLinkNotFound;
/// Returns whether the tag is `shared_link_access_denied`.
- (BOOL)isSharedLinkAccessDenied;
/// Returns whether the tag is `unsupported_link_type`.
- (BOOL)isUnsupportedLinkType;
/// Returns whether the tag is `unsupported_parameter_field`.
- (BOOL)isUnsupportedParameterField;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `shared_link_malformed`.
- (BOOL)isSharedLinkMalformed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGRevokeSharedLinkError` from and to JSON.
@interface DBSHARINGRevokeSharedLinkErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRevokeSharedLinkError *)instance;
+ (DBSHARINGRevokeSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
