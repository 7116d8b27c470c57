// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBFILESLookupError;
@class DBSEENSTATEPlatformType;
@class DBSHARINGAccessInheritance;
@class DBSHARINGAccessLevel;
@class DBSHARINGAclUpdatePolicy;
@class DBSHARINGAddFileMemberArgs;
@class DBSHARINGAddFileMemberError;
@class DBSHARINGAddFolderMemberArg;
@class DBSHARINGAddFolderMemberError;
@class DBSHARINGAddMember;
@class DBSHARINGAddMemberSelectorError;
@class DBSHARINGAlphaResolvedVisibility;
@class DBSHARINGAudienceExceptionContentInfo;
@class DBSHARINGAudienceExceptions;
@class DBSHARINGAudienceRestrictingSharedFolder;
@class DBSHARINGChangeLinkExpirationPolicy;
@class DBSHARINGCollectionLinkMetadata;
@class DBSHARINGCreateSharedLinkArg;
@class DBSHARINGCreateSharedLinkError;
@class DBSHARINGCreateSharedLinkWithSettingsArg;
@class DBSHARINGCreateSharedLinkWithSettingsError;
@class DBSHARINGExpectedSharedContentLinkMetadata;
@class DBSHARINGFileAction;
@class DBSHARINGFileErrorResult;
@class DBSHARINGFileLinkMetadata;
@class DBSHARINGFileMemberActionError;
@class DBSHARINGFileMemberActionIndividualResult;
@class DBSHARINGFileMemberActionResult;
@class DBSHARINGFileMemberRemoveActionResult;
@class DBSHARINGFilePermission;
@class DBSHARINGFolderAction;
@class DBSHARINGFolderLinkMetadata;
@class DBSHARINGFolderPermission;
@class DBSHARINGFolderPolicy;
@class DBSHARINGGetFileMetadataArg;
@class DBSHARINGGetFileMetadataBatchArg;
@class DBSHARINGGetFileMetadataBatchResult;
@class DBSHARINGGetFileMetadataError;
@class DBSHARINGGetFileMetadataIndividualResult;
@class DBSHARINGGetMetadataArgs;
@class DBSHARINGGetSharedLinkFileError;
@class DBSHARINGGetSharedLinkMetadataArg;
@class DBSHARINGGetSharedLinksArg;
@class DBSHARINGGetSharedLinksError;
@class DBSHARINGGetSharedLinksResult;
@class DBSHARINGGroupInfo;
@class DBSHARINGGroupMembershipInfo;
@class DBSHARINGInsufficientPlan;
@class DBSHARINGInsufficientQuotaAmounts;
@class DBSHARINGInviteeInfo;
@class DBSHARINGInviteeMembershipInfo;
@class DBSHARINGJobError;
@class DBSHARINGJobStatus;
@class DBSHARINGLinkAccessLevel;
@class DBSHARINGLinkAction;
@class DBSHARINGLinkAudience;
@class DBSHARINGLinkAudienceDisallowedReason;
@class DBSHARINGLinkAudienceOption;
@class DBSHARINGLinkExpiry;
@class DBSHARINGLinkMetadata;
@class DBSHARINGLinkPassword;
@class DBSHARINGLinkPermission;
@class DBSHARINGLinkPermissions;
@class DBSHARINGLinkSettings;
@class DBSHARINGListFileMembersArg;
@class DBSHARINGListFileMembersBatchArg;
@class DBSHARINGListFileMembersBatchResult;
@class DBSHARINGListFileMembersContinueArg;
@class DBSHARINGListFileMembersContinueError;
@class DBSHARINGListFileMembersCountResult;
@class DBSHARINGListFileMembersError;
@class DBSHARINGListFileMembersIndividualResult;
@class DBSHARINGListFilesArg;
@class DBSHARINGListFilesContinueArg;
@class DBSHARINGListFilesContinueError;
@class DBSHARINGListFilesResult;
@class DBSHARINGListFolderMembersArgs;
@class DBSHARINGListFolderMembersContinueArg;
@class DBSHARINGListFolderMembersContinueError;
@class DBSHARINGListFolderMembersCursorArg;
@class DBSHARINGListFoldersArgs;
@class DBSHARINGListFoldersContinueArg;
@class DBSHARINGListFoldersContinueError;
@class DBSHARINGListFoldersResult;
@class DBSHARINGListSharedLinksArg;
@class DBSHARINGListSharedLinksError;
@class DBSHARINGListSharedLinksResult;
@class DBSHARINGMemberAccessLevelResult;
@class DBSHARINGMemberAction;
@class DBSHARINGMemberPermission;
@class DBSHARINGMemberPolicy;
@class DBSHARINGMemberSelector;
@class DBSHARINGMembershipInfo;
@class DBSHARINGModifySharedLinkSettingsArgs;
@class DBSHARINGModifySharedLinkSettingsError;
@class DBSHARINGMountFolderArg;
@class DBSHARINGMountFolderError;
@class DBSHARINGParentFolderAccessInfo;
@class DBSHARINGPathLinkMetadata;
@class DBSHARINGPendingUploadMode;
@class DBSHARINGPermissionDeniedReason;
@class DBSHARINGRelinquishAccessArg;
@class DBSHARINGRelinquishAccessError;
@class DBSHARINGRelinquishAccessResult;
@class DBSHARINGRelinquishFileMembershipArg;
@class DBSHARINGRelinquishFileMembershipError;
@class DBSHARINGRelinquishFolderMembershipArg;
@class DBSHARINGRelinquishFolderMembershipError;
@class DBSHARINGRemoveFileMemberArg;
@class DBSHARINGRemoveFileMemberError;
@class DBSHARINGRemoveFolderMemberArg;
@class DBSHARINGRemoveFolderMemberError;
@class DBSHARINGRemoveMemberJobStatus;
@class DBSHARINGRequestedLinkAccessLevel;
@class DBSHARINGRequestedVisibility;
@class DBSHARINGResolvedVisibility;
@class DBSHARINGRevokeSharedLinkArg;
@class DBSHARINGRevokeSharedLinkError;
@class DBSHARINGSetAccessInheritanceArg;
@class DBSHARINGSetAccessInheritanceError;
@class DBSHARINGShareFolderArg;
@class DBSHARINGShareFolderArgBase;
@class DBSHARINGShareFolderError;
@class DBSHARINGShareFolderErrorBase;
@class DBSHARINGShareFolderErrorBaseV2;
@class DBSHARINGShareFolderErrorV2;
@class DBSHARINGShareFolderJobStatus;
@class DBSHARINGShareFolderLaunch;
@class DBSHARINGSharePathError;
@class DBSHARINGSharePathErrorBaseV2;
@class DBSHARINGSharePathErrorV2;
@class DBSHARINGSharedContentLinkMetadata;
@class DBSHARINGSharedContentLinkMetadataBase;
@class DBSHARINGSharedFileMembers;
@class DBSHARINGSharedFileMetadata;
@class DBSHARINGSharedFolderAccessError;
@class DBSHARINGSharedFolderMemberError;
@class DBSHARINGSharedFolderMembers;
@class DBSHARINGSharedFolderMetadata;
@class DBSHARINGSharedFolderMetadataBase;
@class DBSHARINGSharedLinkAccessFailureReason;
@class DBSHARINGSharedLinkAlreadyExistsMetadata;
@class DBSHARINGSharedLinkError;
@class DBSHARINGSharedLinkMetadata;
@class DBSHARINGSharedLinkMetadataError;
@class DBSHARINGSharedLinkPolicy;
@class DBSHARINGSharedLinkSettings;
@class DBSHARINGSharedLinkSettingsError;
@class DBSHARINGSharingFileAccessError;
@class DBSHARINGSharingUserError;
@class DBSHARINGTeamMemberInfo;
@class DBSHARINGTransferFolderArg;
@class DBSHARINGTransferFolderError;
@class DBSHARINGUnmountFolderArg;
@class DBSHARINGUnmountFolderError;
@class DBSHARINGUnshareFileArg;
@class DBSHARINGUnshareFileError;
@class DBSHARINGUnshareFolderArg;
@class DBSHARINGUnshareFolderError;
@class DBSHARINGUpdateFileMemberArgs;
@class DBSHARINGUpdateFilePolicyArg;
@class DBSHARINGUpdateFilePolicyError;
@class DBSHARINGUpdateFolderMemberArg;
@class DBSHARINGUpdateFolderMemberError;
@class DBSHARINGUpdateFolderPolicyArg;
@class DBSHARINGUpdateFolderPolicyError;
@class DBSHARINGUserFileMembershipInfo;
@class DBSHARINGUserInfo;
@class DBSHARINGUserMembershipInfo;
@class DBSHARINGViewerInfoPolicy;
@class DBSHARINGVisibility;
@class DBSHARINGVisibilityPolicy;
@class DBSHARINGVisibilityPolicyDisallowedReason;
@class DBTEAMCOMMONGroupManagementType;
@class DBTEAMCOMMONGroupType;
@class DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy;
@class DBTEAMPOLICIESEnforceLinkPasswordPolicy;
@class DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBSHARINGAccessInheritance`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAccessInheritanceTag) {
    /// It does.
    DBSHARINGAccessInheritanceInherit,
    /// It has members of its own only.
    DBSHARINGAccessInheritanceNoInherit,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAccessInheritanceOther,
};

/// Whether a shared folder takes over the members of the folder around it.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAccessInheritance *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAccessInheritance *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAccessLevelTag) {
    /// Everything, including the rules for the folder.
    DBSHARINGAccessLevelOwner,
    /// View and change.
    DBSHARINGAccessLevelEditor,
    /// View and comment.
    DBSHARINGAccessLevelViewer,
    /// View, without comments.
    DBSHARINGAccessLevelViewerNoComment,
    /// See only those parts that are shared with them further down.
    DBSHARINGAccessLevelTraverse,
    /// Nothing yet: the user has only opened a link by which they can join.
    DBSHARINGAccessLevelNoAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAccessLevelOther,
};

/// What a member may do.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAccessLevel *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAclUpdatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAclUpdatePolicyTag) {
    /// The owner.
    DBSHARINGAclUpdatePolicyOwner,
    /// Every editor, or every editor of the same team.
    DBSHARINGAclUpdatePolicyEditors,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAclUpdatePolicyOther,
};

/// Who may add, change and remove members.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAclUpdatePolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAclUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whom to share a file with.
@interface DBSHARINGAddFileMemberArgs : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The people to share with, by account or email address. An address that belongs to an account means that account.
@property (nonatomic, readonly) NSArray<DBSHARINGMemberSelector *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// Whether to send no notifications of the invitation. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// What the new members may do.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// Whether to add the message as a comment too. For Paper documents. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *addMessageAsComment;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - members: The people to share with, by account or email address. An address that belongs to an account means that
///     account.
///   - customMessage: A message to send with the invitation.
///   - quiet: Whether to send no notifications of the invitation. Default: `@NO`.
///   - accessLevel: What the new members may do.
///   - addMessageAsComment: Whether to add the message as a comment too. For Paper documents. Default: `@NO`.
///   - fpSealedResult: For Dropbox's own apps.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFileMemberArgs *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddFileMemberArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddFileMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddFileMemberErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGAddFileMemberErrorUserError,
    /// The file or folder cannot be opened.
    DBSHARINGAddFileMemberErrorAccessError,
    /// The user has sent too many invitations. Wait and try again.
    DBSHARINGAddFileMemberErrorRateLimit,
    /// The message must not be sent.
    DBSHARINGAddFileMemberErrorInvalidComment,
    /// The user may not share any more, because of abuse.
    DBSHARINGAddFileMemberErrorBannedMember,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAddFileMemberErrorOther,
};

/// Why no members were added.
@interface DBSHARINGAddFileMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAddFileMemberErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFileMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddFileMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whom to share a folder with.
@interface DBSHARINGAddFolderMemberArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people to invite, each with what they may do.
@property (nonatomic, readonly) NSArray<DBSHARINGAddMember *> *members;
/// Whether to send no notifications of the invitation. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// A message to send with the invitation. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - members: The people to invite, each with what they may do.
///   - quiet: Whether to send no notifications of the invitation. Default: `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For Dropbox's own apps.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFolderMemberArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddFolderMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddFolderMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddFolderMemberErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGAddFolderMemberErrorAccessError,
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGAddFolderMemberErrorEmailUnverified,
    /// The user may not share any more, because of abuse.
    DBSHARINGAddFolderMemberErrorBannedMember,
    /// One of the members cannot be invited.
    DBSHARINGAddFolderMemberErrorBadMember,
    /// The team forbids sharing with others.
    DBSHARINGAddFolderMemberErrorCantShareOutsideTeam,
    /// The folder would have too many members; the value is the limit.
    DBSHARINGAddFolderMemberErrorTooManyMembers,
    /// Too many invitations are not answered yet; the value is the limit.
    DBSHARINGAddFolderMemberErrorTooManyPendingInvites,
    /// The user has sent too many invitations for a day. Try again after 24 hours.
    DBSHARINGAddFolderMemberErrorRateLimit,
    /// Too many people at once. Invite fewer in one call.
    DBSHARINGAddFolderMemberErrorTooManyInvitees,
    /// The user's plan does not include this, for instance members who may only view.
    DBSHARINGAddFolderMemberErrorInsufficientPlan,
    /// Not possible with a team folder.
    DBSHARINGAddFolderMemberErrorTeamFolder,
    /// The user has no permission for this.
    DBSHARINGAddFolderMemberErrorNoPermission,
    /// Comes as `accessError` now. Deprecated.
    DBSHARINGAddFolderMemberErrorInvalidSharedFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAddFolderMemberErrorOther,
};

/// Why no members were added.
@interface DBSHARINGAddFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAddFolderMemberErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// One of the members cannot be invited. Has a value only if `isBadMember` returns `YES`.
@property (nonatomic, readonly) DBSHARINGAddMemberSelectorError *badMember;

/// The folder would have too many members; the value is the limit. Has a value only if `isTooManyMembers` returns
/// `YES`.
@property (nonatomic, readonly) NSNumber *tooManyMembers;

/// Too many invitations are not answered yet; the value is the limit. Has a value only if `isTooManyPendingInvites`
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFolderMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to invite to a shared folder.
@interface DBSHARINGAddMember : DBStoneObject
/// The person, by account or email address.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// What they may do. Not `.owner`.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - accessLevel: What they may do. Not `.owner`.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member;
@end

/// Converts `DBSHARINGAddMember` from and to JSON.
@interface DBSHARINGAddMemberSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddMember *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddMember *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddMemberSelectorErrorTag) {
    /// This group manages itself, and can be a member of team folders only.
    DBSHARINGAddMemberSelectorErrorAutomaticGroup,
    /// There is no such account or group; the value is the id. At least 1 character.
    DBSHARINGAddMemberSelectorErrorInvalidDropboxId,
    /// This is not an email address. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBSHARINGAddMemberSelectorErrorInvalidEmail,
    /// The group is not valid.
    DBSHARINGAddMemberSelectorErrorInvalidGroup,
    /// This account has no verified email address; the value is its id. Invite it by email address. At least 1
    /// character.
    DBSHARINGAddMemberSelectorErrorUnverifiedDropboxId,
    /// One of the groups has been deleted.
    DBSHARINGAddMemberSelectorErrorGroupDeleted,
    /// The group belongs to another team.
    DBSHARINGAddMemberSelectorErrorGroupNotOnTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAddMemberSelectorErrorOther,
};

/// Why somebody cannot be invited.
@interface DBSHARINGAddMemberSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGAddMemberSelectorErrorTag tag;

/// There is no such account or group; the value is the id. At least 1 character. Has a value only if
/// `isInvalidDropboxId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *invalidDropboxId;

/// This is not an email address. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isInvalidEmail` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *invalidEmail;

/// This account has no verified email address; the value is its id. Invite it by email address. At least 1 character.
/// Has a value only if `isUnverifiedDropboxId` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddMemberSelectorError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddMemberSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAlphaResolvedVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAlphaResolvedVisibilityTag) {
    /// Anybody who has it.
    DBSHARINGAlphaResolvedVisibilityPublic,
    /// Teammates.
    DBSHARINGAlphaResolvedVisibilityTeamOnly,
    /// Anybody who has it and knows its password.
    DBSHARINGAlphaResolvedVisibilityPassword,
    /// Teammates who know its password.
    DBSHARINGAlphaResolvedVisibilityTeamAndPassword,
    /// Members of the shared folder around it.
    DBSHARINGAlphaResolvedVisibilitySharedFolderOnly,
    /// Nobody who has no access already.
    DBSHARINGAlphaResolvedVisibilityNoOne,
    /// The user.
    DBSHARINGAlphaResolvedVisibilityOnlyYou,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGAlphaResolvedVisibilityOther,
};

/// Who can really use a link.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAlphaResolvedVisibility *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAlphaResolvedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Something in a folder that other people can reach than the folder.
@interface DBSHARINGAudienceExceptionContentInfo : DBStoneObject
/// The name of the file or folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the file or folder.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBSHARINGAudienceExceptionContentInfo` from and to JSON.
@interface DBSHARINGAudienceExceptionContentInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAudienceExceptionContentInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAudienceExceptionContentInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What in a folder can be reached by other people than the folder.
@interface DBSHARINGAudienceExceptions : DBStoneObject
/// How many files and folders there are.
@property (nonatomic, readonly) NSNumber *count;
/// Some of them.
@property (nonatomic, readonly) NSArray<DBSHARINGAudienceExceptionContentInfo *> *exceptions;

/// Creates an object.
///
/// - Parameters:
///   - count: How many files and folders there are.
///   - exceptions: Some of them.
- (instancetype)initWithCount:(NSNumber *)count
    exceptions:(NSArray<DBSHARINGAudienceExceptionContentInfo *> *)exceptions;
@end

/// Converts `DBSHARINGAudienceExceptions` from and to JSON.
@interface DBSHARINGAudienceExceptionsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAudienceExceptions *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAudienceExceptions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared folder that limits who may use a link to something in it.
@interface DBSHARINGAudienceRestrictingSharedFolder : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// Who may use links to it.
@property (nonatomic, readonly) DBSHARINGLinkAudience *audience;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - name: The name of the folder.
///   - audience: Who may use links to it.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    name:(NSString *)name
    audience:(DBSHARINGLinkAudience *)audience;
@end

/// Converts `DBSHARINGAudienceRestrictingSharedFolder` from and to JSON.
@interface DBSHARINGAudienceRestrictingSharedFolderSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAudienceRestrictingSharedFolder *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAudienceRestrictingSharedFolder *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGChangeLinkExpirationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGChangeLinkExpirationPolicyTag) {
    /// They may.
    DBSHARINGChangeLinkExpirationPolicyAllowed,
    /// They may not.
    DBSHARINGChangeLinkExpirationPolicyNotAllowed,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGChangeLinkExpirationPolicyOther,
};

