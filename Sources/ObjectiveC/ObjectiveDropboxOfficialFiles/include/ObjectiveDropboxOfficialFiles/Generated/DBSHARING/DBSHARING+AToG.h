// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBFILESLookupError, DBSHARINGAddMember, DBSHARINGAddMemberSelectorError, DBSHARINGFileAction,
    DBSHARINGGetFileMetadataIndividualResult, DBSHARINGLinkAudience, DBSHARINGLinkMetadata, DBSHARINGLinkPermission,
    DBSHARINGLinkPermissions, DBSHARINGMemberPermission, DBSHARINGMemberPolicy, DBSHARINGMemberSelector,
    DBSHARINGPendingUploadMode, DBSHARINGPermissionDeniedReason, DBSHARINGSharedFileMetadata,
    DBSHARINGSharedFolderAccessError, DBSHARINGSharedLinkAlreadyExistsMetadata, DBSHARINGSharedLinkPolicy,
    DBSHARINGSharedLinkSettings, DBSHARINGSharedLinkSettingsError, DBSHARINGSharingFileAccessError,
    DBSHARINGSharingUserError, DBSHARINGTeamMemberInfo, DBSHARINGViewerInfoPolicy, DBSHARINGVisibility,
    DBTEAMCOMMONGroupManagementType, DBTEAMCOMMONGroupType, DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBSHARINGAccessInheritance`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAccessInheritanceTag) {
    /// The folder inherits members.
    DBSHARINGAccessInheritanceInherit,
    /// The folder has only its own members.
    DBSHARINGAccessInheritanceNoInherit,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAccessInheritanceOther,
};

/// A value that indicates whether a shared folder inherits members from its parent folder.
@interface DBSHARINGAccessInheritance : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAccessInheritanceTag tag;
/// Creates an object with the tag `inherit`.
- (instancetype)initWithInherit;
/// Creates an object with the tag `no_inherit`.
- (instancetype)initWithNoInherit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `inherit`.
- (BOOL)isInherit;
/// Returns whether the tag is `no_inherit`.
- (BOOL)isNoInherit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGAccessInheritance` from and to JSON.
@interface DBSHARINGAccessInheritanceSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAccessInheritance *)instance;
+ (DBSHARINGAccessInheritance *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAccessLevelTag) {
    /// The member can view, edit, and comment, and can change the settings of the folder.
    DBSHARINGAccessLevelOwner,
    /// The member can view, edit, and comment.
    DBSHARINGAccessLevelEditor,
    /// The member can view and comment.
    DBSHARINGAccessLevelViewer,
    /// The member can view, but not comment.
    DBSHARINGAccessLevelViewerNoComment,
    /// The member can only traverse the folder, to items that are shared with them.
    DBSHARINGAccessLevelTraverse,
    /// The member has no access yet. They opened a link with which they can join.
    DBSHARINGAccessLevelNoAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAccessLevelOther,
};

/// The access level of a member.
@interface DBSHARINGAccessLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAccessLevelTag tag;
/// Creates an object with the tag `owner`.
- (instancetype)initWithOwner;
/// Creates an object with the tag `editor`.
- (instancetype)initWithEditor;
/// Creates an object with the tag `viewer`.
- (instancetype)initWithViewer;
/// Creates an object with the tag `viewer_no_comment`.
- (instancetype)initWithViewerNoComment;
/// Creates an object with the tag `traverse`.
- (instancetype)initWithTraverse;
/// Creates an object with the tag `no_access`.
- (instancetype)initWithNoAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `owner`.
- (BOOL)isOwner;
/// Returns whether the tag is `editor`.
- (BOOL)isEditor;
/// Returns whether the tag is `viewer`.
- (BOOL)isViewer;
/// Returns whether the tag is `viewer_no_comment`.
- (BOOL)isViewerNoComment;
/// Returns whether the tag is `traverse`.
- (BOOL)isTraverse;
/// Returns whether the tag is `no_access`.
- (BOOL)isNoAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGAccessLevel` from and to JSON.
@interface DBSHARINGAccessLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAccessLevel *)instance;
+ (DBSHARINGAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAclUpdatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAclUpdatePolicyTag) {
    /// Only the owner.
    DBSHARINGAclUpdatePolicyOwner,
    /// All editors, or all editors of the same team.
    DBSHARINGAclUpdatePolicyEditors,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAclUpdatePolicyOther,
};

/// The people who can add, change, and remove members.
@interface DBSHARINGAclUpdatePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAclUpdatePolicyTag tag;
/// Creates an object with the tag `owner`.
- (instancetype)initWithOwner;
/// Creates an object with the tag `editors`.
- (instancetype)initWithEditors;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `owner`.
- (BOOL)isOwner;
/// Returns whether the tag is `editors`.
- (BOOL)isEditors;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGAclUpdatePolicy` from and to JSON.
@interface DBSHARINGAclUpdatePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAclUpdatePolicy *)instance;
+ (DBSHARINGAclUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to share, and the people with whom to share it.
@interface DBSHARINGAddFileMemberArgs : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The people to add, by account or email address. If an email address belongs to an account, the account is added.
@property (nonatomic, readonly) NSArray<DBSHARINGMemberSelector *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// A Boolean value that indicates whether to send no notifications. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// The access level of the new members.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;

/// A Boolean value that indicates whether to add the message as a comment, too. Supported for Paper documents. The
/// default is `@NO`.
@property (nonatomic, readonly) NSNumber *addMessageAsComment;

/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - members: The people to add, by account or email address. If an email address belongs to an account, the account
///     is added.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - accessLevel: The access level of the new members.
///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too. Supported for
///     Paper documents. The default is `@NO`.
///   - fpSealedResult: For internal use by Dropbox.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    addMessageAsComment:(nullable NSNumber *)addMessageAsComment
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFile:(NSString *)file members:(NSArray<DBSHARINGMemberSelector *> *)members;
@end

/// Converts `DBSHARINGAddFileMemberArgs` from and to JSON.
@interface DBSHARINGAddFileMemberArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFileMemberArgs *)instance;
+ (DBSHARINGAddFileMemberArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddFileMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddFileMemberErrorTag) {
    /// The user's account can't be used.
    DBSHARINGAddFileMemberErrorUserError,
    /// The file can't be accessed.
    DBSHARINGAddFileMemberErrorAccessError,
    /// The user has sent too many invitations. Wait, and then try again.
    DBSHARINGAddFileMemberErrorRateLimit,
    /// The message can't be sent.
    DBSHARINGAddFileMemberErrorInvalidComment,
    /// The user isn't allowed to share, because of abuse.
    DBSHARINGAddFileMemberErrorBannedMember,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAddFileMemberErrorOther,
};