/// Whether members may set a later expiry than the team's default.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGChangeLinkExpirationPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGChangeLinkExpirationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
@interface DBSHARINGLinkMetadata : DBStoneObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// Who may use it.
@property (nonatomic, readonly) DBSHARINGVisibility *visibility;
/// When it expires, if ever.
@property (nonatomic, readonly, nullable) NSDate *expires;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - visibility: Who may use it.
///   - expires: When it expires, if ever.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBSHARINGVisibility *)visibility
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url visibility:(DBSHARINGVisibility *)visibility;
@end

/// Converts `DBSHARINGLinkMetadata` from and to JSON.
@interface DBSHARINGLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to a collection of files.
@interface DBSHARINGCollectionLinkMetadata : DBSHARINGLinkMetadata
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - visibility: Who may use it.
///   - expires: When it expires, if ever.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBSHARINGVisibility *)visibility
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url visibility:(DBSHARINGVisibility *)visibility;
@end

/// Converts `DBSHARINGCollectionLinkMetadata` from and to JSON.
@interface DBSHARINGCollectionLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCollectionLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCollectionLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to link to.
@interface DBSHARINGCreateSharedLinkArg : DBStoneObject
/// The file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// Has no use any more. Default: `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *shortUrl;
/// What to expect at the path if nothing is there yet.
@property (nonatomic, readonly, nullable) DBSHARINGPendingUploadMode *pendingUpload;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file or folder.
///   - shortUrl: Has no use any more. Default: `@NO`. Deprecated.
///   - pendingUpload: What to expect at the path if nothing is there yet.
- (instancetype)initWithPath:(NSString *)path
    shortUrl:(nullable NSNumber *)shortUrl
    pendingUpload:(nullable DBSHARINGPendingUploadMode *)pendingUpload;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBSHARINGCreateSharedLinkArg` from and to JSON.
@interface DBSHARINGCreateSharedLinkArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCreateSharedLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGCreateSharedLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGCreateSharedLinkErrorTag) {
    /// There is nothing to link to at this path.
    DBSHARINGCreateSharedLinkErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGCreateSharedLinkErrorOther,
};

/// Why no link was made.
@interface DBSHARINGCreateSharedLinkError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGCreateSharedLinkErrorTag tag;
/// There is nothing to link to at this path. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCreateSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to link to, and who may use the link.
@interface DBSHARINGCreateSharedLinkWithSettingsArg : DBStoneObject
/// The file or folder: a path or an `id:…`. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Who may use the link, its password and its expiry.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkSettings *settings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - settings: Who may use the link, its password and its expiry.
- (instancetype)initWithPath:(NSString *)path settings:(nullable DBSHARINGSharedLinkSettings *)settings;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBSHARINGCreateSharedLinkWithSettingsArg` from and to JSON.
@interface DBSHARINGCreateSharedLinkWithSettingsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkWithSettingsArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCreateSharedLinkWithSettingsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGCreateSharedLinkWithSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGCreateSharedLinkWithSettingsErrorTag) {
    /// There is nothing to link to at this path.
    DBSHARINGCreateSharedLinkWithSettingsErrorPath,
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGCreateSharedLinkWithSettingsErrorEmailNotVerified,
    /// There is a link already. The value tells which, unless the settings asked for do not fit it; then find it with
    /// `listSharedLinks` and `directOnly`.
    DBSHARINGCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists,
    /// The settings are not acceptable.
    DBSHARINGCreateSharedLinkWithSettingsErrorSettingsError,
    /// The user may not link to this, for instance because it is restricted or their links are banned.
    DBSHARINGCreateSharedLinkWithSettingsErrorAccessDenied,
    /// The user may not share any more, because of abuse.
    DBSHARINGCreateSharedLinkWithSettingsErrorBannedMember,
    /// The user has too many shared folders.
    DBSHARINGCreateSharedLinkWithSettingsErrorTooManySharedFolders,
};

/// Why no link was made.
@interface DBSHARINGCreateSharedLinkWithSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGCreateSharedLinkWithSettingsErrorTag tag;
/// There is nothing to link to at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;

/// There is a link already. The value tells which, unless the settings asked for do not fit it; then find it with
/// `listSharedLinks` and `directOnly`. Has a value only if `isSharedLinkAlreadyExists` returns `YES`.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkAlreadyExistsMetadata *sharedLinkAlreadyExists;

/// The settings are not acceptable. Has a value only if `isSettingsError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkWithSettingsError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCreateSharedLinkWithSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What links to shared content have in common.
@interface DBSHARINGSharedContentLinkMetadataBase : DBStoneObject
/// What the link allows.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// Who could be allowed to use it.
@property (nonatomic, readonly) NSArray<DBSHARINGLinkAudience *> *audienceOptions;
/// The shared folder that keeps the audience from being made smaller.
@property (nonatomic, readonly, nullable) DBSHARINGAudienceRestrictingSharedFolder *audienceRestrictingSharedFolder;
/// Who may use it.
@property (nonatomic, readonly) DBSHARINGLinkAudience *currentAudience;
/// When it expires, if ever. After that only members can use it.
@property (nonatomic, readonly, nullable) NSDate *expiry;
/// What the user may do with it.
@property (nonatomic, readonly) NSArray<DBSHARINGLinkPermission *> *linkPermissions;
/// Whether it asks for a password.
@property (nonatomic, readonly) NSNumber *passwordProtected;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audienceOptions: Who could be allowed to use it.
///   - currentAudience: Who may use it.
///   - linkPermissions: What the user may do with it.
///   - passwordProtected: Whether it asks for a password.
///   - accessLevel: What the link allows.
///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
///   - expiry: When it expires, if ever. After that only members can use it.
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

/// Converts `DBSHARINGSharedContentLinkMetadataBase` from and to JSON.
@interface DBSHARINGSharedContentLinkMetadataBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedContentLinkMetadataBase *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedContentLinkMetadataBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The link that would be made by sharing.
@interface DBSHARINGExpectedSharedContentLinkMetadata : DBSHARINGSharedContentLinkMetadataBase
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audienceOptions: Who could be allowed to use it.
///   - currentAudience: Who may use it.
///   - linkPermissions: What the user may do with it.
///   - passwordProtected: Whether it asks for a password.
///   - accessLevel: What the link allows.
///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
///   - expiry: When it expires, if ever. After that only members can use it.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGExpectedSharedContentLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGExpectedSharedContentLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFileAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFileActionTag) {
    /// Hide who has seen it.
    DBSHARINGFileActionDisableViewerInfo,
    /// Change it.
    DBSHARINGFileActionEditContents,
    /// Show who has seen it.
    DBSHARINGFileActionEnableViewerInfo,
    /// Add members who may view and comment.
    DBSHARINGFileActionInviteViewer,
    /// Add members who may view.
    DBSHARINGFileActionInviteViewerNoComment,
    /// Add members who may change it.
    DBSHARINGFileActionInviteEditor,
    /// End sharing.
    DBSHARINGFileActionUnshare,
    /// Give up one's own access.
    DBSHARINGFileActionRelinquishMembership,
    /// Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFileActionShareLink,
    /// Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFileActionCreateLink,
    /// Make a link for viewing.
    DBSHARINGFileActionCreateViewLink,
    /// Make a link for editing.
    DBSHARINGFileActionCreateEditLink,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileActionOther,
};

/// Something that a user may do with a shared file.
@interface DBSHARINGFileAction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileActionTag tag;
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)initWithDisableViewerInfo;
/// Creates an object with the tag `edit_contents`.
- (instancetype)initWithEditContents;
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)initWithEnableViewerInfo;
/// Creates an object with the tag `invite_viewer`.
- (instancetype)initWithInviteViewer;
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)initWithInviteViewerNoComment;
/// Creates an object with the tag `invite_editor`.
- (instancetype)initWithInviteEditor;
/// Creates an object with the tag `unshare`.
- (instancetype)initWithUnshare;
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)initWithRelinquishMembership;
/// Creates an object with the tag `share_link`.
- (instancetype)initWithShareLink;
/// Creates an object with the tag `create_link`.
- (instancetype)initWithCreateLink;
/// Creates an object with the tag `create_view_link`.
- (instancetype)initWithCreateViewLink;
/// Creates an object with the tag `create_edit_link`.
- (instancetype)initWithCreateEditLink;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disable_viewer_info`.
- (BOOL)isDisableViewerInfo;
/// Returns whether the tag is `edit_contents`.
- (BOOL)isEditContents;
/// Returns whether the tag is `enable_viewer_info`.
- (BOOL)isEnableViewerInfo;
/// Returns whether the tag is `invite_viewer`.
- (BOOL)isInviteViewer;
/// Returns whether the tag is `invite_viewer_no_comment`.
- (BOOL)isInviteViewerNoComment;
/// Returns whether the tag is `invite_editor`.
- (BOOL)isInviteEditor;
/// Returns whether the tag is `unshare`.
- (BOOL)isUnshare;
/// Returns whether the tag is `relinquish_membership`.
- (BOOL)isRelinquishMembership;
/// Returns whether the tag is `share_link`.
- (BOOL)isShareLink;
/// Returns whether the tag is `create_link`.
- (BOOL)isCreateLink;
/// Returns whether the tag is `create_view_link`.
- (BOOL)isCreateViewLink;
/// Returns whether the tag is `create_edit_link`.
- (BOOL)isCreateEditLink;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGFileAction` from and to JSON.
@interface DBSHARINGFileActionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileAction *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFileErrorResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFileErrorResultTag) {
    /// There is no such file; the value is its id. At least 1 character.
    DBSHARINGFileErrorResultFileNotFoundError,
    /// The user may not do this with the file; the value is its id. At least 1 character.
    DBSHARINGFileErrorResultInvalidFileActionError,
    /// The user may not open the file; the value is its id. At least 1 character.
    DBSHARINGFileErrorResultPermissionDeniedError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileErrorResultOther,
};

/// What is wrong with a file.
@interface DBSHARINGFileErrorResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileErrorResultTag tag;

/// There is no such file; the value is its id. At least 1 character. Has a value only if `isFileNotFoundError` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *fileNotFoundError;

/// The user may not do this with the file; the value is its id. At least 1 character. Has a value only if
/// `isInvalidFileActionError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *invalidFileActionError;

/// The user may not open the file; the value is its id. At least 1 character. Has a value only if
/// `isPermissionDeniedError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *permissionDeniedError;

/// Creates an object with the tag `file_not_found_error`.
- (instancetype)initWithFileNotFoundError:(NSString *)fileNotFoundError;
/// Creates an object with the tag `invalid_file_action_error`.
- (instancetype)initWithInvalidFileActionError:(NSString *)invalidFileActionError;
/// Creates an object with the tag `permission_denied_error`.
- (instancetype)initWithPermissionDeniedError:(NSString *)permissionDeniedError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `file_not_found_error`.
- (BOOL)isFileNotFoundError;
/// Returns whether the tag is `invalid_file_action_error`.
- (BOOL)isInvalidFileActionError;
/// Returns whether the tag is `permission_denied_error`.
- (BOOL)isPermissionDeniedError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGFileErrorResult` from and to JSON.
@interface DBSHARINGFileErrorResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileErrorResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileErrorResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link and what it leads to. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
@interface DBSHARINGSharedLinkMetadata : DBStoneObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identity of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id_;
/// The name of the file or folder, with its extension.
@property (nonatomic, readonly, copy) NSString *name;
/// When it expires, if ever.
@property (nonatomic, readonly, nullable) NSDate *expires;
/// The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// Who may use it, and what the user may change about it.
@property (nonatomic, readonly) DBSHARINGLinkPermissions *linkPermissions;
/// The owner of the link, if they belong to a team.
@property (nonatomic, readonly, nullable) DBSHARINGTeamMemberInfo *teamMemberInfo;
/// The team that owns the content, if it is another than that of the link's owner.
@property (nonatomic, readonly, nullable) DBUSERSTeam *contentOwnerTeamInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - name: The name of the file or folder, with its extension.
///   - linkPermissions: Who may use it, and what the user may change about it.
///   - id_: The identity of the file or folder. At least 1 character.
///   - expires: When it expires, if ever.
///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
///   - teamMemberInfo: The owner of the link, if they belong to a team.
///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
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

/// Converts `DBSHARINGSharedLinkMetadata` from and to JSON.
@interface DBSHARINGSharedLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to a file.
@interface DBSHARINGFileLinkMetadata : DBSHARINGSharedLinkMetadata
/// The time that the uploading app gave as the last change. Nobody verifies it.
@property (nonatomic, readonly) NSDate *clientModified;
/// The time at which Dropbox received the present revision.
@property (nonatomic, readonly) NSDate *serverModified;
/// The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - name: The name of the file or folder, with its extension.
///   - linkPermissions: Who may use it, and what the user may change about it.
///   - clientModified: The time that the uploading app gave as the last change. Nobody verifies it.
///   - serverModified: The time at which Dropbox received the present revision.
///   - rev: The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - size: The size in bytes.
///   - id_: The identity of the file or folder. At least 1 character.
///   - expires: When it expires, if ever.
///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
///   - teamMemberInfo: The owner of the link, if they belong to a team.
///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBSHARINGTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBUSERSTeam *)contentOwnerTeamInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size;
@end

/// Converts `DBSHARINGFileLinkMetadata` from and to JSON.
@interface DBSHARINGFileLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFileMemberActionError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFileMemberActionErrorTag) {
    /// There is no such member.
    DBSHARINGFileMemberActionErrorInvalidMember,
    /// The user has no permission for this.
    DBSHARINGFileMemberActionErrorNoPermission,
    /// The file or folder cannot be opened.
    DBSHARINGFileMemberActionErrorAccessError,
    /// The member has access only by way of a folder; the value tells which access. Change it there.
    DBSHARINGFileMemberActionErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileMemberActionErrorOther,
};

/// Why a member was not added, changed or removed.
@interface DBSHARINGFileMemberActionError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileMemberActionErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;

/// The member has access only by way of a folder; the value tells which access. Change it there. Has a value only if
/// `isNoExplicitAccess` returns `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *noExplicitAccess;

/// Creates an object with the tag `invalid_member`.
- (instancetype)initWithInvalidMember;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)initWithNoExplicitAccess:(DBSHARINGMemberAccessLevelResult *)noExplicitAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_member`.
- (BOOL)isInvalidMember;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `no_explicit_access`.
- (BOOL)isNoExplicitAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGFileMemberActionError` from and to JSON.
@interface DBSHARINGFileMemberActionErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberActionError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileMemberActionError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFileMemberActionIndividualResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFileMemberActionIndividualResultTag) {
    /// Done. After a removal, the value tells which access is left by way of a folder.
    DBSHARINGFileMemberActionIndividualResultSuccess,
    /// Not done.
    DBSHARINGFileMemberActionIndividualResultMemberError,
};

/// What became of one member.
@interface DBSHARINGFileMemberActionIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileMemberActionIndividualResultTag tag;

/// Done. After a removal, the value tells which access is left by way of a folder. Has a value only if `isSuccess`
/// returns `YES`.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *success;

/// Not done. Has a value only if `isMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGFileMemberActionError *memberError;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(nullable DBSHARINGAccessLevel *)success;
/// Creates an object with the tag `member_error`.
- (instancetype)initWithMemberError:(DBSHARINGFileMemberActionError *)memberError;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `member_error`.
- (BOOL)isMemberError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGFileMemberActionIndividualResult` from and to JSON.
@interface DBSHARINGFileMemberActionIndividualResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberActionIndividualResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileMemberActionIndividualResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What became of one member.
@interface DBSHARINGFileMemberActionResult : DBStoneObject
/// The member, as given in the call.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// What became of them.
@property (nonatomic, readonly) DBSHARINGFileMemberActionIndividualResult *result;
/// For Dropbox's own apps.
@property (nonatomic, readonly, copy, nullable) NSString *sckeySha1;
/// For Dropbox's own apps.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *invitationSignature;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - member: The member, as given in the call.
///   - result: What became of them.
///   - sckeySha1: For Dropbox's own apps.
///   - invitationSignature: For Dropbox's own apps.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member
    result:(DBSHARINGFileMemberActionIndividualResult *)result
    sckeySha1:(nullable NSString *)sckeySha1
    invitationSignature:(nullable NSArray<NSString *> *)invitationSignature;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member
    result:(DBSHARINGFileMemberActionIndividualResult *)result;
@end

/// Converts `DBSHARINGFileMemberActionResult` from and to JSON.
@interface DBSHARINGFileMemberActionResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberActionResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileMemberActionResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFileMemberRemoveActionResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFileMemberRemoveActionResultTag) {
    /// Removed. The value tells which access they still have by way of a folder.
    DBSHARINGFileMemberRemoveActionResultSuccess,
    /// Not removed.
    DBSHARINGFileMemberRemoveActionResultMemberError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileMemberRemoveActionResultOther,
};

/// What became of a member who was to be removed.
@interface DBSHARINGFileMemberRemoveActionResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileMemberRemoveActionResultTag tag;

/// Removed. The value tells which access they still have by way of a folder. Has a value only if `isSuccess` returns
/// `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *success;

/// Not removed. Has a value only if `isMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGFileMemberActionError *memberError;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBSHARINGMemberAccessLevelResult *)success;
/// Creates an object with the tag `member_error`.
- (instancetype)initWithMemberError:(DBSHARINGFileMemberActionError *)memberError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `member_error`.
- (BOOL)isMemberError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGFileMemberRemoveActionResult` from and to JSON.
@interface DBSHARINGFileMemberRemoveActionResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberRemoveActionResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFileMemberRemoveActionResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whether the user may do something with a file.
@interface DBSHARINGFilePermission : DBStoneObject
/// What they may do or not.
@property (nonatomic, readonly) DBSHARINGFileAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not.
- (instancetype)initWithAction:(DBSHARINGFileAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGFileAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGFilePermission` from and to JSON.
@interface DBSHARINGFilePermissionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFilePermission *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFilePermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGFolderAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGFolderActionTag) {
    /// Change the rules for it.
    DBSHARINGFolderActionChangeOptions,
    /// Hide who has seen what is in it.
    DBSHARINGFolderActionDisableViewerInfo,
    /// Change what is in it.
    DBSHARINGFolderActionEditContents,
    /// Show who has seen what is in it.
    DBSHARINGFolderActionEnableViewerInfo,
    /// Add members who may change what is in it.
    DBSHARINGFolderActionInviteEditor,
    /// Add members who may view and comment.
    DBSHARINGFolderActionInviteViewer,
    /// Add members who may view.
    DBSHARINGFolderActionInviteViewerNoComment,
    /// Leave it.
    DBSHARINGFolderActionRelinquishMembership,
    /// Take it out of one's own Dropbox.
    DBSHARINGFolderActionUnmount,
    /// Make it private again.
    DBSHARINGFolderActionUnshare,
    /// Keep a copy when leaving or being removed.
    DBSHARINGFolderActionLeaveACopy,
    /// Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFolderActionShareLink,
    /// Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFolderActionCreateLink,
    /// Make a link for viewing.
    DBSHARINGFolderActionCreateViewLink,
    /// Make a link for editing.
    DBSHARINGFolderActionCreateEditLink,
    /// Choose whether it takes over the members of the folder around it.
    DBSHARINGFolderActionSetAccessInheritance,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFolderActionOther,
};