/// The reason that no members were added.
@interface DBSHARINGAddFileMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAddFileMemberErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `rate_limit`.
- (instancetype)initWithRateLimit;
/// Creates an object with the tag `invalid_comment`.
- (instancetype)initWithInvalidComment;
/// Creates an object with the tag `banned_member`.
- (instancetype)initWithBannedMember;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `rate_limit`.
- (BOOL)isRateLimit;
/// Returns whether the tag is `invalid_comment`.
- (BOOL)isInvalidComment;
/// Returns whether the tag is `banned_member`.
- (BOOL)isBannedMember;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGAddFileMemberError` from and to JSON.
@interface DBSHARINGAddFileMemberErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFileMemberError *)instance;
+ (DBSHARINGAddFileMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder, and the people to add.
@interface DBSHARINGAddFolderMemberArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people to add, and their access levels.
@property (nonatomic, readonly) NSArray<DBSHARINGAddMember *> *members;
/// A Boolean value that indicates whether to send no notifications. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// A message to send with the invitation. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - members: The people to add, and their access levels.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For internal use by Dropbox.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members
    quiet:(nullable NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId members:(NSArray<DBSHARINGAddMember *> *)members;
@end

/// Converts `DBSHARINGAddFolderMemberArg` from and to JSON.
@interface DBSHARINGAddFolderMemberArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFolderMemberArg *)instance;
+ (DBSHARINGAddFolderMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddFolderMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddFolderMemberErrorTag) {
    /// The shared folder can't be accessed.
    DBSHARINGAddFolderMemberErrorAccessError,
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGAddFolderMemberErrorEmailUnverified,
    /// The user isn't allowed to share, because of abuse.
    DBSHARINGAddFolderMemberErrorBannedMember,
    /// A person can't be added.
    DBSHARINGAddFolderMemberErrorBadMember,
    /// The team doesn't allow sharing with people outside the team.
    DBSHARINGAddFolderMemberErrorCantShareOutsideTeam,
    /// The folder would have too many members. The associated value is the limit.
    DBSHARINGAddFolderMemberErrorTooManyMembers,
    /// Too many invitations are pending. The associated value is the limit.
    DBSHARINGAddFolderMemberErrorTooManyPendingInvites,
    /// The user has reached the daily limit of invitations. Try again after 24 hours.
    DBSHARINGAddFolderMemberErrorRateLimit,
    /// The call contains too many people. Use several calls.
    DBSHARINGAddFolderMemberErrorTooManyInvitees,
    /// The user's plan doesn't support the request, for example members who can only view.
    DBSHARINGAddFolderMemberErrorInsufficientPlan,
    /// The operation isn't supported for team folders.
    DBSHARINGAddFolderMemberErrorTeamFolder,
    /// The user doesn't have permission.
    DBSHARINGAddFolderMemberErrorNoPermission,
    /// No longer returned. Use `accessError` instead. Deprecated.
    DBSHARINGAddFolderMemberErrorInvalidSharedFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAddFolderMemberErrorOther,
};

/// The reason that no members were added.
@interface DBSHARINGAddFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAddFolderMemberErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// A person can't be added. Has a value only if `isBadMember` returns `YES`.
@property (nonatomic, readonly) DBSHARINGAddMemberSelectorError *badMember;

/// The folder would have too many members. The associated value is the limit. Has a value only if `isTooManyMembers`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *tooManyMembers;

/// Too many invitations are pending. The associated value is the limit. Has a value only if `isTooManyPendingInvites`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *tooManyPendingInvites;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `banned_member`.
- (instancetype)initWithBannedMember;
/// Creates an object with the tag `bad_member`.
- (instancetype)initWithBadMember:(DBSHARINGAddMemberSelectorError *)badMember;
/// Creates an object with the tag `cant_share_outside_team`.
- (instancetype)initWithCantShareOutsideTeam;
/// Creates an object with the tag `too_many_members`.
- (instancetype)initWithTooManyMembers:(NSNumber *)tooManyMembers;
/// Creates an object with the tag `too_many_pending_invites`.
- (instancetype)initWithTooManyPendingInvites:(NSNumber *)tooManyPendingInvites;
/// Creates an object with the tag `rate_limit`.
- (instancetype)initWithRateLimit;
/// Creates an object with the tag `too_many_invitees`.
- (instancetype)initWithTooManyInvitees;
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)initWithInsufficientPlan;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `invalid_shared_folder`.
- (instancetype)initWithInvalidSharedFolder;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `banned_member`.
- (BOOL)isBannedMember;
/// Returns whether the tag is `bad_member`.
- (BOOL)isBadMember;
/// Returns whether the tag is `cant_share_outside_team`.
- (BOOL)isCantShareOutsideTeam;
/// Returns whether the tag is `too_many_members`.
- (BOOL)isTooManyMembers;
/// Returns whether the tag is `too_many_pending_invites`.
- (BOOL)isTooManyPendingInvites;
/// Returns whether the tag is `rate_limit`.
- (BOOL)isRateLimit;
/// Returns whether the tag is `too_many_invitees`.
- (BOOL)isTooManyInvitees;
/// Returns whether the tag is `insufficient_plan`.
- (BOOL)isInsufficientPlan;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `invalid_shared_folder`.
- (BOOL)isInvalidSharedFolder;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGAddFolderMemberError` from and to JSON.
@interface DBSHARINGAddFolderMemberErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFolderMemberError *)instance;
+ (DBSHARINGAddFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to a shared folder.
@interface DBSHARINGAddMember : DBStoneObject
/// The person, by account or email address.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The access level of the person. `.owner` isn't supported.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - accessLevel: The access level of the person. `.owner` isn't supported.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member;
@end

/// Converts `DBSHARINGAddMember` from and to JSON.
@interface DBSHARINGAddMemberSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddMember *)instance;
+ (DBSHARINGAddMember *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddMemberSelectorErrorTag) {
    /// The group is managed by the system. It can be a member only of team folders.
    DBSHARINGAddMemberSelectorErrorAutomaticGroup,
    /// No account or group has this identifier. At least 1 character.
    DBSHARINGAddMemberSelectorErrorInvalidDropboxId,
    /// The email address isn't valid. At most 255 characters. Is an email address.
    DBSHARINGAddMemberSelectorErrorInvalidEmail,
    /// The group isn't valid.
    DBSHARINGAddMemberSelectorErrorInvalidGroup,
    /// The account's email address isn't verified. Add the person by email address instead. The associated value is the
    /// account identifier. At least 1 character.
    DBSHARINGAddMemberSelectorErrorUnverifiedDropboxId,
    /// A group was deleted.
    DBSHARINGAddMemberSelectorErrorGroupDeleted,
    /// The group belongs to another team.
    DBSHARINGAddMemberSelectorErrorGroupNotOnTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAddMemberSelectorErrorOther,
};