/// Something that a user may do with a shared folder.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderAction *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFolderAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to a folder.
@interface DBSHARINGFolderLinkMetadata : DBSHARINGSharedLinkMetadata
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - name: The name of the file or folder, with its extension.
///   - linkPermissions: Who may use it, and what the user may change about it.
///   - id_: The identity of the file or folder. At least 1 character.
///   - expires: When it expires, if ever.
///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
///   - teamMemberInfo: The owner of the link, if they belong to a team.
///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFolderLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whether the user may do something with a shared folder.
@interface DBSHARINGFolderPermission : DBStoneObject
/// What they may do or not.
@property (nonatomic, readonly) DBSHARINGFolderAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not, if that is known.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not, if that is known.
- (instancetype)initWithAction:(DBSHARINGFolderAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGFolderAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGFolderPermission` from and to JSON.
@interface DBSHARINGFolderPermissionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderPermission *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFolderPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The rules for a shared file or folder.
@interface DBSHARINGFolderPolicy : DBStoneObject
/// Who may be a member, as set on the folder. Only for folders of a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;
/// Who may really be a member, once the rules of the team are counted in. Only for folders of a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *resolvedMemberPolicy;
/// Who may add and remove members.
@property (nonatomic, readonly) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// Who may use links to it.
@property (nonatomic, readonly) DBSHARINGSharedLinkPolicy *sharedLinkPolicy;
/// Whether it shows who has seen it.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - aclUpdatePolicy: Who may add and remove members.
///   - sharedLinkPolicy: Who may use links to it.
///   - memberPolicy: Who may be a member, as set on the folder. Only for folders of a team.
///   - resolvedMemberPolicy: Who may really be a member, once the rules of the team are counted in. Only for folders of
///     a team.
///   - viewerInfoPolicy: Whether it shows who has seen it.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFolderPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to look up.
@interface DBSHARINGGetFileMetadataArg : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions to tell about, whether the user may take them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them.
- (instancetype)initWithFile:(NSString *)file actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGGetFileMetadataArg` from and to JSON.
@interface DBSHARINGGetFileMetadataArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetFileMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which files to look up.
@interface DBSHARINGGetFileMetadataBatchArg : DBStoneObject
/// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly) NSArray<NSString *> *files;

/// The actions to tell about, whether the user may take them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files;
@end

/// Converts `DBSHARINGGetFileMetadataBatchArg` from and to JSON.
@interface DBSHARINGGetFileMetadataBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataBatchArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetFileMetadataBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How one file is shared.
@interface DBSHARINGGetFileMetadataBatchResult : DBStoneObject
/// The file, as given in the call. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// How it is shared, or why that is not known.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as given in the call. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: How it is shared, or why that is not known.
- (instancetype)initWithFile:(NSString *)file result:(DBSHARINGGetFileMetadataIndividualResult *)result;
@end

/// Converts `DBSHARINGGetFileMetadataBatchResult` from and to JSON.
@interface DBSHARINGGetFileMetadataBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataBatchResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetFileMetadataBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetFileMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetFileMetadataErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGGetFileMetadataErrorUserError,
    /// The file or folder cannot be opened.
    DBSHARINGGetFileMetadataErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetFileMetadataErrorOther,
};

/// Why it is not known how a file is shared.
@interface DBSHARINGGetFileMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetFileMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetFileMetadataIndividualResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetFileMetadataIndividualResultTag) {
    /// How it is shared.
    DBSHARINGGetFileMetadataIndividualResultMetadata,
    /// The file or folder cannot be opened.
    DBSHARINGGetFileMetadataIndividualResultAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetFileMetadataIndividualResultOther,
};

/// How one file is shared, or why that is not known.
@interface DBSHARINGGetFileMetadataIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataIndividualResultTag tag;
/// How it is shared. Has a value only if `isMetadata` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFileMetadata *metadata;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataIndividualResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetFileMetadataIndividualResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which shared folder to look up.
@interface DBSHARINGGetMetadataArgs : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The actions to tell about, whether the user may take them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - actions: The actions to tell about, whether the user may take them.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGGetMetadataArgs` from and to JSON.
@interface DBSHARINGGetMetadataArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetMetadataArgs *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetMetadataArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetSharedLinkFileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetSharedLinkFileErrorTag) {
    /// There is no such link.
    DBSHARINGGetSharedLinkFileErrorSharedLinkNotFound,
    /// The user may not use it.
    DBSHARINGGetSharedLinkFileErrorSharedLinkAccessDenied,
    /// Links of this kind cannot be downloaded. Use `export` of `Files`.
    DBSHARINGGetSharedLinkFileErrorUnsupportedLinkType,
    /// Private links take neither `path` nor `linkPassword`.
    DBSHARINGGetSharedLinkFileErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetSharedLinkFileErrorOther,
    /// The link leads to a folder. Name a file in it by `path`.
    DBSHARINGGetSharedLinkFileErrorSharedLinkIsDirectory,
};

/// Why the file behind a link was not downloaded.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinkFileError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinkFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which link to follow.
@interface DBSHARINGGetSharedLinkMetadataArg : DBStoneObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password, if the link asks for one.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
///     `/(.|[\r\n])*`.
///   - linkPassword: The password, if the link asks for one.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBSHARINGGetSharedLinkMetadataArg` from and to JSON.
@interface DBSHARINGGetSharedLinkMetadataArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinkMetadataArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinkMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which links to list.
@interface DBSHARINGGetSharedLinksArg : DBStoneObject
/// The file or folder whose links to list. By default all links.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The file or folder whose links to list. By default all links.
- (instancetype)initWithPath:(nullable NSString *)path;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGGetSharedLinksArg` from and to JSON.
@interface DBSHARINGGetSharedLinksArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinksArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGGetSharedLinksError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGGetSharedLinksErrorTag) {
    /// The path has the wrong form. The value may say more.
    DBSHARINGGetSharedLinksErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGGetSharedLinksErrorOther,
};

/// Why links were not listed.
@interface DBSHARINGGetSharedLinksError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGGetSharedLinksErrorTag tag;
/// The path has the wrong form. The value may say more. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinksError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The user's links.
@interface DBSHARINGGetSharedLinksResult : DBStoneObject
/// The links.
@property (nonatomic, readonly) NSArray<DBSHARINGLinkMetadata *> *links;

/// Creates an object.
///
/// - Parameters:
///   - links: The links.
- (instancetype)initWithLinks:(NSArray<DBSHARINGLinkMetadata *> *)links;
@end

/// Converts `DBSHARINGGetSharedLinksResult` from and to JSON.
@interface DBSHARINGGetSharedLinksResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinksResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group that has access.
@interface DBSHARINGGroupInfo : DBTEAMCOMMONGroupSummary
/// Use `groupManagementType` instead. Deprecated.
@property (nonatomic, readonly) DBTEAMCOMMONGroupType *groupType;
/// Whether the user belongs to the group.
@property (nonatomic, readonly) NSNumber *isMember;
/// Whether the user owns the group.
@property (nonatomic, readonly) NSNumber *isOwner;
/// Whether the group belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identity of the group, `g:…`.
///   - groupManagementType: Who manages its members.
///   - groupType: Use `groupManagementType` instead. Deprecated.
///   - isMember: Whether the user belongs to the group.
///   - isOwner: Whether the user owns the group.
///   - sameTeam: Whether the group belongs to the user's team.
///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
///   - memberCount: How many members the group has.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGroupInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGroupInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and what they may do.
@interface DBSHARINGMembershipInfo : DBStoneObject
/// What the member may do, with what they have by way of a folder.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessType;
/// What the user may do about the member, of the actions asked for.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberPermission *> *permissions;
/// Is always nil. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *initials;
/// Whether the member has access by way of a folder around this one. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *isInherited;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType;
@end

/// Converts `DBSHARINGMembershipInfo` from and to JSON.
@interface DBSHARINGMembershipInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMembershipInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group that has access, and what it may do.
@interface DBSHARINGGroupMembershipInfo : DBSHARINGMembershipInfo
/// The group.
@property (nonatomic, readonly) DBSHARINGGroupInfo *group;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - group: The group.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGroupMembershipInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGroupMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An action that the user's plan does not include.
@interface DBSHARINGInsufficientPlan : DBStoneObject
/// A text to show to the user.
@property (nonatomic, readonly, copy) NSString *message;
/// Where the user can change their plan, if they can.
@property (nonatomic, readonly, copy, nullable) NSString *upsellUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - message: A text to show to the user.
///   - upsellUrl: Where the user can change their plan, if they can.
- (instancetype)initWithMessage:(NSString *)message upsellUrl:(nullable NSString *)upsellUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMessage:(NSString *)message;
@end

/// Converts `DBSHARINGInsufficientPlan` from and to JSON.
@interface DBSHARINGInsufficientPlanSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInsufficientPlan *)instance;
/// Returns the object for JSON.
+ (DBSHARINGInsufficientPlan *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How much space is missing, in bytes.
@interface DBSHARINGInsufficientQuotaAmounts : DBStoneObject
/// How many bytes the folder takes up.
@property (nonatomic, readonly) NSNumber *spaceNeeded;
/// How many bytes are missing.
@property (nonatomic, readonly) NSNumber *spaceShortage;
/// How many bytes are free.
@property (nonatomic, readonly) NSNumber *spaceLeft;

/// Creates an object.
///
/// - Parameters:
///   - spaceNeeded: How many bytes the folder takes up.
///   - spaceShortage: How many bytes are missing.
///   - spaceLeft: How many bytes are free.
- (instancetype)initWithSpaceNeeded:(NSNumber *)spaceNeeded
    spaceShortage:(NSNumber *)spaceShortage
    spaceLeft:(NSNumber *)spaceLeft;
@end

/// Converts `DBSHARINGInsufficientQuotaAmounts` from and to JSON.
@interface DBSHARINGInsufficientQuotaAmountsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInsufficientQuotaAmounts *)instance;
/// Returns the object for JSON.
+ (DBSHARINGInsufficientQuotaAmounts *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGInviteeInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGInviteeInfoTag) {
    /// The email address that the invitation went to. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBSHARINGInviteeInfoEmail,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGInviteeInfoOther,
};

/// Somebody who is invited.
@interface DBSHARINGInviteeInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGInviteeInfoTag tag;

/// The email address that the invitation went to. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isEmail` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInviteeInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGInviteeInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Somebody who is invited, and what they will be allowed to do.
@interface DBSHARINGInviteeMembershipInfo : DBSHARINGMembershipInfo
/// Who is invited.
@property (nonatomic, readonly) DBSHARINGInviteeInfo *invitee;
/// The account that the invitation belongs to, if it is known.
@property (nonatomic, readonly, nullable) DBSHARINGUserInfo *user;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - invitee: Who is invited.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
///   - user: The account that the invitation belongs to, if it is known.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGInviteeMembershipInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGInviteeMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGJobError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGJobErrorTag) {
    /// The folder is still shared.
    DBSHARINGJobErrorUnshareFolderError,
    /// The member was not removed.
    DBSHARINGJobErrorRemoveFolderMemberError,
    /// The user has not left the folder.
    DBSHARINGJobErrorRelinquishFolderMembershipError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGJobErrorOther,
};

/// Why a job failed.
@interface DBSHARINGJobError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGJobErrorTag tag;
/// The folder is still shared. Has a value only if `isUnshareFolderError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGUnshareFolderError *unshareFolderError;
/// The member was not removed. Has a value only if `isRemoveFolderMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGRemoveFolderMemberError *removeFolderMemberError;
/// The user has not left the folder. Has a value only if `isRelinquishFolderMembershipError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGJobError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGJobError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBSHARINGJobStatusInProgress,
    /// The job has ended well.
    DBSHARINGJobStatusComplete,
    /// The job has failed.
    DBSHARINGJobStatusFailed,
};

/// The state of a job.
@interface DBSHARINGJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGJobStatusTag tag;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGJobStatus *)instance;
/// Returns the object for JSON.
+ (DBSHARINGJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkAccessLevelTag) {
    /// View and comment.
    DBSHARINGLinkAccessLevelViewer,
    /// View, comment and change.
    DBSHARINGLinkAccessLevelEditor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkAccessLevelOther,
};

/// What users of a link may do.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAccessLevel *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkActionTag) {
    /// Change what it allows.
    DBSHARINGLinkActionChangeAccessLevel,
    /// Change who may use it.
    DBSHARINGLinkActionChangeAudience,
    /// Let it live for ever.
    DBSHARINGLinkActionRemoveExpiry,
    /// Take its password away.
    DBSHARINGLinkActionRemovePassword,
    /// Set when it expires.
    DBSHARINGLinkActionSetExpiry,
    /// Give it a password.
    DBSHARINGLinkActionSetPassword,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkActionOther,
};

/// Something that a user may do with a link.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAction *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAudience`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkAudienceTag) {
    /// Anybody who has it.
    DBSHARINGLinkAudiencePublic,
    /// Teammates.
    DBSHARINGLinkAudienceTeam,
    /// Nobody who has no access already: the link points to the content but opens nothing.
    DBSHARINGLinkAudienceNoOne,
    /// Set `requirePassword` instead. Deprecated.
    DBSHARINGLinkAudiencePassword,
    /// Members of the file or folder. Deprecated.
    DBSHARINGLinkAudienceMembers,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkAudienceOther,
};

/// Who may use a link.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudience *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkAudience *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkAudienceDisallowedReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkAudienceDisallowedReasonTag) {
    /// The link cannot be changed so. Revoke it and make a new one.
    DBSHARINGLinkAudienceDisallowedReasonDeleteAndRecreate,
    /// The shared folder around it forbids it.
    DBSHARINGLinkAudienceDisallowedReasonRestrictedBySharedFolder,
    /// The team forbids it.
    DBSHARINGLinkAudienceDisallowedReasonRestrictedByTeam,
    /// The user does not belong to a team.
    DBSHARINGLinkAudienceDisallowedReasonUserNotOnTeam,
    /// The user's plan does not include it.
    DBSHARINGLinkAudienceDisallowedReasonUserAccountType,
    /// The user has no permission.
    DBSHARINGLinkAudienceDisallowedReasonPermissionDenied,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkAudienceDisallowedReasonOther,
};

/// Why an audience cannot be chosen.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudienceDisallowedReason *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkAudienceDisallowedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An audience that may be open to choice.
@interface DBSHARINGLinkAudienceOption : DBStoneObject
/// Who could use the link.
@property (nonatomic, readonly) DBSHARINGLinkAudience *audience;
/// Whether the user may choose this.
@property (nonatomic, readonly) NSNumber *allowed;
/// Why the user may not.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudienceDisallowedReason *disallowedReason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audience: Who could use the link.
///   - allowed: Whether the user may choose this.
///   - disallowedReason: Why the user may not.
- (instancetype)initWithAudience:(DBSHARINGLinkAudience *)audience
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBSHARINGLinkAudienceDisallowedReason *)disallowedReason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAudience:(DBSHARINGLinkAudience *)audience allowed:(NSNumber *)allowed;
@end

/// Converts `DBSHARINGLinkAudienceOption` from and to JSON.
@interface DBSHARINGLinkAudienceOptionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudienceOption *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkAudienceOption *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkExpiry`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkExpiryTag) {
    /// Let it live for ever.
    DBSHARINGLinkExpiryRemoveExpiry,
    /// Let it expire at this time.
    DBSHARINGLinkExpirySetExpiry,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkExpiryOther,
};

/// What to do with the expiry of a link.
@interface DBSHARINGLinkExpiry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkExpiryTag tag;
/// Let it expire at this time. Has a value only if `isSetExpiry` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkExpiry *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkExpiry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGLinkPassword`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGLinkPasswordTag) {
    /// Take it away.
    DBSHARINGLinkPasswordRemovePassword,
    /// Set this one.
    DBSHARINGLinkPasswordSetPassword,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGLinkPasswordOther,
};

/// What to do with the password of a link.
@interface DBSHARINGLinkPassword : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGLinkPasswordTag tag;
/// Set this one. Has a value only if `isSetPassword` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPassword *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkPassword *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whether the user may do something with a link.
@interface DBSHARINGLinkPermission : DBStoneObject
/// What they may do or not.
@property (nonatomic, readonly) DBSHARINGLinkAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not.
- (instancetype)initWithAction:(DBSHARINGLinkAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGLinkAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGLinkPermission` from and to JSON.
@interface DBSHARINGLinkPermissionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPermission *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Who may use a link, and what the user may change about it.
@interface DBSHARINGLinkPermissions : DBStoneObject
/// Who can really use it, with the rules of team and folder counted in. Some links have `effectiveAudience` instead.
@property (nonatomic, readonly, nullable) DBSHARINGResolvedVisibility *resolvedVisibility;
/// Who was meant to use it. Only the owner of the link sees this.
@property (nonatomic, readonly, nullable) DBSHARINGRequestedVisibility *requestedVisibility;
/// Whether the user may revoke the link.
@property (nonatomic, readonly) NSNumber *canRevoke;
/// Why the user may not revoke it.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkAccessFailureReason *revokeFailureReason;
/// Who can use it with the rights of `linkAccessLevel`.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *effectiveAudience;
/// What the link allows, beyond what its users may do anyway.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAccessLevel *linkAccessLevel;
/// The choices of who may use it.
@property (nonatomic, readonly) NSArray<DBSHARINGVisibilityPolicy *> *visibilityPolicies;
/// Whether the user may set or change its expiry.
@property (nonatomic, readonly) NSNumber *canSetExpiry;
/// Whether the user may remove its expiry.
@property (nonatomic, readonly) NSNumber *canRemoveExpiry;
/// Whether its content can be downloaded.
@property (nonatomic, readonly) NSNumber *allowDownload;
/// Whether the user may allow downloads.
@property (nonatomic, readonly) NSNumber *canAllowDownload;
/// Whether the user may forbid downloads.
@property (nonatomic, readonly) NSNumber *canDisallowDownload;
/// Whether comments are possible. Deprecated.
@property (nonatomic, readonly) NSNumber *allowComments;
/// Whether the team forbids comments. Deprecated.
@property (nonatomic, readonly) NSNumber *teamRestrictsComments;
/// The audiences among which the user may be able to choose.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGLinkAudienceOption *> *audienceOptions;
/// Whether the user may give it a password.
@property (nonatomic, readonly, nullable) NSNumber *canSetPassword;
/// Whether the user may take its password away.
@property (nonatomic, readonly, nullable) NSNumber *canRemovePassword;
/// Whether it asks for a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// Whether the user's plan includes the extended controls of links.
@property (nonatomic, readonly, nullable) NSNumber *canUseExtendedSharingControls;
/// Whether its content can be added to one's own Dropbox.
@property (nonatomic, readonly, nullable) NSNumber *canSync;
/// Whether one can ask for access.
@property (nonatomic, readonly, nullable) NSNumber *canRequestAccess;
/// Whether the owning team demands a password for links that lead out of it. Only for links of a team.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESEnforceLinkPasswordPolicy *enforceSharedLinkPasswordPolicy;
/// When links of the owning team expire by default. Only for links of a team.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *daysToExpirePolicy;
/// Whether the link may live longer than that default. Only for links of a team.
@property (nonatomic, readonly, nullable) DBSHARINGChangeLinkExpirationPolicy *changeSharedLinkExpirationPolicy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - canRevoke: Whether the user may revoke the link.
///   - visibilityPolicies: The choices of who may use it.
///   - canSetExpiry: Whether the user may set or change its expiry.
///   - canRemoveExpiry: Whether the user may remove its expiry.
///   - allowDownload: Whether its content can be downloaded.
///   - canAllowDownload: Whether the user may allow downloads.
///   - canDisallowDownload: Whether the user may forbid downloads.
///   - allowComments: Whether comments are possible. Deprecated.
///   - teamRestrictsComments: Whether the team forbids comments. Deprecated.
///   - resolvedVisibility: Who can really use it, with the rules of team and folder counted in. Some links have
///     `effectiveAudience` instead.
///   - requestedVisibility: Who was meant to use it. Only the owner of the link sees this.
///   - revokeFailureReason: Why the user may not revoke it.
///   - effectiveAudience: Who can use it with the rights of `linkAccessLevel`.
///   - linkAccessLevel: What the link allows, beyond what its users may do anyway.
///   - audienceOptions: The audiences among which the user may be able to choose.
///   - canSetPassword: Whether the user may give it a password.
///   - canRemovePassword: Whether the user may take its password away.
///   - requirePassword: Whether it asks for a password.
///   - canUseExtendedSharingControls: Whether the user's plan includes the extended controls of links.
///   - canSync: Whether its content can be added to one's own Dropbox.
///   - canRequestAccess: Whether one can ask for access.
///   - enforceSharedLinkPasswordPolicy: Whether the owning team demands a password for links that lead out of it. Only
///     for links of a team.
///   - daysToExpirePolicy: When links of the owning team expire by default. Only for links of a team.
///   - changeSharedLinkExpirationPolicy: Whether the link may live longer than that default. Only for links of a team.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPermissions *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkPermissions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How the link to shared content is set.
@interface DBSHARINGLinkSettings : DBStoneObject
/// What the link allows: `.viewer` or `.viewerNoComment`.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// Who may use the link.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *audience;
/// When the link expires.
@property (nonatomic, readonly, nullable) DBSHARINGLinkExpiry *expiry;
/// The password of the link.
@property (nonatomic, readonly, nullable) DBSHARINGLinkPassword *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessLevel: What the link allows: `.viewer` or `.viewerNoComment`.
///   - audience: Who may use the link.
///   - expiry: When the link expires.
///   - password: The password of the link.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audience:(nullable DBSHARINGLinkAudience *)audience
    expiry:(nullable DBSHARINGLinkExpiry *)expiry
    password:(nullable DBSHARINGLinkPassword *)password;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGLinkSettings` from and to JSON.
@interface DBSHARINGLinkSettingsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkSettings *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkSettings *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose members to list.
@interface DBSHARINGListFileMembersArg : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions to tell about, whether the user may take them on each member.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberAction *> *actions;
/// Whether to include members who have access only by way of a folder. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *includeInherited;
/// The size of a page. Default: 100. 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - includeInherited: Whether to include members who have access only by way of a folder. Default: `@YES`.
///   - limit: The size of a page. Default: 100. 1 to 300.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    includeInherited:(nullable NSNumber *)includeInherited
    limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGListFileMembersArg` from and to JSON.
@interface DBSHARINGListFileMembersArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose members to list.
@interface DBSHARINGListFileMembersBatchArg : DBStoneObject
/// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly) NSArray<NSString *> *files;

/// How many members to return at most. Default: 1000. At most 3000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - limit: How many members to return at most. Default: 1000. At most 3000.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files;
@end

/// Converts `DBSHARINGListFileMembersBatchArg` from and to JSON.
@interface DBSHARINGListFileMembersBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersBatchArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Who has access to one file.
@interface DBSHARINGListFileMembersBatchResult : DBStoneObject
/// The file, as given in the call. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// Who has access, or why that is not known.
@property (nonatomic, readonly) DBSHARINGListFileMembersIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as given in the call. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: Who has access, or why that is not known.
- (instancetype)initWithFile:(NSString *)file result:(DBSHARINGListFileMembersIndividualResult *)result;
@end

/// Converts `DBSHARINGListFileMembersBatchResult` from and to JSON.
@interface DBSHARINGListFileMembersBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersBatchResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBSHARINGListFileMembersContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFileMembersContinueArg` from and to JSON.
@interface DBSHARINGListFileMembersContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersContinueArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersContinueErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGListFileMembersContinueErrorUserError,
    /// The file or folder cannot be opened.
    DBSHARINGListFileMembersContinueErrorAccessError,
    /// The cursor is not valid. List from the start.
    DBSHARINGListFileMembersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersContinueErrorOther,
};

/// Why the next page was not returned.
@interface DBSHARINGListFileMembersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersContinueErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFileMembersContinueError` from and to JSON.
@interface DBSHARINGListFileMembersContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersContinueError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Who has access to a file.
@interface DBSHARINGListFileMembersCountResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) DBSHARINGSharedFileMembers *members;
/// How many members there are, without those by way of a folder.
@property (nonatomic, readonly) NSNumber *memberCount;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - memberCount: How many members there are, without those by way of a folder.
- (instancetype)initWithMembers:(DBSHARINGSharedFileMembers *)members memberCount:(NSNumber *)memberCount;
@end

/// Converts `DBSHARINGListFileMembersCountResult` from and to JSON.
@interface DBSHARINGListFileMembersCountResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersCountResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersCountResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGListFileMembersErrorUserError,
    /// The file or folder cannot be opened.
    DBSHARINGListFileMembersErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersErrorOther,
};

/// Why members were not listed.
@interface DBSHARINGListFileMembersError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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

/// Converts `DBSHARINGListFileMembersError` from and to JSON.
@interface DBSHARINGListFileMembersErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersIndividualResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersIndividualResultTag) {
    /// Who has access.
    DBSHARINGListFileMembersIndividualResultResult,
    /// The file or folder cannot be opened.
    DBSHARINGListFileMembersIndividualResultAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersIndividualResultOther,
};

/// Who has access to one file, or why that is not known.
@interface DBSHARINGListFileMembersIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersIndividualResultTag tag;
/// Who has access. Has a value only if `isResult` returns `YES`.
@property (nonatomic, readonly) DBSHARINGListFileMembersCountResult *result;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `result`.
- (instancetype)initWithResult:(DBSHARINGListFileMembersCountResult *)result;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `result`.
- (BOOL)isResult;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFileMembersIndividualResult` from and to JSON.
@interface DBSHARINGListFileMembersIndividualResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersIndividualResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersIndividualResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How to list files.
@interface DBSHARINGListFilesArg : DBStoneObject
/// The size of a page. Default: 100. 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions to tell about, whether the user may take them on each file.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 100. 1 to 300.
///   - actions: The actions to tell about, whether the user may take them on each file.
- (instancetype)initWithLimit:(nullable NSNumber *)limit actions:(nullable NSArray<DBSHARINGFileAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListFilesArg` from and to JSON.
@interface DBSHARINGListFilesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFilesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBSHARINGListFilesContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFilesContinueArg` from and to JSON.
@interface DBSHARINGListFilesContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesContinueArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFilesContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFilesContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFilesContinueErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGListFilesContinueErrorUserError,
    /// The cursor is not valid. List from the start.
    DBSHARINGListFilesContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFilesContinueErrorOther,
};

/// Why the next page was not returned.
@interface DBSHARINGListFilesContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFilesContinueErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(DBSHARINGSharingUserError *)userError;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFilesContinueError` from and to JSON.
@interface DBSHARINGListFilesContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesContinueError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFilesContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of files shared with the user.
@interface DBSHARINGListFilesResult : DBStoneObject
/// The files.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedFileMetadata *> *entries;
/// Where the next page begins. Nil at the end.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The files.
///   - cursor: Where the next page begins. Nil at the end.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFileMetadata *> *)entries cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFileMetadata *> *)entries;
@end

/// Converts `DBSHARINGListFilesResult` from and to JSON.
@interface DBSHARINGListFilesResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFilesResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFilesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How to list members.
@interface DBSHARINGListFolderMembersCursorArg : DBStoneObject
/// The actions to tell about, whether the user may take them on each member.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberAction *> *actions;
/// The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
- (instancetype)initWithActions:(nullable NSArray<DBSHARINGMemberAction *> *)actions limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListFolderMembersCursorArg` from and to JSON.
@interface DBSHARINGListFolderMembersCursorArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersCursorArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFolderMembersCursorArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose members to list.
@interface DBSHARINGListFolderMembersArgs : DBSHARINGListFolderMembersCursorArg
/// The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The folder by path, to list those with access by way of a folder around it too.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
///   - actions: The actions to tell about, whether the user may take them on each member.
///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
///   - path: The folder by path, to list those with access by way of a folder around it too.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    limit:(nullable NSNumber *)limit
    path:(nullable NSString *)path;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGListFolderMembersArgs` from and to JSON.
@interface DBSHARINGListFolderMembersArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersArgs *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFolderMembersArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBSHARINGListFolderMembersContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFolderMembersContinueArg` from and to JSON.
@interface DBSHARINGListFolderMembersContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersContinueArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFolderMembersContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFolderMembersContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFolderMembersContinueErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGListFolderMembersContinueErrorAccessError,
    /// The cursor is not valid. List from the start.
    DBSHARINGListFolderMembersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFolderMembersContinueErrorOther,
};

/// Why the next page was not returned.
@interface DBSHARINGListFolderMembersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFolderMembersContinueErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFolderMembersContinueError` from and to JSON.
@interface DBSHARINGListFolderMembersContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersContinueError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFolderMembersContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How to list folders.
@interface DBSHARINGListFoldersArgs : DBStoneObject
/// The size of a page. Default: 1000. 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions to tell about, whether the user may take them on each folder.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000. 1 to 1000.
///   - actions: The actions to tell about, whether the user may take them on each folder.
- (instancetype)initWithLimit:(nullable NSNumber *)limit actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListFoldersArgs` from and to JSON.
@interface DBSHARINGListFoldersArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersArgs *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFoldersArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBSHARINGListFoldersContinueArg : DBStoneObject
/// The cursor of the latest page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBSHARINGListFoldersContinueArg` from and to JSON.
@interface DBSHARINGListFoldersContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersContinueArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFoldersContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFoldersContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFoldersContinueErrorTag) {
    /// The cursor is not valid. List from the start.
    DBSHARINGListFoldersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFoldersContinueErrorOther,
};

/// Why the next page was not returned.
@interface DBSHARINGListFoldersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFoldersContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListFoldersContinueError` from and to JSON.
@interface DBSHARINGListFoldersContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersContinueError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFoldersContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of shared folders.
@interface DBSHARINGListFoldersResult : DBStoneObject
/// The shared folders. Those that are not mounted have no `pathLower`.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedFolderMetadata *> *entries;
/// Where the next page begins. Nil at the end.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The shared folders. Those that are not mounted have no `pathLower`.
///   - cursor: Where the next page begins. Nil at the end.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFolderMetadata *> *)entries cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBSHARINGSharedFolderMetadata *> *)entries;
@end

/// Converts `DBSHARINGListFoldersResult` from and to JSON.
@interface DBSHARINGListFoldersResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFoldersResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFoldersResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which links to list.
@interface DBSHARINGListSharedLinksArg : DBStoneObject
/// Only links through which this path can be reached. By default all links of the user, page by page. Pattern:
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Where the page begins: the cursor of the latest page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// Whether to leave out links to the folders around `path`.
@property (nonatomic, readonly, nullable) NSNumber *directOnly;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: Only links through which this path can be reached. By default all links of the user, page by page.
///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - cursor: Where the page begins: the cursor of the latest page.
///   - directOnly: Whether to leave out links to the folders around `path`.
- (instancetype)initWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGListSharedLinksArg` from and to JSON.
@interface DBSHARINGListSharedLinksArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListSharedLinksArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListSharedLinksArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListSharedLinksError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListSharedLinksErrorTag) {
    /// There is nothing at this path.
    DBSHARINGListSharedLinksErrorPath,
    /// The cursor has expired. List from the start.
    DBSHARINGListSharedLinksErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListSharedLinksErrorOther,
};

/// Why links were not listed.
@interface DBSHARINGListSharedLinksError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListSharedLinksErrorTag tag;
/// There is nothing at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGListSharedLinksError` from and to JSON.
@interface DBSHARINGListSharedLinksErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListSharedLinksError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListSharedLinksError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of links.
@interface DBSHARINGListSharedLinksResult : DBStoneObject
/// The links.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedLinkMetadata *> *links;
/// Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// Where the next page begins. Only if no path was given.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - links: The links.
///   - hasMore: Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
///   - cursor: Where the next page begins. Only if no path was given.
- (instancetype)initWithLinks:(NSArray<DBSHARINGSharedLinkMetadata *> *)links
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLinks:(NSArray<DBSHARINGSharedLinkMetadata *> *)links hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBSHARINGListSharedLinksResult` from and to JSON.
@interface DBSHARINGListSharedLinksResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListSharedLinksResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListSharedLinksResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which access a member has after a change.
@interface DBSHARINGMemberAccessLevelResult : DBStoneObject
/// What they still may do, by way of a folder.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// A text to show to the user: why they still have access.
@property (nonatomic, readonly, copy, nullable) NSString *warning;
/// The folders by which they have access.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGParentFolderAccessInfo *> *accessDetails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessLevel: What they still may do, by way of a folder.
///   - warning: A text to show to the user: why they still have access.
///   - accessDetails: The folders by which they have access.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    warning:(nullable NSString *)warning
    accessDetails:(nullable NSArray<DBSHARINGParentFolderAccessInfo *> *)accessDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGMemberAccessLevelResult` from and to JSON.
@interface DBSHARINGMemberAccessLevelResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberAccessLevelResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMemberAccessLevelResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberActionTag) {
    /// Let them keep a copy when they are removed.
    DBSHARINGMemberActionLeaveACopy,
    /// Let them change what is there.
    DBSHARINGMemberActionMakeEditor,
    /// Make them the owner.
    DBSHARINGMemberActionMakeOwner,
    /// Let them view and comment only.
    DBSHARINGMemberActionMakeViewer,
    /// Let them view only.
    DBSHARINGMemberActionMakeViewerNoComment,
    /// Remove them.
    DBSHARINGMemberActionRemove,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMemberActionOther,
};

/// Something that may be done about a member.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberAction *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMemberAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whether the user may do something about a member.
@interface DBSHARINGMemberPermission : DBStoneObject
/// What they may do or not.
@property (nonatomic, readonly) DBSHARINGMemberAction *action;
/// Whether they may.
@property (nonatomic, readonly) NSNumber *allow;
/// Why they may not.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: What they may do or not.
///   - allow: Whether they may.
///   - reason: Why they may not.
- (instancetype)initWithAction:(DBSHARINGMemberAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGMemberAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGMemberPermission` from and to JSON.
@interface DBSHARINGMemberPermissionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberPermission *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMemberPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberPolicyTag) {
    /// Teammates.
    DBSHARINGMemberPolicyTeam,
    /// Anybody.
    DBSHARINGMemberPolicyAnyone,
    /// Teammates, and others whom the admins have approved.
    DBSHARINGMemberPolicyTeamAndApproved,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMemberPolicyOther,
};

/// Who may be a member of a team's shared folder.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberSelectorTag) {
    /// An account, a team member or a group. At least 1 character.
    DBSHARINGMemberSelectorDropboxId,
    /// An email address, with or without an account. At most 255 characters. Pattern:
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBSHARINGMemberSelectorEmail,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMemberSelectorOther,
};

/// A person or group, by id or by email address.
@interface DBSHARINGMemberSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGMemberSelectorTag tag;
/// An account, a team member or a group. At least 1 character. Has a value only if `isDropboxId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *dropboxId;

/// An email address, with or without an account. At most 255 characters. Pattern:
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isEmail` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberSelector *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMemberSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change about a link.
@interface DBSHARINGModifySharedLinkSettingsArgs : DBStoneObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;
/// What to change.
@property (nonatomic, readonly) DBSHARINGSharedLinkSettings *settings;
/// Whether to let the link live for ever. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *removeExpiration;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - settings: What to change.
///   - removeExpiration: Whether to let the link live for ever. Default: `@NO`.
- (instancetype)initWithUrl:(NSString *)url
    settings:(DBSHARINGSharedLinkSettings *)settings
    removeExpiration:(nullable NSNumber *)removeExpiration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url settings:(DBSHARINGSharedLinkSettings *)settings;
@end

/// Converts `DBSHARINGModifySharedLinkSettingsArgs` from and to JSON.
@interface DBSHARINGModifySharedLinkSettingsArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGModifySharedLinkSettingsArgs *)instance;
/// Returns the object for JSON.
+ (DBSHARINGModifySharedLinkSettingsArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGModifySharedLinkSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGModifySharedLinkSettingsErrorTag) {
    /// There is no such link.
    DBSHARINGModifySharedLinkSettingsErrorSharedLinkNotFound,
    /// The user may not use it.
    DBSHARINGModifySharedLinkSettingsErrorSharedLinkAccessDenied,
    /// Links of this kind cannot be downloaded. Use `export` of `Files`.
    DBSHARINGModifySharedLinkSettingsErrorUnsupportedLinkType,
    /// Private links take neither `path` nor `linkPassword`.
    DBSHARINGModifySharedLinkSettingsErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGModifySharedLinkSettingsErrorOther,
    /// The settings are not acceptable.
    DBSHARINGModifySharedLinkSettingsErrorSettingsError,
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGModifySharedLinkSettingsErrorEmailNotVerified,
};

/// Why a link was not changed.
@interface DBSHARINGModifySharedLinkSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGModifySharedLinkSettingsErrorTag tag;
/// The settings are not acceptable. Has a value only if `isSettingsError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGModifySharedLinkSettingsError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGModifySharedLinkSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folder to mount.
@interface DBSHARINGMountFolderArg : DBStoneObject
/// The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGMountFolderArg` from and to JSON.
@interface DBSHARINGMountFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMountFolderArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMountFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMountFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMountFolderErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGMountFolderErrorAccessError,
    /// A shared folder would lie within another one.
    DBSHARINGMountFolderErrorInsideSharedFolder,
    /// The user's Dropbox has too little space for it.
    DBSHARINGMountFolderErrorInsufficientQuota,
    /// It is mounted already.
    DBSHARINGMountFolderErrorAlreadyMounted,
    /// The user has no permission for this.
    DBSHARINGMountFolderErrorNoPermission,
    /// It cannot be mounted, for instance because it lies in a team folder of the user.
    DBSHARINGMountFolderErrorNotMountable,
    /// Dropbox mounts this folder by itself.
    DBSHARINGMountFolderErrorMustAutomount,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGMountFolderErrorOther,
};