/// The reason that a person can't be added.
@interface DBSHARINGAddMemberSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAddMemberSelectorErrorTag tag;

/// No account or group has this identifier. At least 1 character. Has a value only if `isInvalidDropboxId` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *invalidDropboxId;

/// The email address isn't valid. At most 255 characters. Is an email address. Has a value only if `isInvalidEmail`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *invalidEmail;

/// The account's email address isn't verified. Add the person by email address instead. The associated value is the
/// account identifier. At least 1 character. Has a value only if `isUnverifiedDropboxId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *unverifiedDropboxId;

/// Creates an object with the tag `automatic_group`.
- (instancetype)initWithAutomaticGroup;
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)initWithInvalidDropboxId:(NSString *)invalidDropboxId;
/// Creates an object with the tag `invalid_email`.
- (instancetype)initWithInvalidEmail:(NSString *)invalidEmail;
/// Creates an object with the tag `invalid_group`.
- (instancetype)initWithInvalidGroup;
/// Creates an object with the tag `unverified_dropbox_id`.
- (instancetype)initWithUnverifiedDropboxId:(NSString *)unverifiedDropboxId;
/// Creates an object with the tag `group_deleted`.
- (instancetype)initWithGroupDeleted;
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)initWithGroupNotOnTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `automatic_group`.
- (BOOL)isAutomaticGroup;
/// Returns whether the tag is `invalid_dropbox_id`.
- (BOOL)isInvalidDropboxId;
/// Returns whether the tag is `invalid_email`.
- (BOOL)isInvalidEmail;
/// Returns whether the tag is `invalid_group`.
- (BOOL)isInvalidGroup;
/// Returns whether the tag is `unverified_dropbox_id`.
- (BOOL)isUnverifiedDropboxId;
/// Returns whether the tag is `group_deleted`.
- (BOOL)isGroupDeleted;
/// Returns whether the tag is `group_not_on_team`.
- (BOOL)isGroupNotOnTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGAddMemberSelectorError` from and to JSON.
@interface DBSHARINGAddMemberSelectorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddMemberSelectorError *)instance;
+ (DBSHARINGAddMemberSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAlphaResolvedVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAlphaResolvedVisibilityTag) {
    /// Anyone with the link.
    DBSHARINGAlphaResolvedVisibilityPublic,
    /// Team members only.
    DBSHARINGAlphaResolvedVisibilityTeamOnly,
    /// Anyone with the link and the password.
    DBSHARINGAlphaResolvedVisibilityPassword,
    /// Team members with the password.
    DBSHARINGAlphaResolvedVisibilityTeamAndPassword,
    /// Members of the shared folder that contains the item.
    DBSHARINGAlphaResolvedVisibilitySharedFolderOnly,
    /// No one. The link gives no access.
    DBSHARINGAlphaResolvedVisibilityNoOne,
    /// Only the user.
    DBSHARINGAlphaResolvedVisibilityOnlyYou,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAlphaResolvedVisibilityOther,
};

/// The people who can use a link, considering all policies.
@interface DBSHARINGAlphaResolvedVisibility : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAlphaResolvedVisibilityTag tag;
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

/// Converts `DBSHARINGAlphaResolvedVisibility` from and to JSON.
@interface DBSHARINGAlphaResolvedVisibilitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAlphaResolvedVisibility *)instance;
+ (DBSHARINGAlphaResolvedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An item in a folder whose audience differs from that of the folder.
@interface DBSHARINGAudienceExceptionContentInfo : DBStoneObject
/// The name of the file or folder.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBSHARINGAudienceExceptionContentInfo` from and to JSON.
@interface DBSHARINGAudienceExceptionContentInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAudienceExceptionContentInfo *)instance;
+ (DBSHARINGAudienceExceptionContentInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The items in a folder whose audience differs from that of the folder.
@interface DBSHARINGAudienceExceptions : DBStoneObject
/// The number of items.
@property (nonatomic, readonly) NSNumber *count;
/// Some of the items.
@property (nonatomic, readonly) NSArray<DBSHARINGAudienceExceptionContentInfo *> *exceptions;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCount:(NSNumber *)count
    exceptions:(NSArray<DBSHARINGAudienceExceptionContentInfo *> *)exceptions;
@end

/// Converts `DBSHARINGAudienceExceptions` from and to JSON.
@interface DBSHARINGAudienceExceptionsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAudienceExceptions *)instance;
+ (DBSHARINGAudienceExceptions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared folder that restricts the audience of links to its contents.
@interface DBSHARINGAudienceRestrictingSharedFolder : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The audience of links to the contents of the folder.
@property (nonatomic, readonly) DBSHARINGLinkAudience *audience;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    name:(NSString *)name
    audience:(DBSHARINGLinkAudience *)audience;
@end

/// Converts `DBSHARINGAudienceRestrictingSharedFolder` from and to JSON.
@interface DBSHARINGAudienceRestrictingSharedFolderSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAudienceRestrictingSharedFolder *)instance;
+ (DBSHARINGAudienceRestrictingSharedFolder *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGChangeLinkExpirationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGChangeLinkExpirationPolicyTag) {
    /// Members can set a later expiration.
    DBSHARINGChangeLinkExpirationPolicyAllowed,
    /// Members can't set a later expiration.
    DBSHARINGChangeLinkExpirationPolicyNotAllowed,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGChangeLinkExpirationPolicyOther,
};