/// Why a shared folder was not mounted.
@interface DBSHARINGMountFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGMountFolderErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// The user's Dropbox has too little space for it. Has a value only if `isInsufficientQuota` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMountFolderError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMountFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder by which a member has access.
@interface DBSHARINGParentFolderAccessInfo : DBStoneObject
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// What the user may do about the member there.
@property (nonatomic, readonly) NSArray<DBSHARINGMemberPermission *> *permissions;
/// The path of the folder, from the user's root.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - folderName: The name of the folder.
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - permissions: What the user may do about the member there.
///   - path: The path of the folder, from the user's root.
- (instancetype)initWithFolderName:(NSString *)folderName
    sharedFolderId:(NSString *)sharedFolderId
    permissions:(NSArray<DBSHARINGMemberPermission *> *)permissions
    path:(NSString *)path;
@end

/// Converts `DBSHARINGParentFolderAccessInfo` from and to JSON.
@interface DBSHARINGParentFolderAccessInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGParentFolderAccessInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGParentFolderAccessInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to a file or folder.
@interface DBSHARINGPathLinkMetadata : DBSHARINGLinkMetadata
/// Where the file or folder lies in the user's Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The link.
///   - visibility: Who may use it.
///   - path: Where the file or folder lies in the user's Dropbox.
///   - expires: When it expires, if ever.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBSHARINGVisibility *)visibility
    path:(NSString *)path
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url visibility:(DBSHARINGVisibility *)visibility path:(NSString *)path;
@end

/// Converts `DBSHARINGPathLinkMetadata` from and to JSON.
@interface DBSHARINGPathLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPathLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGPathLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGPendingUploadMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGPendingUploadModeTag) {
    /// A file.
    DBSHARINGPendingUploadModeFile,
    /// A folder.
    DBSHARINGPendingUploadModeFolder,
};

/// What a link to a path without anything there expects.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPendingUploadMode *)instance;
/// Returns the object for JSON.
+ (DBSHARINGPendingUploadMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGPermissionDeniedReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGPermissionDeniedReasonTag) {
    /// They belong to another team than the owner.
    DBSHARINGPermissionDeniedReasonUserNotSameTeamAsOwner,
    /// The owner forbids it.
    DBSHARINGPermissionDeniedReasonUserNotAllowedByOwner,
    /// The member has access by way of a folder or a group.
    DBSHARINGPermissionDeniedReasonTargetIsIndirectMember,
    /// The member is the owner.
    DBSHARINGPermissionDeniedReasonTargetIsOwner,
    /// The member is the user.
    DBSHARINGPermissionDeniedReasonTargetIsSelf,
    /// The member is not active in the team.
    DBSHARINGPermissionDeniedReasonTargetNotActive,
    /// The folder belongs to a team with a limited plan.
    DBSHARINGPermissionDeniedReasonFolderIsLimitedTeamFolder,
    /// The owner does not belong to a team.
    DBSHARINGPermissionDeniedReasonOwnerNotOnTeam,
    /// They have no permission.
    DBSHARINGPermissionDeniedReasonPermissionDenied,
    /// Their team forbids it.
    DBSHARINGPermissionDeniedReasonRestrictedByTeam,
    /// Their plan does not include it.
    DBSHARINGPermissionDeniedReasonUserAccountType,
    /// They do not belong to a team.
    DBSHARINGPermissionDeniedReasonUserNotOnTeam,
    /// The folder lies in a shared folder.
    DBSHARINGPermissionDeniedReasonFolderIsInsideSharedFolder,
    /// The folder around it forbids it.
    DBSHARINGPermissionDeniedReasonRestrictedByParentFolder,
    /// Their plan does not include it; the value says more.
    DBSHARINGPermissionDeniedReasonInsufficientPlan,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGPermissionDeniedReasonOther,
};

/// Why a user may not do something.
@interface DBSHARINGPermissionDeniedReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGPermissionDeniedReasonTag tag;
/// Their plan does not include it; the value says more. Has a value only if `isInsufficientPlan` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPermissionDeniedReason *)instance;
/// Returns the object for JSON.
+ (DBSHARINGPermissionDeniedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to give up access to.
@interface DBSHARINGRelinquishAccessArg : DBStoneObject
/// The file or folder, `id:…`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - fileId: The file or folder, `id:…`.
- (instancetype)initWithFileId:(NSString *)fileId;
@end

/// Converts `DBSHARINGRelinquishAccessArg` from and to JSON.
@interface DBSHARINGRelinquishAccessArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishAccessArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRelinquishAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRelinquishAccessErrorTag) {
    /// There is no such file or folder.
    DBSHARINGRelinquishAccessErrorInvalidFileId,
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGRelinquishAccessErrorEmailUnverified,
    /// The user owns it.
    DBSHARINGRelinquishAccessErrorOwner,
    /// The user has access by way of a folder or a group. Leave that folder, or have the group changed.
    DBSHARINGRelinquishAccessErrorNoExplicitAccess,
    /// Rules of a team folder forbid it.
    DBSHARINGRelinquishAccessErrorTeamFolder,
    /// The user has no permission for this.
    DBSHARINGRelinquishAccessErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRelinquishAccessErrorOther,
};

/// Why the user still has access.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An empty answer: access has been given up.
@interface DBSHARINGRelinquishAccessResult : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGRelinquishAccessResult` from and to JSON.
@interface DBSHARINGRelinquishAccessResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishAccessResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to give up access to.
@interface DBSHARINGRelinquishFileMembershipArg : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGRelinquishFileMembershipArg` from and to JSON.
@interface DBSHARINGRelinquishFileMembershipArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFileMembershipArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishFileMembershipArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRelinquishFileMembershipError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRelinquishFileMembershipErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGRelinquishFileMembershipErrorAccessError,
    /// The user has access by way of a group.
    DBSHARINGRelinquishFileMembershipErrorGroupAccess,
    /// The user has no permission for this.
    DBSHARINGRelinquishFileMembershipErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRelinquishFileMembershipErrorOther,
};

/// Why the user still has access.
@interface DBSHARINGRelinquishFileMembershipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRelinquishFileMembershipErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFileMembershipError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishFileMembershipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folder to leave.
@interface DBSHARINGRelinquishFolderMembershipArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder.
///     Default: `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId leaveACopy:(nullable NSNumber *)leaveACopy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGRelinquishFolderMembershipArg` from and to JSON.
@interface DBSHARINGRelinquishFolderMembershipArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFolderMembershipArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishFolderMembershipArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRelinquishFolderMembershipError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRelinquishFolderMembershipErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGRelinquishFolderMembershipErrorAccessError,
    /// The user owns it. Unshare it, or make somebody else the owner.
    DBSHARINGRelinquishFolderMembershipErrorFolderOwner,
    /// It is mounted. Unmount it first.
    DBSHARINGRelinquishFolderMembershipErrorMounted,
    /// The user has access by way of a group.
    DBSHARINGRelinquishFolderMembershipErrorGroupAccess,
    /// Not possible with a team folder.
    DBSHARINGRelinquishFolderMembershipErrorTeamFolder,
    /// The user has no permission for this.
    DBSHARINGRelinquishFolderMembershipErrorNoPermission,
    /// The user has access by way of a folder.
    DBSHARINGRelinquishFolderMembershipErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRelinquishFolderMembershipErrorOther,
};

/// Why the user has not left the folder.
@interface DBSHARINGRelinquishFolderMembershipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRelinquishFolderMembershipErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFolderMembershipError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishFolderMembershipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whom to remove from which file.
@interface DBSHARINGRemoveFileMemberArg : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member to remove. An email address that belongs to an account means that account.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member to remove. An email address that belongs to an account means that account.
- (instancetype)initWithFile:(NSString *)file member:(DBSHARINGMemberSelector *)member;
@end

/// Converts `DBSHARINGRemoveFileMemberArg` from and to JSON.
@interface DBSHARINGRemoveFileMemberArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFileMemberArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRemoveFileMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRemoveFileMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRemoveFileMemberErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGRemoveFileMemberErrorUserError,
    /// The file or folder cannot be opened.
    DBSHARINGRemoveFileMemberErrorAccessError,
    /// The member has access only by way of a folder; the value tells which access. Remove them there.
    DBSHARINGRemoveFileMemberErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRemoveFileMemberErrorOther,
};

/// Why a member was not removed.
@interface DBSHARINGRemoveFileMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRemoveFileMemberErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;

/// The member has access only by way of a folder; the value tells which access. Remove them there. Has a value only if
/// `isNoExplicitAccess` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFileMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRemoveFileMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whom to remove from which folder.
@interface DBSHARINGRemoveFolderMemberArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member to remove.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or another shared
/// folder.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - member: The member to remove.
///   - leaveACopy: Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or
///     another shared folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy;
@end

/// Converts `DBSHARINGRemoveFolderMemberArg` from and to JSON.
@interface DBSHARINGRemoveFolderMemberArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFolderMemberArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRemoveFolderMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRemoveFolderMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRemoveFolderMemberErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGRemoveFolderMemberErrorAccessError,
    /// Something is wrong with the member.
    DBSHARINGRemoveFolderMemberErrorMemberError,
    /// The member owns the folder. Make somebody else the owner first.
    DBSHARINGRemoveFolderMemberErrorFolderOwner,
    /// The member has access by way of a group.
    DBSHARINGRemoveFolderMemberErrorGroupAccess,
    /// Not possible with a team folder.
    DBSHARINGRemoveFolderMemberErrorTeamFolder,
    /// The user has no permission for this.
    DBSHARINGRemoveFolderMemberErrorNoPermission,
    /// There is too much in it to leave a copy. Remove the member without one.
    DBSHARINGRemoveFolderMemberErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRemoveFolderMemberErrorOther,
};

/// Why a member was not removed.
@interface DBSHARINGRemoveFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRemoveFolderMemberErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Something is wrong with the member. Has a value only if `isMemberError` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFolderMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRemoveFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRemoveMemberJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRemoveMemberJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBSHARINGRemoveMemberJobStatusInProgress,
    /// The member is removed; the value tells which access they still have.
    DBSHARINGRemoveMemberJobStatusComplete,
    /// The member was not removed.
    DBSHARINGRemoveMemberJobStatusFailed,
};

/// The state of a job of `removeFolderMember`.
@interface DBSHARINGRemoveMemberJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGRemoveMemberJobStatusTag tag;
/// The member is removed; the value tells which access they still have. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *complete;
/// The member was not removed. Has a value only if `isFailed` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveMemberJobStatus *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRemoveMemberJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRequestedLinkAccessLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRequestedLinkAccessLevelTag) {
    /// Viewing and commenting.
    DBSHARINGRequestedLinkAccessLevelViewer,
    /// Viewing, commenting and changing. Not for all kinds of files.
    DBSHARINGRequestedLinkAccessLevelEditor,
    /// As much as possible.
    DBSHARINGRequestedLinkAccessLevelMax,
    /// What the user has chosen as default.
    DBSHARINGRequestedLinkAccessLevelDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRequestedLinkAccessLevelOther,
};

/// What a link is to allow.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRequestedLinkAccessLevel *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRequestedLinkAccessLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRequestedVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRequestedVisibilityTag) {
    /// Anybody who has it.
    DBSHARINGRequestedVisibilityPublic,
    /// Teammates.
    DBSHARINGRequestedVisibilityTeamOnly,
    /// Anybody who has it and knows its password.
    DBSHARINGRequestedVisibilityPassword,
};

/// Who is meant to use a link. The rules of team and folder may restrict it further.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRequestedVisibility *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRequestedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGResolvedVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGResolvedVisibilityTag) {
    /// Anybody who has it.
    DBSHARINGResolvedVisibilityPublic,
    /// Teammates.
    DBSHARINGResolvedVisibilityTeamOnly,
    /// Anybody who has it and knows its password.
    DBSHARINGResolvedVisibilityPassword,
    /// Teammates who know its password.
    DBSHARINGResolvedVisibilityTeamAndPassword,
    /// Members of the shared folder around it.
    DBSHARINGResolvedVisibilitySharedFolderOnly,
    /// Nobody who has no access already.
    DBSHARINGResolvedVisibilityNoOne,
    /// The user.
    DBSHARINGResolvedVisibilityOnlyYou,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGResolvedVisibilityOther,
};

/// Who can really use a link, with the rules of team and folder counted in.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGResolvedVisibility *)instance;
/// Returns the object for JSON.
+ (DBSHARINGResolvedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which link to revoke.
@interface DBSHARINGRevokeSharedLinkArg : DBStoneObject
/// The link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - url: The link.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBSHARINGRevokeSharedLinkArg` from and to JSON.
@interface DBSHARINGRevokeSharedLinkArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRevokeSharedLinkArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRevokeSharedLinkArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGRevokeSharedLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGRevokeSharedLinkErrorTag) {
    /// There is no such link.
    DBSHARINGRevokeSharedLinkErrorSharedLinkNotFound,
    /// The user may not use it.
    DBSHARINGRevokeSharedLinkErrorSharedLinkAccessDenied,
    /// Links of this kind cannot be downloaded. Use `export` of `Files`.
    DBSHARINGRevokeSharedLinkErrorUnsupportedLinkType,
    /// Private links take neither `path` nor `linkPassword`.
    DBSHARINGRevokeSharedLinkErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGRevokeSharedLinkErrorOther,
    /// This is not a link.
    DBSHARINGRevokeSharedLinkErrorSharedLinkMalformed,
};

/// Why a link was not revoked.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRevokeSharedLinkError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRevokeSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whether a folder takes over the members of the folder around it.
@interface DBSHARINGSetAccessInheritanceArg : DBStoneObject
/// Whether the folder takes over the members of the folder around it. Default: `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - accessInheritance: Whether the folder takes over the members of the folder around it. Default: `inherit`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGSetAccessInheritanceArg` from and to JSON.
@interface DBSHARINGSetAccessInheritanceArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSetAccessInheritanceArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSetAccessInheritanceArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSetAccessInheritanceError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSetAccessInheritanceErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGSetAccessInheritanceErrorAccessError,
    /// The user has no permission for this.
    DBSHARINGSetAccessInheritanceErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSetAccessInheritanceErrorOther,
};

/// Why the setting was not changed.
@interface DBSHARINGSetAccessInheritanceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSetAccessInheritanceErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSetAccessInheritanceError` from and to JSON.
@interface DBSHARINGSetAccessInheritanceErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSetAccessInheritanceError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSetAccessInheritanceError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to share, and under which rules.
@interface DBSHARINGShareFolderArgBase : DBStoneObject
/// Who may add and remove members.
@property (nonatomic, readonly, nullable) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// Whether to answer with a job at once, even for a small folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;
/// Who may be a member. Only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;

/// The folder: a path or an `id:…`. It is created if it is not there. Pattern:
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// Who may use links to what is in it. `.members` only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkPolicy *sharedLinkPolicy;
/// Whether it shows who has seen what is in it.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;
/// Whether it takes over the members of the folder around it. Default: `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: Who may add and remove members.
///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `@NO`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBSHARINGShareFolderArgBase` from and to JSON.
@interface DBSHARINGShareFolderArgBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderArgBase *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to share, and under which rules.
@interface DBSHARINGShareFolderArg : DBSHARINGShareFolderArgBase
/// The actions to tell about in the answer, whether the user may take them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;
/// How the link to the folder is set.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: Who may add and remove members.
///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `@NO`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
///   - actions: The actions to tell about in the answer, whether the user may take them.
///   - linkSettings: How the link to the folder is set.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBSHARINGShareFolderArg` from and to JSON.
@interface DBSHARINGShareFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGShareFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGShareFolderErrorTag) {
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGShareFolderErrorEmailUnverified,
    /// The folder cannot be shared because of what or where it is.
    DBSHARINGShareFolderErrorBadPath,
    /// The team allows fewer people as members than `memberPolicy` does.
    DBSHARINGShareFolderErrorTeamPolicyDisallowsMemberPolicy,
    /// The account may not choose this `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorDisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorOther,
    /// The user has no permission for this.
    DBSHARINGShareFolderErrorNoPermission,
};

/// Why a folder was not shared.
@interface DBSHARINGShareFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderErrorTag tag;
/// The folder cannot be shared because of what or where it is. Has a value only if `isBadPath` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharePathError *badPath;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `bad_path`.
- (instancetype)initWithBadPath:(DBSHARINGSharePathError *)badPath;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)initWithTeamPolicyDisallowsMemberPolicy;
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)initWithDisallowedSharedLinkPolicy;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `bad_path`.
- (BOOL)isBadPath;
/// Returns whether the tag is `team_policy_disallows_member_policy`.
- (BOOL)isTeamPolicyDisallowsMemberPolicy;
/// Returns whether the tag is `disallowed_shared_link_policy`.
- (BOOL)isDisallowedSharedLinkPolicy;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGShareFolderError` from and to JSON.
@interface DBSHARINGShareFolderErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGShareFolderErrorBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGShareFolderErrorBaseTag) {
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGShareFolderErrorBaseEmailUnverified,
    /// The folder cannot be shared because of what or where it is.
    DBSHARINGShareFolderErrorBaseBadPath,
    /// The team allows fewer people as members than `memberPolicy` does.
    DBSHARINGShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy,
    /// The account may not choose this `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorBaseDisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorBaseOther,
};