/// The policy that determines whether members can set a later expiration than the team's default.
@interface DBSHARINGChangeLinkExpirationPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGChangeLinkExpirationPolicyTag tag;
/// Creates an object with the tag `allowed`.
- (instancetype)initWithAllowed;
/// Creates an object with the tag `not_allowed`.
- (instancetype)initWithNotAllowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allowed`.
- (BOOL)isAllowed;
/// Returns whether the tag is `not_allowed`.
- (BOOL)isNotAllowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGChangeLinkExpirationPolicy` from and to JSON.
@interface DBSHARINGChangeLinkExpirationPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGChangeLinkExpirationPolicy *)instance;
+ (DBSHARINGChangeLinkExpirationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link to a collection of files.
@interface DBSHARINGCollectionLinkMetadata : DBSHARINGLinkMetadata
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBSHARINGVisibility *)visibility
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url visibility:(DBSHARINGVisibility *)visibility;
@end

/// Converts `DBSHARINGCollectionLinkMetadata` from and to JSON.
@interface DBSHARINGCollectionLinkMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCollectionLinkMetadata *)instance;
+ (DBSHARINGCollectionLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item for which to create a link.
@interface DBSHARINGCreateSharedLinkArg : DBStoneObject
/// The path of the file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// This option no longer has an effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *shortUrl;
/// The kind of item that will be uploaded to the path, if none exists yet.
@property (nonatomic, readonly, nullable) DBSHARINGPendingUploadMode *pendingUpload;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path of the file or folder.
///   - shortUrl: This option no longer has an effect. The default is `@NO`. Deprecated.
///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
- (instancetype)initWithPath:(NSString *)path
    shortUrl:(nullable NSNumber *)shortUrl
    pendingUpload:(nullable DBSHARINGPendingUploadMode *)pendingUpload;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBSHARINGCreateSharedLinkArg` from and to JSON.
@interface DBSHARINGCreateSharedLinkArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkArg *)instance;
+ (DBSHARINGCreateSharedLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGCreateSharedLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGCreateSharedLinkErrorTag) {
    /// No item exists at this path.
    DBSHARINGCreateSharedLinkErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGCreateSharedLinkErrorOther,
};

/// The reason that no link was created.
@interface DBSHARINGCreateSharedLinkError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGCreateSharedLinkErrorTag tag;
/// No item exists at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGCreateSharedLinkError` from and to JSON.
@interface DBSHARINGCreateSharedLinkErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkError *)instance;
+ (DBSHARINGCreateSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item for which to create a link, and the settings.
@interface DBSHARINGCreateSharedLinkWithSettingsArg : DBStoneObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The settings of the link: its audience, password, and expiration.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkSettings *settings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - settings: The settings of the link: its audience, password, and expiration.
- (instancetype)initWithPath:(NSString *)path settings:(nullable DBSHARINGSharedLinkSettings *)settings;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBSHARINGCreateSharedLinkWithSettingsArg` from and to JSON.
@interface DBSHARINGCreateSharedLinkWithSettingsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkWithSettingsArg *)instance;
+ (DBSHARINGCreateSharedLinkWithSettingsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGCreateSharedLinkWithSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGCreateSharedLinkWithSettingsErrorTag) {
    /// No item exists at this path.
    DBSHARINGCreateSharedLinkWithSettingsErrorPath,
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGCreateSharedLinkWithSettingsErrorEmailNotVerified,
    /// A link already exists. The associated value is its metadata, unless it differs from the requested settings; in
    /// that case, call `listSharedLinks` with `directOnly`.
    DBSHARINGCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists,
    /// The settings aren't valid.
    DBSHARINGCreateSharedLinkWithSettingsErrorSettingsError,
    /// The user can't create a link to the item, for example because the item is restricted or the user's links are
    /// banned.
    DBSHARINGCreateSharedLinkWithSettingsErrorAccessDenied,
    /// The user isn't allowed to share, because of abuse.
    DBSHARINGCreateSharedLinkWithSettingsErrorBannedMember,
    /// The user has too many shared folders.
    DBSHARINGCreateSharedLinkWithSettingsErrorTooManySharedFolders,
};

/// The reason that no link was created.
@interface DBSHARINGCreateSharedLinkWithSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGCreateSharedLinkWithSettingsErrorTag tag;
/// No item exists at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;

/// A link already exists. The associated value is its metadata, unless it differs from the requested settings; in that
/// case, call `listSharedLinks` with `directOnly`. Has a value only if `isSharedLinkAlreadyExists` returns `YES`.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkAlreadyExistsMetadata *sharedLinkAlreadyExists;

/// The settings aren't valid. Has a value only if `isSettingsError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `email_not_verified`.
- (instancetype)initWithEmailNotVerified;

/// Creates an object with the tag `shared_link_already_exists`.
- (instancetype)
    initWithSharedLinkAlreadyExists:(nullable DBSHARINGSharedLinkAlreadyExistsMetadata *)sharedLinkAlreadyExists;

/// Creates an object with the tag `settings_error`.
- (instancetype)initWithSettingsError:(DBSHARINGSharedLinkSettingsError *)settingsError;
/// Creates an object with the tag `access_denied`.
- (instancetype)initWithAccessDenied;
/// Creates an object with the tag `banned_member`.
- (instancetype)initWithBannedMember;
/// Creates an object with the tag `too_many_shared_folders`.
- (instancetype)initWithTooManySharedFolders;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `email_not_verified`.
- (BOOL)isEmailNotVerified;
/// Returns whether the tag is `shared_link_already_exists`.
- (BOOL)isSharedLinkAlreadyExists;
/// Returns whether the tag is `settings_error`.
- (BOOL)isSettingsError;
/// Returns whether the tag is `access_denied`.
- (BOOL)isAccessDenied;
/// Returns whether the tag is `banned_member`.
- (BOOL)isBannedMember;
/// Returns whether the tag is `too_many_shared_folders`.
- (BOOL)isTooManySharedFolders;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGCreateSharedLinkWithSettingsError` from and to JSON.
@interface DBSHARINGCreateSharedLinkWithSettingsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkWithSettingsError *)instance;
+ (DBSHARINGCreateSharedLinkWithSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expected metadata of a link that doesn't exist yet.
@interface DBSHARINGExpectedSharedContentLinkMetadata : DBSHARINGSharedContentLinkMetadataBase
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBSHARINGAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected;
@end

/// Converts `DBSHARINGExpectedSharedContentLinkMetadata` from and to JSON.
@interface DBSHARINGExpectedSharedContentLinkMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGExpectedSharedContentLinkMetadata *)instance;
+ (DBSHARINGExpectedSharedContentLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFolderAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFolderActionTag) {
    /// Change the settings of the folder.
    DBSHARINGFolderActionChangeOptions,
    /// Hide the viewers of the folder's contents.
    DBSHARINGFolderActionDisableViewerInfo,
    /// Edit the contents of the folder.
    DBSHARINGFolderActionEditContents,
    /// Show the viewers of the folder's contents.
    DBSHARINGFolderActionEnableViewerInfo,
    /// Add members who can edit.
    DBSHARINGFolderActionInviteEditor,
    /// Add members who can view and comment.
    DBSHARINGFolderActionInviteViewer,
    /// Add members who can view, but not comment.
    DBSHARINGFolderActionInviteViewerNoComment,
    /// Leave the folder.
    DBSHARINGFolderActionRelinquishMembership,
    /// Remove the folder from the user's Dropbox.
    DBSHARINGFolderActionUnmount,
    /// Stop sharing the folder.
    DBSHARINGFolderActionUnshare,
    /// Keep a copy when leaving the folder or being removed from it.
    DBSHARINGFolderActionLeaveACopy,
    /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFolderActionShareLink,
    /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFolderActionCreateLink,
    /// Create a link for viewing.
    DBSHARINGFolderActionCreateViewLink,
    /// Create a link for editing.
    DBSHARINGFolderActionCreateEditLink,
    /// Choose whether the folder inherits members from its parent folder.
    DBSHARINGFolderActionSetAccessInheritance,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFolderActionOther,
};

/// An action that a user can take on a shared folder.
@interface DBSHARINGFolderAction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFolderActionTag tag;
/// Creates an object with the tag `change_options`.
- (instancetype)initWithChangeOptions;
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)initWithDisableViewerInfo;
/// Creates an object with the tag `edit_contents`.
- (instancetype)initWithEditContents;
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)initWithEnableViewerInfo;
/// Creates an object with the tag `invite_editor`.
- (instancetype)initWithInviteEditor;
/// Creates an object with the tag `invite_viewer`.
- (instancetype)initWithInviteViewer;
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)initWithInviteViewerNoComment;
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)initWithRelinquishMembership;
/// Creates an object with the tag `unmount`.
- (instancetype)initWithUnmount;
/// Creates an object with the tag `unshare`.
- (instancetype)initWithUnshare;
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)initWithLeaveACopy;
/// Creates an object with the tag `share_link`.
- (instancetype)initWithShareLink;
/// Creates an object with the tag `create_link`.
- (instancetype)initWithCreateLink;
/// Creates an object with the tag `create_view_link`.
- (instancetype)initWithCreateViewLink;
/// Creates an object with the tag `create_edit_link`.
- (instancetype)initWithCreateEditLink;
/// Creates an object with the tag `set_access_inheritance`.
- (instancetype)initWithSetAccessInheritance;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `change_options`.
- (BOOL)isChangeOptions;
/// Returns whether the tag is `disable_viewer_info`.
- (BOOL)isDisableViewerInfo;
/// Returns whether the tag is `edit_contents`.
- (BOOL)isEditContents;
/// Returns whether the tag is `enable_viewer_info`.
- (BOOL)isEnableViewerInfo;
/// Returns whether the tag is `invite_editor`.
- (BOOL)isInviteEditor;
/// Returns whether the tag is `invite_viewer`.
- (BOOL)isInviteViewer;
/// Returns whether the tag is `invite_viewer_no_comment`.
- (BOOL)isInviteViewerNoComment;
/// Returns whether the tag is `relinquish_membership`.
- (BOOL)isRelinquishMembership;
/// Returns whether the tag is `unmount`.
- (BOOL)isUnmount;
/// Returns whether the tag is `unshare`.
- (BOOL)isUnshare;
/// Returns whether the tag is `leave_a_copy`.
- (BOOL)isLeaveACopy;
/// Returns whether the tag is `share_link`.
- (BOOL)isShareLink;
/// Returns whether the tag is `create_link`.
- (BOOL)isCreateLink;
/// Returns whether the tag is `create_view_link`.
- (BOOL)isCreateViewLink;
/// Returns whether the tag is `create_edit_link`.
- (BOOL)isCreateEditLink;
/// Returns whether the tag is `set_access_inheritance`.
- (BOOL)isSetAccessInheritance;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGFolderAction` from and to JSON.
@interface DBSHARINGFolderActionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderAction *)instance;
+ (DBSHARINGFolderAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link to a folder.
@interface DBSHARINGFolderLinkMetadata : DBSHARINGSharedLinkMetadata
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBSHARINGTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBUSERSTeam *)contentOwnerTeamInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions;
@end