/// Why a folder was not shared.
@interface DBSHARINGShareFolderErrorBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderErrorBaseTag tag;
/// The folder cannot be shared because of what or where it is. Has a value only if `isBadPath` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharePathError *badPath;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `bad_path`.
- (instancetype)initWithBadPath:(DBSHARINGSharePathError *)badPath;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)initWithTeamPolicyDisallowsMemberPolicy;
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)initWithDisallowedSharedLinkPolicy;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `bad_path`.
- (BOOL)isBadPath;
/// Returns whether the tag is `team_policy_disallows_member_policy`.
- (BOOL)isTeamPolicyDisallowsMemberPolicy;
/// Returns whether the tag is `disallowed_shared_link_policy`.
- (BOOL)isDisallowedSharedLinkPolicy;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGShareFolderErrorBase` from and to JSON.
@interface DBSHARINGShareFolderErrorBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderErrorBase *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderErrorBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGShareFolderErrorBaseV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGShareFolderErrorBaseV2Tag) {
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGShareFolderErrorBaseV2EmailUnverified,
    /// The team allows fewer people as members than `memberPolicy` does.
    DBSHARINGShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy,
    /// The account may not choose this `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorBaseV2DisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorBaseV2Other,
};

/// Why a folder was not shared.
@interface DBSHARINGShareFolderErrorBaseV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderErrorBaseV2Tag tag;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)initWithTeamPolicyDisallowsMemberPolicy;
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)initWithDisallowedSharedLinkPolicy;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `team_policy_disallows_member_policy`.
- (BOOL)isTeamPolicyDisallowsMemberPolicy;
/// Returns whether the tag is `disallowed_shared_link_policy`.
- (BOOL)isDisallowedSharedLinkPolicy;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGShareFolderErrorBaseV2` from and to JSON.
@interface DBSHARINGShareFolderErrorBaseV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderErrorBaseV2 *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderErrorBaseV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGShareFolderErrorV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGShareFolderErrorV2Tag) {
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGShareFolderErrorV2EmailUnverified,
    /// The team allows fewer people as members than `memberPolicy` does.
    DBSHARINGShareFolderErrorV2TeamPolicyDisallowsMemberPolicy,
    /// The account may not choose this `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorV2DisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorV2Other,
    /// The user has no permission for this.
    DBSHARINGShareFolderErrorV2NoPermission,
};

/// Why a folder was not shared.
@interface DBSHARINGShareFolderErrorV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderErrorV2Tag tag;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)initWithTeamPolicyDisallowsMemberPolicy;
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)initWithDisallowedSharedLinkPolicy;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `team_policy_disallows_member_policy`.
- (BOOL)isTeamPolicyDisallowsMemberPolicy;
/// Returns whether the tag is `disallowed_shared_link_policy`.
- (BOOL)isDisallowedSharedLinkPolicy;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGShareFolderErrorV2` from and to JSON.
@interface DBSHARINGShareFolderErrorV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderErrorV2 *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderErrorV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGShareFolderJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGShareFolderJobStatusTag) {
    /// The job is still going on. Ask again in a while.
    DBSHARINGShareFolderJobStatusInProgress,
    /// The folder is shared.
    DBSHARINGShareFolderJobStatusComplete,
    /// The folder was not shared.
    DBSHARINGShareFolderJobStatusFailed,
};

/// The state of a job of `shareFolder`.
@interface DBSHARINGShareFolderJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderJobStatusTag tag;
/// The folder is shared. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMetadata *complete;
/// The folder was not shared. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBSHARINGShareFolderError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBSHARINGSharedFolderMetadata *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBSHARINGShareFolderError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGShareFolderJobStatus` from and to JSON.
@interface DBSHARINGShareFolderJobStatusSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderJobStatus *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGShareFolderLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGShareFolderLaunchTag) {
    /// The work goes on; poll it with this id. At least 1 character.
    DBSHARINGShareFolderLaunchAsyncJobId,
    /// The folder is shared already.
    DBSHARINGShareFolderLaunchComplete,
};

/// The answer of `shareFolder`: a job to poll, or the shared folder.
@interface DBSHARINGShareFolderLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderLaunchTag tag;
/// The work goes on; poll it with this id. At least 1 character. Has a value only if `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// The folder is shared already. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMetadata *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBSHARINGSharedFolderMetadata *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGShareFolderLaunch` from and to JSON.
@interface DBSHARINGShareFolderLaunchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderLaunch *)instance;
/// Returns the object for JSON.
+ (DBSHARINGShareFolderLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharePathError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharePathErrorTag) {
    /// There is a file at this path.
    DBSHARINGSharePathErrorIsFile,
    /// A folder within a shared folder cannot be shared.
    DBSHARINGSharePathErrorInsideSharedFolder,
    /// There is a shared folder in it.
    DBSHARINGSharePathErrorContainsSharedFolder,
    /// There is an app folder in it.
    DBSHARINGSharePathErrorContainsAppFolder,
    /// There is a team folder in it.
    DBSHARINGSharePathErrorContainsTeamFolder,
    /// It is an app folder.
    DBSHARINGSharePathErrorIsAppFolder,
    /// It lies in an app folder.
    DBSHARINGSharePathErrorInsideAppFolder,
    /// It is the old public folder. Make a link instead.
    DBSHARINGSharePathErrorIsPublicFolder,
    /// It lies in the old public folder. Make a link instead.
    DBSHARINGSharePathErrorInsidePublicFolder,
    /// It is shared already; the value tells how.
    DBSHARINGSharePathErrorAlreadyShared,
    /// The path is not valid.
    DBSHARINGSharePathErrorInvalidPath,
    /// It is a package of macOS, such as an app.
    DBSHARINGSharePathErrorIsOsxPackage,
    /// It lies in a package of macOS, such as an app.
    DBSHARINGSharePathErrorInsideOsxPackage,
    /// It is the Vault.
    DBSHARINGSharePathErrorIsVault,
    /// It lies in a locked Vault.
    DBSHARINGSharePathErrorIsVaultLocked,
    /// It is the Family Room folder.
    DBSHARINGSharePathErrorIsFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharePathErrorOther,
};

/// Why a folder cannot be shared.
@interface DBSHARINGSharePathError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharePathErrorTag tag;
/// It is shared already; the value tells how. Has a value only if `isAlreadyShared` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `is_file`.
- (instancetype)initWithIsFile;
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)initWithInsideSharedFolder;
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)initWithContainsSharedFolder;
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)initWithContainsAppFolder;
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)initWithContainsTeamFolder;
/// Creates an object with the tag `is_app_folder`.
- (instancetype)initWithIsAppFolder;
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)initWithInsideAppFolder;
/// Creates an object with the tag `is_public_folder`.
- (instancetype)initWithIsPublicFolder;
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)initWithInsidePublicFolder;
/// Creates an object with the tag `already_shared`.
- (instancetype)initWithAlreadyShared:(DBSHARINGSharedFolderMetadata *)alreadyShared;
/// Creates an object with the tag `invalid_path`.
- (instancetype)initWithInvalidPath;
/// Creates an object with the tag `is_osx_package`.
- (instancetype)initWithIsOsxPackage;
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)initWithInsideOsxPackage;
/// Creates an object with the tag `is_vault`.
- (instancetype)initWithIsVault;
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)initWithIsVaultLocked;
/// Creates an object with the tag `is_family`.
- (instancetype)initWithIsFamily;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `is_file`.
- (BOOL)isIsFile;
/// Returns whether the tag is `inside_shared_folder`.
- (BOOL)isInsideSharedFolder;
/// Returns whether the tag is `contains_shared_folder`.
- (BOOL)isContainsSharedFolder;
/// Returns whether the tag is `contains_app_folder`.
- (BOOL)isContainsAppFolder;
/// Returns whether the tag is `contains_team_folder`.
- (BOOL)isContainsTeamFolder;
/// Returns whether the tag is `is_app_folder`.
- (BOOL)isIsAppFolder;
/// Returns whether the tag is `inside_app_folder`.
- (BOOL)isInsideAppFolder;
/// Returns whether the tag is `is_public_folder`.
- (BOOL)isIsPublicFolder;
/// Returns whether the tag is `inside_public_folder`.
- (BOOL)isInsidePublicFolder;
/// Returns whether the tag is `already_shared`.
- (BOOL)isAlreadyShared;
/// Returns whether the tag is `invalid_path`.
- (BOOL)isInvalidPath;
/// Returns whether the tag is `is_osx_package`.
- (BOOL)isIsOsxPackage;
/// Returns whether the tag is `inside_osx_package`.
- (BOOL)isInsideOsxPackage;
/// Returns whether the tag is `is_vault`.
- (BOOL)isIsVault;
/// Returns whether the tag is `is_vault_locked`.
- (BOOL)isIsVaultLocked;
/// Returns whether the tag is `is_family`.
- (BOOL)isIsFamily;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharePathError` from and to JSON.
@interface DBSHARINGSharePathErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharePathError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharePathError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharePathErrorBaseV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharePathErrorBaseV2Tag) {
    /// There is a file at this path.
    DBSHARINGSharePathErrorBaseV2IsFile,
    /// A folder within a shared folder cannot be shared.
    DBSHARINGSharePathErrorBaseV2InsideSharedFolder,
    /// There is a shared folder in it.
    DBSHARINGSharePathErrorBaseV2ContainsSharedFolder,
    /// There is a team folder in it.
    DBSHARINGSharePathErrorBaseV2ContainsTeamFolder,
    /// It is an app folder.
    DBSHARINGSharePathErrorBaseV2IsAppFolder,
    /// It lies in an app folder.
    DBSHARINGSharePathErrorBaseV2InsideAppFolder,
    /// It is the old public folder. Make a link instead.
    DBSHARINGSharePathErrorBaseV2IsPublicFolder,
    /// It lies in the old public folder. Make a link instead.
    DBSHARINGSharePathErrorBaseV2InsidePublicFolder,
    /// It is shared already; the value tells how.
    DBSHARINGSharePathErrorBaseV2AlreadyShared,
    /// The path is not valid.
    DBSHARINGSharePathErrorBaseV2InvalidPath,
    /// It is a package of macOS, such as an app.
    DBSHARINGSharePathErrorBaseV2IsOsxPackage,
    /// It lies in a package of macOS, such as an app.
    DBSHARINGSharePathErrorBaseV2InsideOsxPackage,
    /// It is the Vault.
    DBSHARINGSharePathErrorBaseV2IsVault,
    /// It lies in a locked Vault.
    DBSHARINGSharePathErrorBaseV2IsVaultLocked,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharePathErrorBaseV2Other,
};

/// Why a folder cannot be shared.
@interface DBSHARINGSharePathErrorBaseV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharePathErrorBaseV2Tag tag;
/// It is shared already; the value tells how. Has a value only if `isAlreadyShared` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `is_file`.
- (instancetype)initWithIsFile;
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)initWithInsideSharedFolder;
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)initWithContainsSharedFolder;
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)initWithContainsTeamFolder;
/// Creates an object with the tag `is_app_folder`.
- (instancetype)initWithIsAppFolder;
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)initWithInsideAppFolder;
/// Creates an object with the tag `is_public_folder`.
- (instancetype)initWithIsPublicFolder;
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)initWithInsidePublicFolder;
/// Creates an object with the tag `already_shared`.
- (instancetype)initWithAlreadyShared:(DBSHARINGSharedFolderMetadata *)alreadyShared;
/// Creates an object with the tag `invalid_path`.
- (instancetype)initWithInvalidPath;
/// Creates an object with the tag `is_osx_package`.
- (instancetype)initWithIsOsxPackage;
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)initWithInsideOsxPackage;
/// Creates an object with the tag `is_vault`.
- (instancetype)initWithIsVault;
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)initWithIsVaultLocked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `is_file`.
- (BOOL)isIsFile;
/// Returns whether the tag is `inside_shared_folder`.
- (BOOL)isInsideSharedFolder;
/// Returns whether the tag is `contains_shared_folder`.
- (BOOL)isContainsSharedFolder;
/// Returns whether the tag is `contains_team_folder`.
- (BOOL)isContainsTeamFolder;
/// Returns whether the tag is `is_app_folder`.
- (BOOL)isIsAppFolder;
/// Returns whether the tag is `inside_app_folder`.
- (BOOL)isInsideAppFolder;
/// Returns whether the tag is `is_public_folder`.
- (BOOL)isIsPublicFolder;
/// Returns whether the tag is `inside_public_folder`.
- (BOOL)isInsidePublicFolder;
/// Returns whether the tag is `already_shared`.
- (BOOL)isAlreadyShared;
/// Returns whether the tag is `invalid_path`.
- (BOOL)isInvalidPath;
/// Returns whether the tag is `is_osx_package`.
- (BOOL)isIsOsxPackage;
/// Returns whether the tag is `inside_osx_package`.
- (BOOL)isInsideOsxPackage;
/// Returns whether the tag is `is_vault`.
- (BOOL)isIsVault;
/// Returns whether the tag is `is_vault_locked`.
- (BOOL)isIsVaultLocked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharePathErrorBaseV2` from and to JSON.
@interface DBSHARINGSharePathErrorBaseV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharePathErrorBaseV2 *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharePathErrorBaseV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharePathErrorV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharePathErrorV2Tag) {
    /// There is a file at this path.
    DBSHARINGSharePathErrorV2IsFile,
    /// A folder within a shared folder cannot be shared.
    DBSHARINGSharePathErrorV2InsideSharedFolder,
    /// There is a shared folder in it.
    DBSHARINGSharePathErrorV2ContainsSharedFolder,
    /// There is a team folder in it.
    DBSHARINGSharePathErrorV2ContainsTeamFolder,
    /// It is an app folder.
    DBSHARINGSharePathErrorV2IsAppFolder,
    /// It lies in an app folder.
    DBSHARINGSharePathErrorV2InsideAppFolder,
    /// It is the old public folder. Make a link instead.
    DBSHARINGSharePathErrorV2IsPublicFolder,
    /// It lies in the old public folder. Make a link instead.
    DBSHARINGSharePathErrorV2InsidePublicFolder,
    /// It is shared already; the value tells how.
    DBSHARINGSharePathErrorV2AlreadyShared,
    /// The path is not valid.
    DBSHARINGSharePathErrorV2InvalidPath,
    /// It is a package of macOS, such as an app.
    DBSHARINGSharePathErrorV2IsOsxPackage,
    /// It lies in a package of macOS, such as an app.
    DBSHARINGSharePathErrorV2InsideOsxPackage,
    /// It is the Vault.
    DBSHARINGSharePathErrorV2IsVault,
    /// It lies in a locked Vault.
    DBSHARINGSharePathErrorV2IsVaultLocked,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharePathErrorV2Other,
    /// It is the Family Room folder.
    DBSHARINGSharePathErrorV2IsFamily,
    /// There is an app folder in it.
    DBSHARINGSharePathErrorV2ContainsAppFolder,
};

/// Why a folder cannot be shared.
@interface DBSHARINGSharePathErrorV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharePathErrorV2Tag tag;
/// It is shared already; the value tells how. Has a value only if `isAlreadyShared` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `is_file`.
- (instancetype)initWithIsFile;
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)initWithInsideSharedFolder;
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)initWithContainsSharedFolder;
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)initWithContainsTeamFolder;
/// Creates an object with the tag `is_app_folder`.
- (instancetype)initWithIsAppFolder;
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)initWithInsideAppFolder;
/// Creates an object with the tag `is_public_folder`.
- (instancetype)initWithIsPublicFolder;
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)initWithInsidePublicFolder;
/// Creates an object with the tag `already_shared`.
- (instancetype)initWithAlreadyShared:(DBSHARINGSharedFolderMetadata *)alreadyShared;
/// Creates an object with the tag `invalid_path`.
- (instancetype)initWithInvalidPath;
/// Creates an object with the tag `is_osx_package`.
- (instancetype)initWithIsOsxPackage;
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)initWithInsideOsxPackage;
/// Creates an object with the tag `is_vault`.
- (instancetype)initWithIsVault;
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)initWithIsVaultLocked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `is_family`.
- (instancetype)initWithIsFamily;
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)initWithContainsAppFolder;
/// Returns whether the tag is `is_file`.
- (BOOL)isIsFile;
/// Returns whether the tag is `inside_shared_folder`.
- (BOOL)isInsideSharedFolder;
/// Returns whether the tag is `contains_shared_folder`.
- (BOOL)isContainsSharedFolder;
/// Returns whether the tag is `contains_team_folder`.
- (BOOL)isContainsTeamFolder;
/// Returns whether the tag is `is_app_folder`.
- (BOOL)isIsAppFolder;
/// Returns whether the tag is `inside_app_folder`.
- (BOOL)isInsideAppFolder;
/// Returns whether the tag is `is_public_folder`.
- (BOOL)isIsPublicFolder;
/// Returns whether the tag is `inside_public_folder`.
- (BOOL)isInsidePublicFolder;
/// Returns whether the tag is `already_shared`.
- (BOOL)isAlreadyShared;
/// Returns whether the tag is `invalid_path`.
- (BOOL)isInvalidPath;
/// Returns whether the tag is `is_osx_package`.
- (BOOL)isIsOsxPackage;
/// Returns whether the tag is `inside_osx_package`.
- (BOOL)isInsideOsxPackage;
/// Returns whether the tag is `is_vault`.
- (BOOL)isIsVault;
/// Returns whether the tag is `is_vault_locked`.
- (BOOL)isIsVaultLocked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `is_family`.
- (BOOL)isIsFamily;
/// Returns whether the tag is `contains_app_folder`.
- (BOOL)isContainsAppFolder;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharePathErrorV2` from and to JSON.
@interface DBSHARINGSharePathErrorV2Serializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharePathErrorV2 *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharePathErrorV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The link to shared content.
@interface DBSHARINGSharedContentLinkMetadata : DBSHARINGSharedContentLinkMetadataBase
/// What in the folder can be reached by other people than the folder. Only where one folder was asked about.
@property (nonatomic, readonly, nullable) DBSHARINGAudienceExceptions *audienceExceptions;
/// The link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audienceOptions: Who could be allowed to use it.
///   - currentAudience: Who may use it.
///   - linkPermissions: What the user may do with it.
///   - passwordProtected: Whether it asks for a password.
///   - url: The link.
///   - accessLevel: What the link allows.
///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
///   - expiry: When it expires, if ever. After that only members can use it.
///   - audienceExceptions: What in the folder can be reached by other people than the folder. Only where one folder was
///     asked about.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBSHARINGAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    audienceExceptions:(nullable DBSHARINGAudienceExceptions *)audienceExceptions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url;
@end

/// Converts `DBSHARINGSharedContentLinkMetadata` from and to JSON.
@interface DBSHARINGSharedContentLinkMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedContentLinkMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedContentLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Who has access to a file.
@interface DBSHARINGSharedFileMembers : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBSHARINGUserFileMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly) NSArray<DBSHARINGGroupMembershipInfo *> *groups;
/// Those who are invited and have not signed in yet.
@property (nonatomic, readonly) NSArray<DBSHARINGInviteeMembershipInfo *> *invitees;
/// Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: Those who are invited and have not signed in yet.
///   - cursor: Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
- (instancetype)initWithUsers:(NSArray<DBSHARINGUserFileMembershipInfo *> *)users
    groups:(NSArray<DBSHARINGGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBSHARINGInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUsers:(NSArray<DBSHARINGUserFileMembershipInfo *> *)users
    groups:(NSArray<DBSHARINGGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBSHARINGInviteeMembershipInfo *> *)invitees;
@end

/// Converts `DBSHARINGSharedFileMembers` from and to JSON.
@interface DBSHARINGSharedFileMembersSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFileMembers *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFileMembers *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How a file is shared.
@interface DBSHARINGSharedFileMetadata : DBStoneObject
/// What the user may do with it.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessType;
/// The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The link that would be made, if there is none yet. Rarely set.
@property (nonatomic, readonly, nullable) DBSHARINGExpectedSharedContentLinkMetadata *expectedLinkMetadata;
/// The link to the file. Rarely set.
@property (nonatomic, readonly, nullable) DBSHARINGSharedContentLinkMetadata *linkMetadata;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *name;
/// The names of its owners and, in a team folder, of the admins.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns it, if one does.
@property (nonatomic, readonly, nullable) DBUSERSTeam *ownerTeam;
/// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lower case. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// What the user may do about the sharing, of the actions asked for.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFilePermission *> *permissions;
/// The rules for it.
@property (nonatomic, readonly) DBSHARINGFolderPolicy *policy;
/// The address at which to look at it in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// When the user was invited to it, or to the folder around it.
@property (nonatomic, readonly, nullable) NSDate *timeInvited;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
///   - name: The name of the file.
///   - policy: The rules for it.
///   - previewUrl: The address at which to look at it in a browser.
///   - accessType: What the user may do with it.
///   - expectedLinkMetadata: The link that would be made, if there is none yet. Rarely set.
///   - linkMetadata: The link to the file. Rarely set.
///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns it, if one does.
///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. Nil if it is not mounted.
///   - pathLower: The path in lower case. Nil if it is not mounted.
///   - permissions: What the user may do about the sharing, of the actions asked for.
///   - timeInvited: When the user was invited to it, or to the folder around it.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBSHARINGAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBSHARINGExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    linkMetadata:(nullable DBSHARINGSharedContentLinkMetadata *)linkMetadata
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    permissions:(nullable NSArray<DBSHARINGFilePermission *> *)permissions
    timeInvited:(nullable NSDate *)timeInvited;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl;
@end

/// Converts `DBSHARINGSharedFileMetadata` from and to JSON.
@interface DBSHARINGSharedFileMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFileMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFileMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedFolderAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedFolderAccessErrorTag) {
    /// There is no such shared folder.
    DBSHARINGSharedFolderAccessErrorInvalidId,
    /// The user is not a member.
    DBSHARINGSharedFolderAccessErrorNotAMember,
    /// There is no such account, or it is disabled.
    DBSHARINGSharedFolderAccessErrorInvalidMember,
    /// Does not occur any more. Deprecated.
    DBSHARINGSharedFolderAccessErrorEmailUnverified,
    /// The folder is not mounted. Mount it first.
    DBSHARINGSharedFolderAccessErrorUnmounted,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedFolderAccessErrorOther,
};

/// Why a shared folder cannot be opened.
@interface DBSHARINGSharedFolderAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessErrorTag tag;
/// Creates an object with the tag `invalid_id`.
- (instancetype)initWithInvalidId;
/// Creates an object with the tag `not_a_member`.
- (instancetype)initWithNotAMember;
/// Creates an object with the tag `invalid_member`.
- (instancetype)initWithInvalidMember;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `unmounted`.
- (instancetype)initWithUnmounted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_id`.
- (BOOL)isInvalidId;
/// Returns whether the tag is `not_a_member`.
- (BOOL)isNotAMember;
/// Returns whether the tag is `invalid_member`.
- (BOOL)isInvalidMember;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `unmounted`.
- (BOOL)isUnmounted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedFolderAccessError` from and to JSON.
@interface DBSHARINGSharedFolderAccessErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderAccessError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFolderAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedFolderMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedFolderMemberErrorTag) {
    /// There is no such account.
    DBSHARINGSharedFolderMemberErrorInvalidDropboxId,
    /// They are not a member of the folder.
    DBSHARINGSharedFolderMemberErrorNotAMember,
    /// They have access only by way of a folder; the value tells which access.
    DBSHARINGSharedFolderMemberErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedFolderMemberErrorOther,
};

/// What is wrong with a member.
@interface DBSHARINGSharedFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedFolderMemberErrorTag tag;

/// They have access only by way of a folder; the value tells which access. Has a value only if `isNoExplicitAccess`
/// returns `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *noExplicitAccess;

/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)initWithInvalidDropboxId;
/// Creates an object with the tag `not_a_member`.
- (instancetype)initWithNotAMember;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)initWithNoExplicitAccess:(DBSHARINGMemberAccessLevelResult *)noExplicitAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_dropbox_id`.
- (BOOL)isInvalidDropboxId;
/// Returns whether the tag is `not_a_member`.
- (BOOL)isNotAMember;
/// Returns whether the tag is `no_explicit_access`.
- (BOOL)isNoExplicitAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedFolderMemberError` from and to JSON.
@interface DBSHARINGSharedFolderMemberErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Who has access to a shared folder.
@interface DBSHARINGSharedFolderMembers : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBSHARINGUserMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly) NSArray<DBSHARINGGroupMembershipInfo *> *groups;
/// Those who are invited.
@property (nonatomic, readonly) NSArray<DBSHARINGInviteeMembershipInfo *> *invitees;
/// Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: Those who are invited.
///   - cursor: Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
- (instancetype)initWithUsers:(NSArray<DBSHARINGUserMembershipInfo *> *)users
    groups:(NSArray<DBSHARINGGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBSHARINGInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUsers:(NSArray<DBSHARINGUserMembershipInfo *> *)users
    groups:(NSArray<DBSHARINGGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBSHARINGInviteeMembershipInfo *> *)invitees;
@end

/// Converts `DBSHARINGSharedFolderMembers` from and to JSON.
@interface DBSHARINGSharedFolderMembersSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMembers *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFolderMembers *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known of any shared folder.
@interface DBSHARINGSharedFolderMetadataBase : DBStoneObject
/// What the user may do in it.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessType;
/// Whether it lies in a team folder.
@property (nonatomic, readonly) NSNumber *isInsideTeamFolder;
/// Whether it is a team folder.
@property (nonatomic, readonly) NSNumber *isTeamFolder;
/// The names of its owners and, in a team folder, of the admins.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns it, if one does.
@property (nonatomic, readonly, nullable) DBUSERSTeam *ownerTeam;
/// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lower case. Nil if it is not mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The name of the folder around it.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderName;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the user may do in it.
///   - isInsideTeamFolder: Whether it lies in a team folder.
///   - isTeamFolder: Whether it is a team folder.
///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns it, if one does.
///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. Nil if it is not mounted.
///   - pathLower: The path in lower case. Nil if it is not mounted.
///   - parentFolderName: The name of the folder around it.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder;
@end

/// Converts `DBSHARINGSharedFolderMetadataBase` from and to JSON.
@interface DBSHARINGSharedFolderMetadataBaseSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMetadataBase *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFolderMetadataBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared folder.
@interface DBSHARINGSharedFolderMetadata : DBSHARINGSharedFolderMetadataBase
/// The link to the folder. Rarely set.
@property (nonatomic, readonly, nullable) DBSHARINGSharedContentLinkMetadata *linkMetadata;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// What the user may do with it, of the actions asked for.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderPermission *> *permissions;
/// The rules for it.
@property (nonatomic, readonly) DBSHARINGFolderPolicy *policy;
/// The address at which to look at it in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The identity of the shared folder, which is also the id of its namespace. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// When the user was invited to it.
@property (nonatomic, readonly) NSDate *timeInvited;
/// Whether it takes over the members of the folder around it. Default: `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;
/// The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *folderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the user may do in it.
///   - isInsideTeamFolder: Whether it lies in a team folder.
///   - isTeamFolder: Whether it is a team folder.
///   - name: The name of the folder.
///   - policy: The rules for it.
///   - previewUrl: The address at which to look at it in a browser.
///   - sharedFolderId: The identity of the shared folder, which is also the id of its namespace. Pattern:
///     `[-_0-9a-zA-Z:]+`.
///   - timeInvited: When the user was invited to it.
///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns it, if one does.
///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. Nil if it is not mounted.
///   - pathLower: The path in lower case. Nil if it is not mounted.
///   - parentFolderName: The name of the folder around it.
///   - linkMetadata: The link to the folder. Rarely set.
///   - permissions: What the user may do with it, of the actions asked for.
///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `inherit`.
///   - folderId: The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    linkMetadata:(nullable DBSHARINGSharedContentLinkMetadata *)linkMetadata
    permissions:(nullable NSArray<DBSHARINGFolderPermission *> *)permissions
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance
    folderId:(nullable NSString *)folderId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited;
@end

/// Converts `DBSHARINGSharedFolderMetadata` from and to JSON.
@interface DBSHARINGSharedFolderMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedFolderMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedLinkAccessFailureReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedLinkAccessFailureReasonTag) {
    /// One must sign in first.
    DBSHARINGSharedLinkAccessFailureReasonLoginRequired,
    /// One must verify one's email address first.
    DBSHARINGSharedLinkAccessFailureReasonEmailVerifyRequired,
    /// It asks for a password.
    DBSHARINGSharedLinkAccessFailureReasonPasswordRequired,
    /// It is for members of the team.
    DBSHARINGSharedLinkAccessFailureReasonTeamOnly,
    /// It is for its owner.
    DBSHARINGSharedLinkAccessFailureReasonOwnerOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkAccessFailureReasonOther,
};

/// Why a link cannot be used.
@interface DBSHARINGSharedLinkAccessFailureReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkAccessFailureReasonTag tag;
/// Creates an object with the tag `login_required`.
- (instancetype)initWithLoginRequired;
/// Creates an object with the tag `email_verify_required`.
- (instancetype)initWithEmailVerifyRequired;
/// Creates an object with the tag `password_required`.
- (instancetype)initWithPasswordRequired;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `owner_only`.
- (instancetype)initWithOwnerOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `login_required`.
- (BOOL)isLoginRequired;
/// Returns whether the tag is `email_verify_required`.
- (BOOL)isEmailVerifyRequired;
/// Returns whether the tag is `password_required`.
- (BOOL)isPasswordRequired;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `owner_only`.
- (BOOL)isOwnerOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedLinkAccessFailureReason` from and to JSON.
@interface DBSHARINGSharedLinkAccessFailureReasonSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkAccessFailureReason *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkAccessFailureReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedLinkAlreadyExistsMetadata`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedLinkAlreadyExistsMetadataTag) {
    /// The link that is there already.
    DBSHARINGSharedLinkAlreadyExistsMetadataMetadata,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkAlreadyExistsMetadataOther,
};

/// The link that is in the way of a new one.
@interface DBSHARINGSharedLinkAlreadyExistsMetadata : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkAlreadyExistsMetadataTag tag;
/// The link that is there already. Has a value only if `isMetadata` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedLinkMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)initWithMetadata:(DBSHARINGSharedLinkMetadata *)metadata;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `metadata`.
- (BOOL)isMetadata;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedLinkAlreadyExistsMetadata` from and to JSON.
@interface DBSHARINGSharedLinkAlreadyExistsMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkAlreadyExistsMetadata *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkAlreadyExistsMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedLinkError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedLinkErrorTag) {
    /// There is no such link.
    DBSHARINGSharedLinkErrorSharedLinkNotFound,
    /// The user may not use it.
    DBSHARINGSharedLinkErrorSharedLinkAccessDenied,
    /// Links of this kind cannot be downloaded. Use `export` of `Files`.
    DBSHARINGSharedLinkErrorUnsupportedLinkType,
    /// Private links take neither `path` nor `linkPassword`.
    DBSHARINGSharedLinkErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkErrorOther,
};

/// Why a link cannot be used.
@interface DBSHARINGSharedLinkError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkErrorTag tag;
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
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedLinkError` from and to JSON.
@interface DBSHARINGSharedLinkErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedLinkMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedLinkMetadataErrorTag) {
    /// There is no such link.
    DBSHARINGSharedLinkMetadataErrorSharedLinkNotFound,
    /// The user may not use it.
    DBSHARINGSharedLinkMetadataErrorSharedLinkAccessDenied,
    /// Links of this kind cannot be downloaded. Use `export` of `Files`.
    DBSHARINGSharedLinkMetadataErrorUnsupportedLinkType,
    /// Private links take neither `path` nor `linkPassword`.
    DBSHARINGSharedLinkMetadataErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkMetadataErrorOther,
};

/// Why nothing is known about a link.
@interface DBSHARINGSharedLinkMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkMetadataErrorTag tag;
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
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedLinkMetadataError` from and to JSON.
@interface DBSHARINGSharedLinkMetadataErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkMetadataError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedLinkPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedLinkPolicyTag) {
    /// Anybody.
    DBSHARINGSharedLinkPolicyAnyone,
    /// Members of the owner's team. Deprecated.
    DBSHARINGSharedLinkPolicyTeam,
    /// Members of the folder.
    DBSHARINGSharedLinkPolicyMembers,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkPolicyOther,
};

/// Who may use links to what is in a shared folder.
@interface DBSHARINGSharedLinkPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkPolicyTag tag;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `members`.
- (instancetype)initWithMembers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `members`.
- (BOOL)isMembers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedLinkPolicy` from and to JSON.
@interface DBSHARINGSharedLinkPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How a link is set. What is nil is left to the default, or stays as it is.
@interface DBSHARINGSharedLinkSettings : DBStoneObject
/// Whether it asks for a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// The password. Needed if `requirePassword` is true.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;
/// When it expires. By default never.
@property (nonatomic, readonly, nullable) NSDate *expires;
/// Who may use it. The rules of team and folder may restrict it further.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *audience;
/// What it allows. Cannot be changed later.
@property (nonatomic, readonly, nullable) DBSHARINGRequestedLinkAccessLevel *access;
/// Use `audience` instead. Deprecated.
@property (nonatomic, readonly, nullable) DBSHARINGRequestedVisibility *requestedVisibility;
/// Whether its content can be downloaded.
@property (nonatomic, readonly, nullable) NSNumber *allowDownload;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - requirePassword: Whether it asks for a password.
///   - linkPassword: The password. Needed if `requirePassword` is true.
///   - expires: When it expires. By default never.
///   - audience: Who may use it. The rules of team and folder may restrict it further.
///   - access: What it allows. Cannot be changed later.
///   - requestedVisibility: Use `audience` instead. Deprecated.
///   - allowDownload: Whether its content can be downloaded.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBSHARINGLinkAudience *)audience
    access:(nullable DBSHARINGRequestedLinkAccessLevel *)access
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    allowDownload:(nullable NSNumber *)allowDownload;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBSHARINGSharedLinkSettings` from and to JSON.
@interface DBSHARINGSharedLinkSettingsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkSettings *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkSettings *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharedLinkSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharedLinkSettingsErrorTag) {
    /// They make no sense: a password is asked for but missing, or the expiry is in the past.
    DBSHARINGSharedLinkSettingsErrorInvalidSettings,
    /// The user may not set this. Basic accounts can make public links without expiry only.
    DBSHARINGSharedLinkSettingsErrorNotAuthorized,
};

/// What is wrong with the settings of a link.
@interface DBSHARINGSharedLinkSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkSettingsErrorTag tag;
/// Creates an object with the tag `invalid_settings`.
- (instancetype)initWithInvalidSettings;
/// Creates an object with the tag `not_authorized`.
- (instancetype)initWithNotAuthorized;
/// Returns whether the tag is `invalid_settings`.
- (BOOL)isInvalidSettings;
/// Returns whether the tag is `not_authorized`.
- (BOOL)isNotAuthorized;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharedLinkSettingsError` from and to JSON.
@interface DBSHARINGSharedLinkSettingsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkSettingsError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharedLinkSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharingFileAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharingFileAccessErrorTag) {
    /// The user may not do this with the file.
    DBSHARINGSharingFileAccessErrorNoPermission,
    /// There is no such file.
    DBSHARINGSharingFileAccessErrorInvalidFile,
    /// It is a folder. Share the folder, or make a link.
    DBSHARINGSharingFileAccessErrorIsFolder,
    /// It lies in the old public folder. Make a link instead.
    DBSHARINGSharingFileAccessErrorInsidePublicFolder,
    /// It lies in a package of macOS, such as an app. Make a link instead.
    DBSHARINGSharingFileAccessErrorInsideOsxPackage,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharingFileAccessErrorOther,
};

/// Why a file cannot be shared.
@interface DBSHARINGSharingFileAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessErrorTag tag;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `invalid_file`.
- (instancetype)initWithInvalidFile;
/// Creates an object with the tag `is_folder`.
- (instancetype)initWithIsFolder;
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)initWithInsidePublicFolder;
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)initWithInsideOsxPackage;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `invalid_file`.
- (BOOL)isInvalidFile;
/// Returns whether the tag is `is_folder`.
- (BOOL)isIsFolder;
/// Returns whether the tag is `inside_public_folder`.
- (BOOL)isInsidePublicFolder;
/// Returns whether the tag is `inside_osx_package`.
- (BOOL)isInsideOsxPackage;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharingFileAccessError` from and to JSON.
@interface DBSHARINGSharingFileAccessErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharingFileAccessError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharingFileAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGSharingUserError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGSharingUserErrorTag) {
    /// The user has not verified their email address. Ask them to, then try again.
    DBSHARINGSharingUserErrorEmailUnverified,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharingUserErrorOther,
};

/// What is wrong with the user's account.
@interface DBSHARINGSharingUserError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharingUserErrorTag tag;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGSharingUserError` from and to JSON.
@interface DBSHARINGSharingUserErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharingUserError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGSharingUserError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Somebody who belongs to a team.
@interface DBSHARINGTeamMemberInfo : DBStoneObject
/// The team.
@property (nonatomic, readonly) DBUSERSTeam *teamInfo;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The identity within the team, `dbmid:…`. Only for teammates.
@property (nonatomic, readonly, copy, nullable) NSString *memberId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamInfo: The team.
///   - displayName: The name of the person.
///   - memberId: The identity within the team, `dbmid:…`. Only for teammates.
- (instancetype)initWithTeamInfo:(DBUSERSTeam *)teamInfo
    displayName:(NSString *)displayName
    memberId:(nullable NSString *)memberId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamInfo:(DBUSERSTeam *)teamInfo displayName:(NSString *)displayName;