/// Converts `DBSHARINGFolderLinkMetadata` from and to JSON.
@interface DBSHARINGFolderLinkMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderLinkMetadata *)instance;
+ (DBSHARINGFolderLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A value that indicates whether the user can take an action on a shared folder.
@interface DBSHARINGFolderPermission : DBStoneObject
/// The action.
@property (nonatomic, readonly) DBSHARINGFolderAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAction:(DBSHARINGFolderAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGFolderAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGFolderPermission` from and to JSON.
@interface DBSHARINGFolderPermissionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderPermission *)instance;
+ (DBSHARINGFolderPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policies of a shared file or folder.
@interface DBSHARINGFolderPolicy : DBStoneObject
/// The people who can be members, as set for the folder. `nil` unless a team owns the folder.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;
/// The people who can be members, considering the policies of the team. `nil` unless a team owns the folder.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *resolvedMemberPolicy;
/// The people who can add, change, and remove members.
@property (nonatomic, readonly) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// The people who can use links to the item.
@property (nonatomic, readonly) DBSHARINGSharedLinkPolicy *sharedLinkPolicy;
/// A value that indicates whether the item shows its viewers.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAclUpdatePolicy:(DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    resolvedMemberPolicy:(nullable DBSHARINGMemberPolicy *)resolvedMemberPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAclUpdatePolicy:(DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBSHARINGSharedLinkPolicy *)sharedLinkPolicy;
@end

/// Converts `DBSHARINGFolderPolicy` from and to JSON.
@interface DBSHARINGFolderPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderPolicy *)instance;
+ (DBSHARINGFolderPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file whose metadata to get.
@interface DBSHARINGGetFileMetadataArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithFile:(NSString *)file actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGGetFileMetadataArg` from and to JSON.
@interface DBSHARINGGetFileMetadataArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataArg *)instance;
+ (DBSHARINGGetFileMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The files whose metadata to get.
@interface DBSHARINGGetFileMetadataBatchArg : DBStoneObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts with `/`,
/// `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly) NSArray<NSString *> *files;

/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files;
@end

/// Converts `DBSHARINGGetFileMetadataBatchArg` from and to JSON.
@interface DBSHARINGGetFileMetadataBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataBatchArg *)instance;
+ (DBSHARINGGetFileMetadataBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sharing metadata of one file.
@interface DBSHARINGGetFileMetadataBatchResult : DBStoneObject
/// The file, as specified in the call. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The metadata of the file, or the error.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataIndividualResult *result;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFile:(NSString *)file result:(DBSHARINGGetFileMetadataIndividualResult *)result;
@end

/// Converts `DBSHARINGGetFileMetadataBatchResult` from and to JSON.
@interface DBSHARINGGetFileMetadataBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataBatchResult *)instance;
+ (DBSHARINGGetFileMetadataBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetFileMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetFileMetadataErrorTag) {
    /// The user's account can't be used.
    DBSHARINGGetFileMetadataErrorUserError,
    /// The file can't be accessed.
    DBSHARINGGetFileMetadataErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetFileMetadataErrorOther,
};

/// The reason that the sharing metadata of a file wasn't returned.
@interface DBSHARINGGetFileMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGGetFileMetadataError` from and to JSON.
@interface DBSHARINGGetFileMetadataErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataError *)instance;
+ (DBSHARINGGetFileMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetFileMetadataIndividualResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetFileMetadataIndividualResultTag) {
    /// The sharing metadata.
    DBSHARINGGetFileMetadataIndividualResultMetadata,
    /// The file can't be accessed.
    DBSHARINGGetFileMetadataIndividualResultAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetFileMetadataIndividualResultOther,
};

/// The sharing metadata of one file, or the error.
@interface DBSHARINGGetFileMetadataIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataIndividualResultTag tag;
/// The sharing metadata. Has a value only if `isMetadata` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFileMetadata *metadata;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `metadata`.
- (instancetype)initWithMetadata:(DBSHARINGSharedFileMetadata *)metadata;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `metadata`.
- (BOOL)isMetadata;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGGetFileMetadataIndividualResult` from and to JSON.
@interface DBSHARINGGetFileMetadataIndividualResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataIndividualResult *)instance;
+ (DBSHARINGGetFileMetadataIndividualResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder whose metadata to get.
@interface DBSHARINGGetMetadataArgs : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGGetMetadataArgs` from and to JSON.
@interface DBSHARINGGetMetadataArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetMetadataArgs *)instance;
+ (DBSHARINGGetMetadataArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetSharedLinkFileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetSharedLinkFileErrorTag) {
    /// The shared link doesn't exist.
    DBSHARINGGetSharedLinkFileErrorSharedLinkNotFound,
    /// The user doesn't have access to the link.
    DBSHARINGGetSharedLinkFileErrorSharedLinkAccessDenied,
    /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
    DBSHARINGGetSharedLinkFileErrorUnsupportedLinkType,
    /// Private links support neither `path` nor `linkPassword`.
    DBSHARINGGetSharedLinkFileErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetSharedLinkFileErrorOther,
    /// The link refers to a folder. Use `path` to specify a file in it.
    DBSHARINGGetSharedLinkFileErrorSharedLinkIsDirectory,
};

/// The reason that the file of a link wasn't downloaded.
@interface DBSHARINGGetSharedLinkFileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetSharedLinkFileErrorTag tag;
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
/// Creates an object with the tag `shared_link_is_directory`.
- (instancetype)initWithSharedLinkIsDirectory;
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
/// Returns whether the tag is `shared_link_is_directory`.
- (BOOL)isSharedLinkIsDirectory;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGGetSharedLinkFileError` from and to JSON.
@interface DBSHARINGGetSharedLinkFileErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinkFileError *)instance;
+ (DBSHARINGGetSharedLinkFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The link whose metadata to get.
@interface DBSHARINGGetSharedLinkMetadataArg : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts with `/`.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts
///     with `/`.
///   - linkPassword: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBSHARINGGetSharedLinkMetadataArg` from and to JSON.
@interface DBSHARINGGetSharedLinkMetadataArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinkMetadataArg *)instance;
+ (DBSHARINGGetSharedLinkMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The links to list.
@interface DBSHARINGGetSharedLinksArg : DBStoneObject
/// The path of the file or folder whose links to list. `nil` lists all links.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
- (instancetype)initWithPath:(nullable NSString *)path;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGGetSharedLinksArg` from and to JSON.
@interface DBSHARINGGetSharedLinksArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksArg *)instance;
+ (DBSHARINGGetSharedLinksArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetSharedLinksError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetSharedLinksErrorTag) {
    /// The path has an invalid format. The associated value may describe the problem.
    DBSHARINGGetSharedLinksErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetSharedLinksErrorOther,
};

/// The reason that links weren't listed.
@interface DBSHARINGGetSharedLinksError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetSharedLinksErrorTag tag;

/// The path has an invalid format. The associated value may describe the problem. Has a value only if `isPath` returns
/// `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(nullable NSString *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGGetSharedLinksError` from and to JSON.
@interface DBSHARINGGetSharedLinksErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksError *)instance;
+ (DBSHARINGGetSharedLinksError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared links of the user.
@interface DBSHARINGGetSharedLinksResult : DBStoneObject
/// The links.
@property (nonatomic, readonly) NSArray<DBSHARINGLinkMetadata *> *links;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinks:(NSArray<DBSHARINGLinkMetadata *> *)links;
@end

/// Converts `DBSHARINGGetSharedLinksResult` from and to JSON.
@interface DBSHARINGGetSharedLinksResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksResult *)instance;
+ (DBSHARINGGetSharedLinksResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Information about a group.
@interface DBSHARINGGroupInfo : DBTEAMCOMMONGroupSummary
/// The type of the group. Use `groupManagementType` instead. Deprecated.
@property (nonatomic, readonly) DBTEAMCOMMONGroupType *groupType;
/// A Boolean value that indicates whether the user is a member of the group.
@property (nonatomic, readonly) NSNumber *isMember;
/// A Boolean value that indicates whether the user is an owner of the group.
@property (nonatomic, readonly) NSNumber *isOwner;
/// A Boolean value that indicates whether the group belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    groupType:(DBTEAMCOMMONGroupType *)groupType
    isMember:(NSNumber *)isMember
    isOwner:(NSNumber *)isOwner
    sameTeam:(NSNumber *)sameTeam
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    groupType:(DBTEAMCOMMONGroupType *)groupType
    isMember:(NSNumber *)isMember
    isOwner:(NSNumber *)isOwner
    sameTeam:(NSNumber *)sameTeam;
@end

/// Converts `DBSHARINGGroupInfo` from and to JSON.
@interface DBSHARINGGroupInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGroupInfo *)instance;
+ (DBSHARINGGroupInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group that has access, and its access level.
@interface DBSHARINGGroupMembershipInfo : DBSHARINGMembershipInfo
/// The group.
@property (nonatomic, readonly) DBSHARINGGroupInfo *group;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    group:(DBSHARINGGroupInfo *)group
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType group:(DBSHARINGGroupInfo *)group;
@end

/// Converts `DBSHARINGGroupMembershipInfo` from and to JSON.
@interface DBSHARINGGroupMembershipInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGroupMembershipInfo *)instance;
+ (DBSHARINGGroupMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