@end

/// Converts `DBSHARINGTeamMemberInfo` from and to JSON.
@interface DBSHARINGTeamMemberInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGTeamMemberInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGTeamMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Who becomes the owner of which folder.
@interface DBSHARINGTransferFolderArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The account or team member who becomes the owner. At least 1 character.
@property (nonatomic, readonly, copy) NSString *toDropboxId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - toDropboxId: The account or team member who becomes the owner. At least 1 character.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId toDropboxId:(NSString *)toDropboxId;
@end

/// Converts `DBSHARINGTransferFolderArg` from and to JSON.
@interface DBSHARINGTransferFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGTransferFolderArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGTransferFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGTransferFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGTransferFolderErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGTransferFolderErrorAccessError,
    /// There is no such account.
    DBSHARINGTransferFolderErrorInvalidDropboxId,
    /// The new owner is not a member. Add them first.
    DBSHARINGTransferFolderErrorDNewOwnerNotAMember,
    /// The new owner has not mounted the folder.
    DBSHARINGTransferFolderErrorDNewOwnerUnmounted,
    /// The new owner has not verified their email address.
    DBSHARINGTransferFolderErrorDNewOwnerEmailUnverified,
    /// Not possible with a team folder.
    DBSHARINGTransferFolderErrorTeamFolder,
    /// The user has no permission for this.
    DBSHARINGTransferFolderErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGTransferFolderErrorOther,
};

/// Why the owner is still the same.
@interface DBSHARINGTransferFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGTransferFolderErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)initWithInvalidDropboxId;
/// Creates an object with the tag `new_owner_not_a_member`.
- (instancetype)initWithDNewOwnerNotAMember;
/// Creates an object with the tag `new_owner_unmounted`.
- (instancetype)initWithDNewOwnerUnmounted;
/// Creates an object with the tag `new_owner_email_unverified`.
- (instancetype)initWithDNewOwnerEmailUnverified;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `invalid_dropbox_id`.
- (BOOL)isInvalidDropboxId;
/// Returns whether the tag is `new_owner_not_a_member`.
- (BOOL)isDNewOwnerNotAMember;
/// Returns whether the tag is `new_owner_unmounted`.
- (BOOL)isDNewOwnerUnmounted;
/// Returns whether the tag is `new_owner_email_unverified`.
- (BOOL)isDNewOwnerEmailUnverified;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGTransferFolderError` from and to JSON.
@interface DBSHARINGTransferFolderErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGTransferFolderError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGTransferFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folder to unmount.
@interface DBSHARINGUnmountFolderArg : DBStoneObject
/// The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGUnmountFolderArg` from and to JSON.
@interface DBSHARINGUnmountFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnmountFolderArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnmountFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGUnmountFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGUnmountFolderErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGUnmountFolderErrorAccessError,
    /// The user has no permission for this.
    DBSHARINGUnmountFolderErrorNoPermission,
    /// It cannot be unmounted by itself, for instance because it lies in another shared folder of the user.
    DBSHARINGUnmountFolderErrorNotUnmountable,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUnmountFolderErrorOther,
};

/// Why the folder is still mounted.
@interface DBSHARINGUnmountFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUnmountFolderErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `not_unmountable`.
- (instancetype)initWithNotUnmountable;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `not_unmountable`.
- (BOOL)isNotUnmountable;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGUnmountFolderError` from and to JSON.
@interface DBSHARINGUnmountFolderErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnmountFolderError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnmountFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to unshare.
@interface DBSHARINGUnshareFileArg : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGUnshareFileArg` from and to JSON.
@interface DBSHARINGUnshareFileArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFileArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnshareFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGUnshareFileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGUnshareFileErrorTag) {
    /// Something is wrong with the user's account.
    DBSHARINGUnshareFileErrorUserError,
    /// The file or folder cannot be opened.
    DBSHARINGUnshareFileErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUnshareFileErrorOther,
};

/// Why the file is still shared.
@interface DBSHARINGUnshareFileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUnshareFileErrorTag tag;
/// Something is wrong with the user's account. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
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

/// Converts `DBSHARINGUnshareFileError` from and to JSON.
@interface DBSHARINGUnshareFileErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFileError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnshareFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which folder to unshare.
@interface DBSHARINGUnshareFolderArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// Whether the other members keep a copy. The owner always keeps the folder. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: Whether the other members keep a copy. The owner always keeps the folder. Default: `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId leaveACopy:(nullable NSNumber *)leaveACopy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGUnshareFolderArg` from and to JSON.
@interface DBSHARINGUnshareFolderArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFolderArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnshareFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGUnshareFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGUnshareFolderErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGUnshareFolderErrorAccessError,
    /// Not possible with a team folder.
    DBSHARINGUnshareFolderErrorTeamFolder,
    /// The user has no permission for this.
    DBSHARINGUnshareFolderErrorNoPermission,
    /// There is too much in it.
    DBSHARINGUnshareFolderErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUnshareFolderErrorOther,
};

/// Why the folder is still shared.
@interface DBSHARINGUnshareFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUnshareFolderErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
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

/// Converts `DBSHARINGUnshareFolderError` from and to JSON.
@interface DBSHARINGUnshareFolderErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFolderError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnshareFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What a member of a file may do from now on.
@interface DBSHARINGUpdateFileMemberArgs : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// What they may do from now on.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member.
///   - accessLevel: What they may do from now on.
- (instancetype)initWithFile:(NSString *)file
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;
@end

/// Converts `DBSHARINGUpdateFileMemberArgs` from and to JSON.
@interface DBSHARINGUpdateFileMemberArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFileMemberArgs *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFileMemberArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change about a shared file.
@interface DBSHARINGUpdateFilePolicyArg : DBStoneObject
/// The file: a path or an `id:…`. At least 1 character. Pattern: `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions to tell about in the answer, whether the user may take them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;
/// Has no use any more. Deprecated.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;
/// Whether the file shows who has seen it.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions to tell about in the answer, whether the user may take them.
///   - linkSettings: Has no use any more. Deprecated.
///   - viewerInfoPolicy: Whether the file shows who has seen it.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGUpdateFilePolicyArg` from and to JSON.
@interface DBSHARINGUpdateFilePolicyArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFilePolicyArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFilePolicyArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGUpdateFilePolicyError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGUpdateFilePolicyErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGUpdateFilePolicyErrorAccessError,
    /// The settings are not valid.
    DBSHARINGUpdateFilePolicyErrorInvalidFileSettings,
    /// The user has no permission for this.
    DBSHARINGUpdateFilePolicyErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUpdateFilePolicyErrorOther,
};

/// Why the file was not changed.
@interface DBSHARINGUpdateFilePolicyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUpdateFilePolicyErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharingFileAccessError *)accessError;
/// Creates an object with the tag `invalid_file_settings`.
- (instancetype)initWithInvalidFileSettings;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `invalid_file_settings`.
- (BOOL)isInvalidFileSettings;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGUpdateFilePolicyError` from and to JSON.
@interface DBSHARINGUpdateFilePolicyErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFilePolicyError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFilePolicyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What a member of a folder may do from now on.
@interface DBSHARINGUpdateFolderMemberArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member, by `.dropboxId`.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// What they may do from now on. Not `.owner`.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - member: The member, by `.dropboxId`.
///   - accessLevel: What they may do from now on. Not `.owner`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;
@end

/// Converts `DBSHARINGUpdateFolderMemberArg` from and to JSON.
@interface DBSHARINGUpdateFolderMemberArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderMemberArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFolderMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGUpdateFolderMemberError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGUpdateFolderMemberErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGUpdateFolderMemberErrorAccessError,
    /// Something is wrong with the member.
    DBSHARINGUpdateFolderMemberErrorMemberError,
    /// The member had to be added to the folder itself, which failed.
    DBSHARINGUpdateFolderMemberErrorNoExplicitAccess,
    /// The user's plan does not include this, for instance members who may only view.
    DBSHARINGUpdateFolderMemberErrorInsufficientPlan,
    /// The user has no permission for this.
    DBSHARINGUpdateFolderMemberErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUpdateFolderMemberErrorOther,
};

/// Why the member was not changed.
@interface DBSHARINGUpdateFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUpdateFolderMemberErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Something is wrong with the member. Has a value only if `isMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMemberError *memberError;

/// The member had to be added to the folder itself, which failed. Has a value only if `isNoExplicitAccess` returns
/// `YES`.
@property (nonatomic, readonly) DBSHARINGAddFolderMemberError *noExplicitAccess;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `member_error`.
- (instancetype)initWithMemberError:(DBSHARINGSharedFolderMemberError *)memberError;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)initWithNoExplicitAccess:(DBSHARINGAddFolderMemberError *)noExplicitAccess;
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)initWithInsufficientPlan;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `member_error`.
- (BOOL)isMemberError;
/// Returns whether the tag is `no_explicit_access`.
- (BOOL)isNoExplicitAccess;
/// Returns whether the tag is `insufficient_plan`.
- (BOOL)isInsufficientPlan;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGUpdateFolderMemberError` from and to JSON.
@interface DBSHARINGUpdateFolderMemberErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change. What is nil stays as it is.
@interface DBSHARINGUpdateFolderPolicyArg : DBStoneObject
/// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// Who may be a member. Only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;
/// Who may add and remove members.
@property (nonatomic, readonly, nullable) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// Whether it shows who has seen what is in it.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;
/// Who may use links to what is in it. `.members` only if the user belongs to a team.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkPolicy *sharedLinkPolicy;
/// How the link to the folder is set.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;
/// The actions to tell about in the answer, whether the user may take them.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
///   - aclUpdatePolicy: Who may add and remove members.
///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
///   - linkSettings: How the link to the folder is set.
///   - actions: The actions to tell about in the answer, whether the user may take them.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGUpdateFolderPolicyArg` from and to JSON.
@interface DBSHARINGUpdateFolderPolicyArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderPolicyArg *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFolderPolicyArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGUpdateFolderPolicyError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGUpdateFolderPolicyErrorTag) {
    /// The file or folder cannot be opened.
    DBSHARINGUpdateFolderPolicyErrorAccessError,
    /// `memberPolicy` works only if the user belongs to a team.
    DBSHARINGUpdateFolderPolicyErrorNotOnTeam,
    /// The team allows fewer people as members than `memberPolicy` does.
    DBSHARINGUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy,
    /// The account may not choose this `sharedLinkPolicy`.
    DBSHARINGUpdateFolderPolicyErrorDisallowedSharedLinkPolicy,
    /// The user has no permission for this.
    DBSHARINGUpdateFolderPolicyErrorNoPermission,
    /// Not possible with a team folder.
    DBSHARINGUpdateFolderPolicyErrorTeamFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUpdateFolderPolicyErrorOther,
};

/// Why the folder was not changed.
@interface DBSHARINGUpdateFolderPolicyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUpdateFolderPolicyErrorTag tag;
/// The file or folder cannot be opened. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBSHARINGSharedFolderAccessError *)accessError;
/// Creates an object with the tag `not_on_team`.
- (instancetype)initWithNotOnTeam;
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)initWithTeamPolicyDisallowsMemberPolicy;
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)initWithDisallowedSharedLinkPolicy;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `not_on_team`.
- (BOOL)isNotOnTeam;
/// Returns whether the tag is `team_policy_disallows_member_policy`.
- (BOOL)isTeamPolicyDisallowsMemberPolicy;
/// Returns whether the tag is `disallowed_shared_link_policy`.
- (BOOL)isDisallowedSharedLinkPolicy;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGUpdateFolderPolicyError` from and to JSON.
@interface DBSHARINGUpdateFolderPolicyErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderPolicyError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUpdateFolderPolicyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who has access, and what they may do.
@interface DBSHARINGUserMembershipInfo : DBSHARINGMembershipInfo
/// The person.
@property (nonatomic, readonly) DBSHARINGUserInfo *user;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - user: The person.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType user:(DBSHARINGUserInfo *)user;
@end

/// Converts `DBSHARINGUserMembershipInfo` from and to JSON.
@interface DBSHARINGUserMembershipInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUserMembershipInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUserMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of a file, and when they have seen it.
@interface DBSHARINGUserFileMembershipInfo : DBSHARINGUserMembershipInfo
/// When they last saw it. Only if the plan includes this.
@property (nonatomic, readonly, nullable) NSDate *timeLastSeen;
/// Where they last saw it.
@property (nonatomic, readonly, nullable) DBSEENSTATEPlatformType *platformType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: What the member may do, with what they have by way of a folder.
///   - user: The person.
///   - permissions: What the user may do about the member, of the actions asked for.
///   - initials: Is always nil. Deprecated.
///   - isInherited: Whether the member has access by way of a folder around this one. Default: `@NO`.
///   - timeLastSeen: When they last saw it. Only if the plan includes this.
///   - platformType: Where they last saw it.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited
    timeLastSeen:(nullable NSDate *)timeLastSeen
    platformType:(nullable DBSEENSTATEPlatformType *)platformType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType user:(DBSHARINGUserInfo *)user;
@end

/// Converts `DBSHARINGUserFileMembershipInfo` from and to JSON.
@interface DBSHARINGUserFileMembershipInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUserFileMembershipInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUserFileMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who has access. `getAccount` of `Users` tells more.
@interface DBSHARINGUserInfo : DBStoneObject
/// The account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// Whether they belong to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;
/// The identity within the team, `dbmid:…`. Only for teammates.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accountId: The account, `dbid:…`. Exactly 40 characters.
///   - email: The email address.
///   - displayName: The name of the person.
///   - sameTeam: Whether they belong to the user's team.
///   - teamMemberId: The identity within the team, `dbmid:…`. Only for teammates.
- (instancetype)initWithAccountId:(NSString *)accountId
    email:(NSString *)email
    displayName:(NSString *)displayName
    sameTeam:(NSNumber *)sameTeam
    teamMemberId:(nullable NSString *)teamMemberId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccountId:(NSString *)accountId
    email:(NSString *)email
    displayName:(NSString *)displayName
    sameTeam:(NSNumber *)sameTeam;
@end

/// Converts `DBSHARINGUserInfo` from and to JSON.
@interface DBSHARINGUserInfoSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUserInfo *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUserInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGViewerInfoPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGViewerInfoPolicyTag) {
    /// It does.
    DBSHARINGViewerInfoPolicyEnabled,
    /// It does not.
    DBSHARINGViewerInfoPolicyDisabled,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGViewerInfoPolicyOther,
};

/// Whether a file shows who has seen it.
@interface DBSHARINGViewerInfoPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGViewerInfoPolicyTag tag;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGViewerInfoPolicy` from and to JSON.
@interface DBSHARINGViewerInfoPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGViewerInfoPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGViewerInfoPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGVisibility`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGVisibilityTag) {
    /// Anybody who has it.
    DBSHARINGVisibilityPublic,
    /// Teammates.
    DBSHARINGVisibilityTeamOnly,
    /// Anybody who has it and knows its password.
    DBSHARINGVisibilityPassword,
    /// Teammates who know its password.
    DBSHARINGVisibilityTeamAndPassword,
    /// Members of the shared folder around it.
    DBSHARINGVisibilitySharedFolderOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGVisibilityOther,
};

/// Who may use a link.
@interface DBSHARINGVisibility : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGVisibilityTag tag;
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
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHARINGVisibility` from and to JSON.
@interface DBSHARINGVisibilitySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGVisibility *)instance;
/// Returns the object for JSON.
+ (DBSHARINGVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A choice of who may use a link.
@interface DBSHARINGVisibilityPolicy : DBStoneObject
/// The choice.
@property (nonatomic, readonly) DBSHARINGRequestedVisibility *policy;
/// Who could really use the link after that choice.
@property (nonatomic, readonly) DBSHARINGAlphaResolvedVisibility *resolvedPolicy;
/// Whether the user may choose this.
@property (nonatomic, readonly) NSNumber *allowed;
/// Why the user may not.
@property (nonatomic, readonly, nullable) DBSHARINGVisibilityPolicyDisallowedReason *disallowedReason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - policy: The choice.
///   - resolvedPolicy: Who could really use the link after that choice.
///   - allowed: Whether the user may choose this.
///   - disallowedReason: Why the user may not.
- (instancetype)initWithPolicy:(DBSHARINGRequestedVisibility *)policy
    resolvedPolicy:(DBSHARINGAlphaResolvedVisibility *)resolvedPolicy
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBSHARINGVisibilityPolicyDisallowedReason *)disallowedReason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPolicy:(DBSHARINGRequestedVisibility *)policy
    resolvedPolicy:(DBSHARINGAlphaResolvedVisibility *)resolvedPolicy
    allowed:(NSNumber *)allowed;
@end

/// Converts `DBSHARINGVisibilityPolicy` from and to JSON.
@interface DBSHARINGVisibilityPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGVisibilityPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGVisibilityPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGVisibilityPolicyDisallowedReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGVisibilityPolicyDisallowedReasonTag) {
    /// The link cannot be changed so. Revoke it and make a new one.
    DBSHARINGVisibilityPolicyDisallowedReasonDeleteAndRecreate,
    /// The shared folder around it forbids it.
    DBSHARINGVisibilityPolicyDisallowedReasonRestrictedBySharedFolder,
    /// The team forbids it.
    DBSHARINGVisibilityPolicyDisallowedReasonRestrictedByTeam,
    /// The user does not belong to a team.
    DBSHARINGVisibilityPolicyDisallowedReasonUserNotOnTeam,
    /// The user's plan does not include it.
    DBSHARINGVisibilityPolicyDisallowedReasonUserAccountType,
    /// The user has no permission.
    DBSHARINGVisibilityPolicyDisallowedReasonPermissionDenied,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGVisibilityPolicyDisallowedReasonOther,
};

/// Why a choice is not open to the user.
@interface DBSHARINGVisibilityPolicyDisallowedReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGVisibilityPolicyDisallowedReasonTag tag;
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

/// Converts `DBSHARINGVisibilityPolicyDisallowedReason` from and to JSON.
@interface DBSHARINGVisibilityPolicyDisallowedReasonSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGVisibilityPolicyDisallowedReason *)instance;
/// Returns the object for JSON.
+ (DBSHARINGVisibilityPolicyDisallowedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
