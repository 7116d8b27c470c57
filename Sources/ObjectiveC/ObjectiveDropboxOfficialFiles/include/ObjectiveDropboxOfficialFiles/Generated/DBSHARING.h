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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAccessInheritance *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAccessLevel *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAclUpdatePolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAclUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to share, and the people with whom to share it.
@interface DBSHARINGAddFileMemberArgs : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
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
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFileMemberArgs *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFileMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddFileMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder, and the people to add.
@interface DBSHARINGAddFolderMemberArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
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
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFolderMemberArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddFolderMemberError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddMember *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAddMember *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGAddMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGAddMemberSelectorErrorTag) {
    /// The group is managed by the system. It can be a member only of team folders.
    DBSHARINGAddMemberSelectorErrorAutomaticGroup,
    /// No account or group has this identifier. At least 1 character.
    DBSHARINGAddMemberSelectorErrorInvalidDropboxId,
    /// The email address isn't valid. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
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

/// The email address isn't valid. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Has a value only if `isInvalidEmail` returns
/// `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAddMemberSelectorError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGAlphaResolvedVisibility *)instance;
/// Returns the object for JSON.
+ (DBSHARINGAlphaResolvedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An item in a folder whose audience differs from that of the folder.
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

/// The items in a folder whose audience differs from that of the folder.
@interface DBSHARINGAudienceExceptions : DBStoneObject
/// The number of items.
@property (nonatomic, readonly) NSNumber *count;
/// Some of the items.
@property (nonatomic, readonly) NSArray<DBSHARINGAudienceExceptionContentInfo *> *exceptions;

/// Creates an object.
///
/// - Parameters:
///   - count: The number of items.
///   - exceptions: Some of the items.
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

/// A shared folder that restricts the audience of links to its contents.
@interface DBSHARINGAudienceRestrictingSharedFolder : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The audience of links to the contents of the folder.
@property (nonatomic, readonly) DBSHARINGLinkAudience *audience;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - name: The name of the folder.
///   - audience: The audience of links to the contents of the folder.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGChangeLinkExpirationPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGChangeLinkExpirationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
@interface DBSHARINGLinkMetadata : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The people who can use the link.
@property (nonatomic, readonly) DBSHARINGVisibility *visibility;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, nullable) NSDate *expires;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - visibility: The people who can use the link.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
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

/// The metadata of a link to a collection of files.
@interface DBSHARINGCollectionLinkMetadata : DBSHARINGLinkMetadata
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - visibility: The people who can use the link.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkArg *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCreateSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item for which to create a link, and the settings.
@interface DBSHARINGCreateSharedLinkWithSettingsArg : DBStoneObject
/// The path or `id:…` of the file or folder. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The settings of the link: its audience, password, and expiration.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkSettings *settings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - settings: The settings of the link: its audience, password, and expiration.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGCreateSharedLinkWithSettingsError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGCreateSharedLinkWithSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link to shared content.
@interface DBSHARINGSharedContentLinkMetadataBase : DBStoneObject
/// The access level that the link gives.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// The audiences that could be chosen.
@property (nonatomic, readonly) NSArray<DBSHARINGLinkAudience *> *audienceOptions;
/// The shared folder that prevents a smaller audience.
@property (nonatomic, readonly, nullable) DBSHARINGAudienceRestrictingSharedFolder *audienceRestrictingSharedFolder;
/// The current audience of the link.
@property (nonatomic, readonly) DBSHARINGLinkAudience *currentAudience;
/// The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can use it.
@property (nonatomic, readonly, nullable) NSDate *expiry;
/// The permissions of the user for the link.
@property (nonatomic, readonly) NSArray<DBSHARINGLinkPermission *> *linkPermissions;
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly) NSNumber *passwordProtected;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audienceOptions: The audiences that could be chosen.
///   - currentAudience: The current audience of the link.
///   - linkPermissions: The permissions of the user for the link.
///   - passwordProtected: A Boolean value that indicates whether the link requires a password.
///   - accessLevel: The access level that the link gives.
///   - audienceRestrictingSharedFolder: The shared folder that prevents a smaller audience.
///   - expiry: The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can
///     use it.
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

/// The expected metadata of a link that doesn't exist yet.
@interface DBSHARINGExpectedSharedContentLinkMetadata : DBSHARINGSharedContentLinkMetadataBase
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audienceOptions: The audiences that could be chosen.
///   - currentAudience: The current audience of the link.
///   - linkPermissions: The permissions of the user for the link.
///   - passwordProtected: A Boolean value that indicates whether the link requires a password.
///   - accessLevel: The access level that the link gives.
///   - audienceRestrictingSharedFolder: The shared folder that prevents a smaller audience.
///   - expiry: The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can
///     use it.
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
    /// Hide the viewers of the file.
    DBSHARINGFileActionDisableViewerInfo,
    /// Edit the file.
    DBSHARINGFileActionEditContents,
    /// Show the viewers of the file.
    DBSHARINGFileActionEnableViewerInfo,
    /// Add members who can view and comment.
    DBSHARINGFileActionInviteViewer,
    /// Add members who can view, but not comment.
    DBSHARINGFileActionInviteViewerNoComment,
    /// Add members who can edit.
    DBSHARINGFileActionInviteEditor,
    /// Stop sharing the file.
    DBSHARINGFileActionUnshare,
    /// Leave the file: remove the user's own access.
    DBSHARINGFileActionRelinquishMembership,
    /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFileActionShareLink,
    /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
    DBSHARINGFileActionCreateLink,
    /// Create a link for viewing.
    DBSHARINGFileActionCreateViewLink,
    /// Create a link for editing.
    DBSHARINGFileActionCreateEditLink,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileActionOther,
};

/// An action that a user can take on a shared file.
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
    /// No file has this identifier. At least 1 character.
    DBSHARINGFileErrorResultFileNotFoundError,
    /// The action isn't valid for the file with this identifier. At least 1 character.
    DBSHARINGFileErrorResultInvalidFileActionError,
    /// The user doesn't have access to the file with this identifier. At least 1 character.
    DBSHARINGFileErrorResultPermissionDeniedError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileErrorResultOther,
};

/// The reason that a file can't be used.
@interface DBSHARINGFileErrorResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileErrorResultTag tag;
/// No file has this identifier. At least 1 character. Has a value only if `isFileNotFoundError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *fileNotFoundError;

/// The action isn't valid for the file with this identifier. At least 1 character. Has a value only if
/// `isInvalidFileActionError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *invalidFileActionError;

/// The user doesn't have access to the file with this identifier. At least 1 character. Has a value only if
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

/// The metadata of a shared link and its target. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
@interface DBSHARINGSharedLinkMetadata : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identifier of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id_;
/// The name of the item, with its extension.
@property (nonatomic, readonly, copy) NSString *name;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, nullable) NSDate *expires;
/// The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The people who can use the link, and the changes that the user can make to it.
@property (nonatomic, readonly) DBSHARINGLinkPermissions *linkPermissions;
/// The owner of the link. `nil` if the owner belongs to no team.
@property (nonatomic, readonly, nullable) DBSHARINGTeamMemberInfo *teamMemberInfo;
/// The team that owns the content. `nil` unless it differs from the team of the link's owner.
@property (nonatomic, readonly, nullable) DBUSERSTeam *contentOwnerTeamInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - name: The name of the item, with its extension.
///   - linkPermissions: The people who can use the link, and the changes that the user can make to it.
///   - id_: The identifier of the file or folder. At least 1 character.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
///   - pathLower: The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
///   - teamMemberInfo: The owner of the link. `nil` if the owner belongs to no team.
///   - contentOwnerTeamInfo: The team that owns the content. `nil` unless it differs from the team of the link's owner.
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

/// The metadata of a link to a file.
@interface DBSHARINGFileLinkMetadata : DBSHARINGSharedLinkMetadata
/// The modification time that the uploading app provided. Dropbox doesn't verify it.
@property (nonatomic, readonly) NSDate *clientModified;
/// The time at which Dropbox received the current revision.
@property (nonatomic, readonly) NSDate *serverModified;
/// The current revision. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *rev;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - name: The name of the item, with its extension.
///   - linkPermissions: The people who can use the link, and the changes that the user can make to it.
///   - clientModified: The modification time that the uploading app provided. Dropbox doesn't verify it.
///   - serverModified: The time at which Dropbox received the current revision.
///   - rev: The current revision. At least 9 characters. Matches `[0-9a-f]+`.
///   - size: The size in bytes.
///   - id_: The identifier of the file or folder. At least 1 character.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
///   - pathLower: The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
///   - teamMemberInfo: The owner of the link. `nil` if the owner belongs to no team.
///   - contentOwnerTeamInfo: The team that owns the content. `nil` unless it differs from the team of the link's owner.
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
    /// The member doesn't exist.
    DBSHARINGFileMemberActionErrorInvalidMember,
    /// The user doesn't have permission.
    DBSHARINGFileMemberActionErrorNoPermission,
    /// The file can't be accessed.
    DBSHARINGFileMemberActionErrorAccessError,
    /// The member has access only through a folder. Change the access there. The associated value is the access level.
    DBSHARINGFileMemberActionErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileMemberActionErrorOther,
};

/// The reason that a member wasn't added, changed, or removed.
@interface DBSHARINGFileMemberActionError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileMemberActionErrorTag tag;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingFileAccessError *accessError;

/// The member has access only through a folder. Change the access there. The associated value is the access level. Has
/// a value only if `isNoExplicitAccess` returns `YES`.
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
    /// The operation succeeded. After a removal, the associated value is the access level that the member still has
    /// through a folder.
    DBSHARINGFileMemberActionIndividualResultSuccess,
    /// The operation failed.
    DBSHARINGFileMemberActionIndividualResultMemberError,
};

/// The outcome for one member.
@interface DBSHARINGFileMemberActionIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileMemberActionIndividualResultTag tag;

/// The operation succeeded. After a removal, the associated value is the access level that the member still has through
/// a folder. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *success;

/// The operation failed. Has a value only if `isMemberError` returns `YES`.
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

/// The outcome for one member.
@interface DBSHARINGFileMemberActionResult : DBStoneObject
/// The member, as specified in the call.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The outcome.
@property (nonatomic, readonly) DBSHARINGFileMemberActionIndividualResult *result;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *sckeySha1;
/// For internal use by Dropbox.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *invitationSignature;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - member: The member, as specified in the call.
///   - result: The outcome.
///   - sckeySha1: For internal use by Dropbox.
///   - invitationSignature: For internal use by Dropbox.
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
    /// The member was removed. The associated value is the access level that the member still has through a folder.
    DBSHARINGFileMemberRemoveActionResultSuccess,
    /// The member wasn't removed.
    DBSHARINGFileMemberRemoveActionResultMemberError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGFileMemberRemoveActionResultOther,
};

/// The outcome of a member's removal.
@interface DBSHARINGFileMemberRemoveActionResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGFileMemberRemoveActionResultTag tag;

/// The member was removed. The associated value is the access level that the member still has through a folder. Has a
/// value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBSHARINGMemberAccessLevelResult *success;

/// The member wasn't removed. Has a value only if `isMemberError` returns `YES`.
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

/// A value that indicates whether the user can take an action on a file.
@interface DBSHARINGFilePermission : DBStoneObject
/// The action.
@property (nonatomic, readonly) DBSHARINGFileAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFolderAction *)instance;
/// Returns the object for JSON.
+ (DBSHARINGFolderAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link to a folder.
@interface DBSHARINGFolderLinkMetadata : DBSHARINGSharedLinkMetadata
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - name: The name of the item, with its extension.
///   - linkPermissions: The people who can use the link, and the changes that the user can make to it.
///   - id_: The identifier of the file or folder. At least 1 character.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
///   - pathLower: The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
///   - teamMemberInfo: The owner of the link. `nil` if the owner belongs to no team.
///   - contentOwnerTeamInfo: The team that owns the content. `nil` unless it differs from the team of the link's owner.
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

/// A value that indicates whether the user can take an action on a shared folder.
@interface DBSHARINGFolderPermission : DBStoneObject
/// The action.
@property (nonatomic, readonly) DBSHARINGFolderAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
@property (nonatomic, readonly, nullable) DBSHARINGPermissionDeniedReason *reason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - sharedLinkPolicy: The people who can use links to the item.
///   - memberPolicy: The people who can be members, as set for the folder. `nil` unless a team owns the folder.
///   - resolvedMemberPolicy: The people who can be members, considering the policies of the team. `nil` unless a team
///     owns the folder.
///   - viewerInfoPolicy: A value that indicates whether the item shows its viewers.
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

/// The file whose metadata to get.
@interface DBSHARINGGetFileMetadataArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
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

/// The files whose metadata to get.
@interface DBSHARINGGetFileMetadataBatchArg : DBStoneObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item matches
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly) NSArray<NSString *> *files;

/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
///     matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
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

/// The sharing metadata of one file.
@interface DBSHARINGGetFileMetadataBatchResult : DBStoneObject
/// The file, as specified in the call. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The metadata of the file, or the error.
@property (nonatomic, readonly) DBSHARINGGetFileMetadataIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as specified in the call. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: The metadata of the file, or the error.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetFileMetadataIndividualResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetFileMetadataIndividualResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared folder whose metadata to get.
@interface DBSHARINGGetMetadataArgs : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - actions: The actions whose permissions to include.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinkFileError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinkFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The link whose metadata to get.
@interface DBSHARINGGetSharedLinkMetadataArg : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Matches
/// `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Matches
///     `/(.|[\r\n])*`.
///   - linkPassword: The password of the link. `nil` if it has none.
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

/// The links to list.
@interface DBSHARINGGetSharedLinksArg : DBStoneObject
/// The path of the file or folder whose links to list. `nil` lists all links.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path of the file or folder whose links to list. `nil` lists all links.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGGetSharedLinksError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGGetSharedLinksError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The shared links of the user.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identifier of the group, `g:…`.
///   - groupManagementType: The manager of the group's members.
///   - groupType: The type of the group. Use `groupManagementType` instead. Deprecated.
///   - isMember: A Boolean value that indicates whether the user is a member of the group.
///   - isOwner: A Boolean value that indicates whether the user is an owner of the group.
///   - sameTeam: A Boolean value that indicates whether the group belongs to the user's team.
///   - groupExternalId: The external ID, from the team's own directory. `nil` if there is none.
///   - memberCount: The number of members of the group.
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

/// A member, and their access level.
@interface DBSHARINGMembershipInfo : DBStoneObject
/// The access level of the member, including access through folders.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessType;
/// The permissions of the user for this member, for the requested actions.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberPermission *> *permissions;
/// Always `nil`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *initials;
/// A Boolean value that indicates whether the member has access through a parent folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *isInherited;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
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

/// A group that has access, and its access level.
@interface DBSHARINGGroupMembershipInfo : DBSHARINGMembershipInfo
/// The group.
@property (nonatomic, readonly) DBSHARINGGroupInfo *group;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - group: The group.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
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

/// An action that requires another plan.
@interface DBSHARINGInsufficientPlan : DBStoneObject
/// A message for the user.
@property (nonatomic, readonly, copy) NSString *message;
/// The URL at which the user can change the plan. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *upsellUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - message: A message for the user.
///   - upsellUrl: The URL at which the user can change the plan. `nil` if there is none.
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

/// The missing space, in bytes.
@interface DBSHARINGInsufficientQuotaAmounts : DBStoneObject
/// The space that the folder requires, in bytes.
@property (nonatomic, readonly) NSNumber *spaceNeeded;
/// The missing space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceShortage;
/// The available space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceLeft;

/// Creates an object.
///
/// - Parameters:
///   - spaceNeeded: The space that the folder requires, in bytes.
///   - spaceShortage: The missing space, in bytes.
///   - spaceLeft: The available space, in bytes.
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
    /// The email address to which the invitation was sent. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    DBSHARINGInviteeInfoEmail,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGInviteeInfoOther,
};

/// An invited person.
@interface DBSHARINGInviteeInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGInviteeInfoTag tag;

/// The email address to which the invitation was sent. At most 255 characters. Matches
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

/// An invited person, and their access level.
@interface DBSHARINGInviteeMembershipInfo : DBSHARINGMembershipInfo
/// The invited person.
@property (nonatomic, readonly) DBSHARINGInviteeInfo *invitee;
/// The account of the person. `nil` if it isn't known.
@property (nonatomic, readonly, nullable) DBSHARINGUserInfo *user;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - invitee: The invited person.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
///   - user: The account of the person. `nil` if it isn't known.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGJobError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGJobStatus *)instance;
/// Returns the object for JSON.
+ (DBSHARINGJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAccessLevel *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAction *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudience *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkAudienceDisallowedReason *)instance;
/// Returns the object for JSON.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audience: The audience.
///   - allowed: A Boolean value that indicates whether the user can choose the audience.
///   - disallowedReason: The reason that the user can't choose the audience. `nil` if they can.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkExpiry *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkPassword *)instance;
/// Returns the object for JSON.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - canRevoke: A Boolean value that indicates whether the user can revoke the link.
///   - visibilityPolicies: The visibilities, and whether the user can choose them.
///   - canSetExpiry: A Boolean value that indicates whether the user can set or change the expiration date.
///   - canRemoveExpiry: A Boolean value that indicates whether the user can remove the expiration date.
///   - allowDownload: A Boolean value that indicates whether the link allows downloads.
///   - canAllowDownload: A Boolean value that indicates whether the user can allow downloads.
///   - canDisallowDownload: A Boolean value that indicates whether the user can disallow downloads.
///   - allowComments: A Boolean value that indicates whether the link allows comments. Deprecated.
///   - teamRestrictsComments: A Boolean value that indicates whether the team disallows comments. Deprecated.
///   - resolvedVisibility: The people who can use the link, considering the policies of the team and folder. Some links
///     have `effectiveAudience` instead.
///   - requestedVisibility: The requested visibility of the link. `nil` unless the user owns the link.
///   - revokeFailureReason: The reason that the user can't revoke the link. `nil` if they can.
///   - effectiveAudience: The people who can use the link with `linkAccessLevel`.
///   - linkAccessLevel: The access level that the link gives, in addition to the access that people already have.
///   - audienceOptions: The audiences, and whether the user can choose them.
///   - canSetPassword: A Boolean value that indicates whether the user can set a password.
///   - canRemovePassword: A Boolean value that indicates whether the user can remove the password.
///   - requirePassword: A Boolean value that indicates whether the link requires a password.
///   - canUseExtendedSharingControls: A Boolean value that indicates whether the user's plan includes the extended
///     sharing controls.
///   - canSync: A Boolean value that indicates whether people can add the content to their own Dropbox.
///   - canRequestAccess: A Boolean value that indicates whether people can request access.
///   - enforceSharedLinkPasswordPolicy: The owning team's policy for passwords of links shared outside the team. `nil`
///     unless a team owns the link.
///   - daysToExpirePolicy: The time after which links of the owning team expire by default. `nil` unless a team owns
///     the link.
///   - changeSharedLinkExpirationPolicy: The owning team's policy for changes of the default expiration. `nil` unless a
///     team owns the link.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkSettings *)instance;
/// Returns the object for JSON.
+ (DBSHARINGLinkSettings *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file whose members to list.
@interface DBSHARINGListFileMembersArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberAction *> *actions;

/// A Boolean value that indicates whether to include members who have access only through a folder. The default is
/// `@YES`.
@property (nonatomic, readonly) NSNumber *includeInherited;

/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
///     folder. The default is `@YES`.
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
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

/// The files whose members to list.
@interface DBSHARINGListFileMembersBatchArg : DBStoneObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item matches
/// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly) NSArray<NSString *> *files;

/// The maximum number of members for each file. The default is 1000. At most 3000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
///     matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
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

/// The members of one file.
@interface DBSHARINGListFileMembersBatchResult : DBStoneObject
/// The file, as specified in the call. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The members of the file, or the error.
@property (nonatomic, readonly) DBSHARINGListFileMembersIndividualResult *result;

/// Creates an object.
///
/// - Parameters:
///   - file: The file, as specified in the call. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - result: The members of the file, or the error.
- (instancetype)initWithFile:(NSString *)file result:(DBSHARINGListFileMembersIndividualResult *)result;
@end

/// Converts `DBSHARINGListFileMembersBatchResult` from and to JSON.
@interface DBSHARINGListFileMembersBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersBatchResult *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBSHARINGListFileMembersContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
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
    /// The user's account can't be used.
    DBSHARINGListFileMembersContinueErrorUserError,
    /// The file can't be accessed.
    DBSHARINGListFileMembersContinueErrorAccessError,
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFileMembersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFileMembersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersContinueErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharingUserError *userError;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The members of a file, and their number.
@interface DBSHARINGListFileMembersCountResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) DBSHARINGSharedFileMembers *members;
/// The number of members, without those who have access through a folder.
@property (nonatomic, readonly) NSNumber *memberCount;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - memberCount: The number of members, without those who have access through a folder.
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
    /// The user's account can't be used.
    DBSHARINGListFileMembersErrorUserError,
    /// The file can't be accessed.
    DBSHARINGListFileMembersErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersErrorOther,
};

/// The reason that members weren't listed.
@interface DBSHARINGListFileMembersError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersErrorTag tag;
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

/// Converts `DBSHARINGListFileMembersError` from and to JSON.
@interface DBSHARINGListFileMembersErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFileMembersError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGListFileMembersError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGListFileMembersIndividualResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGListFileMembersIndividualResultTag) {
    /// The members of the file.
    DBSHARINGListFileMembersIndividualResultResult,
    /// The file can't be accessed.
    DBSHARINGListFileMembersIndividualResultAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFileMembersIndividualResultOther,
};

/// The members of one file, or the error.
@interface DBSHARINGListFileMembersIndividualResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFileMembersIndividualResultTag tag;
/// The members of the file. Has a value only if `isResult` returns `YES`.
@property (nonatomic, readonly) DBSHARINGListFileMembersCountResult *result;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The options of a list of files.
@interface DBSHARINGListFilesArg : DBStoneObject
/// The maximum number of items in a page. The default is 100. From 1 to 300.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
///   - actions: The actions whose permissions to include.
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

/// The position at which a listing continues.
@interface DBSHARINGListFilesContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
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
    /// The user's account can't be used.
    DBSHARINGListFilesContinueErrorUserError,
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFilesContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFilesContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFilesContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFilesContinueErrorTag tag;
/// The user's account can't be used. Has a value only if `isUserError` returns `YES`.
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

/// A page of the files that are shared with the user.
@interface DBSHARINGListFilesResult : DBStoneObject
/// The files.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedFileMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The files.
///   - cursor: The cursor of the next page. `nil` if this is the last page.
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

/// The options of a list of members.
@interface DBSHARINGListFolderMembersCursorArg : DBStoneObject
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGMemberAction *> *actions;
/// The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
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

/// The shared folder whose members to list.
@interface DBSHARINGListFolderMembersArgs : DBSHARINGListFolderMembersCursorArg
/// The identifier of the shared folder. Ignored if `path` isn't `nil`. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The path of the folder. Use it to include people who have access through a parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Matches `[-_0-9a-zA-Z:]+`.
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
///   - path: The path of the folder. Use it to include people who have access through a parent folder.
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

/// The position at which a listing continues.
@interface DBSHARINGListFolderMembersContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
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
    /// The shared folder can't be accessed.
    DBSHARINGListFolderMembersContinueErrorAccessError,
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFolderMembersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFolderMembersContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBSHARINGListFolderMembersContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListFolderMembersContinueErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The options of a list of shared folders.
@interface DBSHARINGListFoldersArgs : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
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

/// The position at which a listing continues.
@interface DBSHARINGListFoldersContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
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
    /// The cursor isn't valid. List from the start.
    DBSHARINGListFoldersContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListFoldersContinueErrorOther,
};

/// The reason that the next page wasn't returned.
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
/// The shared folders. Folders that aren't mounted have no `pathLower`.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedFolderMetadata *> *entries;
/// The cursor of the next page. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The shared folders. Folders that aren't mounted have no `pathLower`.
///   - cursor: The cursor of the next page. `nil` if this is the last page.
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

/// The links to list.
@interface DBSHARINGListSharedLinksArg : DBStoneObject
/// The path for which to list links. `nil` lists all links of the user, page by page. Matches
/// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to omit links to parent folders of `path`.
@property (nonatomic, readonly, nullable) NSNumber *directOnly;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Matches
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
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
    /// No item exists at this path.
    DBSHARINGListSharedLinksErrorPath,
    /// The cursor has expired. List from the start.
    DBSHARINGListSharedLinksErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGListSharedLinksErrorOther,
};

/// The reason that links weren't listed.
@interface DBSHARINGListSharedLinksError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGListSharedLinksErrorTag tag;
/// No item exists at this path. Has a value only if `isPath` returns `YES`.
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

/// A page of shared links.
@interface DBSHARINGListSharedLinksResult : DBStoneObject
/// The links.
@property (nonatomic, readonly) NSArray<DBSHARINGSharedLinkMetadata *> *links;
/// A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and `cursor`.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page. `nil` if the call specified a path.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - links: The links.
///   - hasMore: A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and
///     `cursor`.
///   - cursor: The cursor of the next page. `nil` if the call specified a path.
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

/// The access of a member after a change.
@interface DBSHARINGMemberAccessLevelResult : DBStoneObject
/// The access level that the member still has through a folder.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessLevel;
/// A message for the user about the remaining access.
@property (nonatomic, readonly, copy, nullable) NSString *warning;
/// The folders through which the member has access.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGParentFolderAccessInfo *> *accessDetails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessLevel: The access level that the member still has through a folder.
///   - warning: A message for the user about the remaining access.
///   - accessDetails: The folders through which the member has access.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberAction *)instance;
/// Returns the object for JSON.
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

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - action: The action.
///   - allow: A Boolean value that indicates whether the user can take the action.
///   - reason: The reason that the user can't take the action. `nil` if they can.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMemberPolicy *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBSHARINGMemberSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHARINGMemberSelectorTag) {
    /// The identifier of an account, team member, or group. At least 1 character.
    DBSHARINGMemberSelectorDropboxId,
    /// An email address, with or without an account. At most 255 characters. Matches
    /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
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

/// An email address, with or without an account. At most 255 characters. Matches
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGModifySharedLinkSettingsArgs *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGModifySharedLinkSettingsError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGModifySharedLinkSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to mount.
@interface DBSHARINGMountFolderArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMountFolderError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGMountFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder through which a member has access.
@interface DBSHARINGParentFolderAccessInfo : DBStoneObject
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The permissions of the user for the member in that folder.
@property (nonatomic, readonly) NSArray<DBSHARINGMemberPermission *> *permissions;
/// The path of the folder, relative to the user's root.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - folderName: The name of the folder.
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - permissions: The permissions of the user for the member in that folder.
///   - path: The path of the folder, relative to the user's root.
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

/// The metadata of a link to a file or folder.
@interface DBSHARINGPathLinkMetadata : DBSHARINGLinkMetadata
/// The path of the item in the user's Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - visibility: The people who can use the link.
///   - path: The path of the item in the user's Dropbox.
///   - expires: The time at which the link expires. `nil` if it doesn't expire.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPendingUploadMode *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGPermissionDeniedReason *)instance;
/// Returns the object for JSON.
+ (DBSHARINGPermissionDeniedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item from which to remove the user's own access.
@interface DBSHARINGRelinquishAccessArg : DBStoneObject
/// The identifier of the file or folder, `id:…`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// Creates an object.
///
/// - Parameters:
///   - fileId: The identifier of the file or folder, `id:…`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishAccessError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of removing the user's own access. It has no fields.
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

/// The file from which to remove the user's own access.
@interface DBSHARINGRelinquishFileMembershipArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFileMembershipError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishFileMembershipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to leave.
@interface DBSHARINGRelinquishFolderMembershipArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders inside a team
/// folder or another shared folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
///     inside a team folder or another shared folder. The default is `@NO`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRelinquishFolderMembershipError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRelinquishFolderMembershipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to remove from a file.
@interface DBSHARINGRemoveFileMemberArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member to remove. If an email address belongs to an account, the account is removed.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFileMemberError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRemoveFileMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to remove from a shared folder.
@interface DBSHARINGRemoveFolderMemberArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member to remove.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;

/// A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for groups, and for
/// folders inside a team folder or another shared folder.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - member: The member to remove.
///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for
///     groups, and for folders inside a team folder or another shared folder.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveFolderMemberError *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRemoveMemberJobStatus *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRequestedLinkAccessLevel *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRequestedVisibility *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGResolvedVisibility *)instance;
/// Returns the object for JSON.
+ (DBSHARINGResolvedVisibility *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The link to revoke.
@interface DBSHARINGRevokeSharedLinkArg : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGRevokeSharedLinkError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGRevokeSharedLinkError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new inheritance of members for a shared folder.
@interface DBSHARINGSetAccessInheritanceArg : DBStoneObject
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
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
    /// The shared folder can't be accessed.
    DBSHARINGSetAccessInheritanceErrorAccessError,
    /// The user doesn't have permission.
    DBSHARINGSetAccessInheritanceErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSetAccessInheritanceErrorOther,
};

/// The reason that the inheritance of members wasn't changed.
@interface DBSHARINGSetAccessInheritanceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSetAccessInheritanceErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The folder to share, and its settings.
@interface DBSHARINGShareFolderArgBase : DBStoneObject
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// A Boolean value that indicates whether to return a job immediately, even for a small folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;

/// The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
/// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
@property (nonatomic, readonly, copy) NSString *path;

/// The people who can use links to the contents. `.members` is supported only for members of a team.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkPolicy *sharedLinkPolicy;
/// A value that indicates whether the contents show their viewers.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
///     default is `@NO`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
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

/// The folder to share, and its settings.
@interface DBSHARINGShareFolderArg : DBSHARINGShareFolderArgBase
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
///     default is `@NO`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: The settings of the link to the folder.
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
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGShareFolderErrorEmailUnverified,
    /// The folder can't be shared because of its kind or location.
    DBSHARINGShareFolderErrorBadPath,
    /// The team's policy doesn't allow the `memberPolicy`.
    DBSHARINGShareFolderErrorTeamPolicyDisallowsMemberPolicy,
    /// The account can't use the `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorDisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorOther,
    /// The user doesn't have permission.
    DBSHARINGShareFolderErrorNoPermission,
};

/// The reason that a folder wasn't shared.
@interface DBSHARINGShareFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderErrorTag tag;
/// The folder can't be shared because of its kind or location. Has a value only if `isBadPath` returns `YES`.
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
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGShareFolderErrorBaseEmailUnverified,
    /// The folder can't be shared because of its kind or location.
    DBSHARINGShareFolderErrorBaseBadPath,
    /// The team's policy doesn't allow the `memberPolicy`.
    DBSHARINGShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy,
    /// The account can't use the `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorBaseDisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorBaseOther,
};

/// The reason that a folder wasn't shared.
@interface DBSHARINGShareFolderErrorBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderErrorBaseTag tag;
/// The folder can't be shared because of its kind or location. Has a value only if `isBadPath` returns `YES`.
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
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGShareFolderErrorBaseV2EmailUnverified,
    /// The team's policy doesn't allow the `memberPolicy`.
    DBSHARINGShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy,
    /// The account can't use the `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorBaseV2DisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorBaseV2Other,
};

/// The reason that a folder wasn't shared.
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
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGShareFolderErrorV2EmailUnverified,
    /// The team's policy doesn't allow the `memberPolicy`.
    DBSHARINGShareFolderErrorV2TeamPolicyDisallowsMemberPolicy,
    /// The account can't use the `sharedLinkPolicy`.
    DBSHARINGShareFolderErrorV2DisallowedSharedLinkPolicy,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGShareFolderErrorV2Other,
    /// The user doesn't have permission.
    DBSHARINGShareFolderErrorV2NoPermission,
};

/// The reason that a folder wasn't shared.
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
    /// The job is still running. Poll again later.
    DBSHARINGShareFolderJobStatusInProgress,
    /// The folder was shared.
    DBSHARINGShareFolderJobStatusComplete,
    /// The folder wasn't shared.
    DBSHARINGShareFolderJobStatusFailed,
};

/// The state of a job of `shareFolder`.
@interface DBSHARINGShareFolderJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderJobStatusTag tag;
/// The folder was shared. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMetadata *complete;
/// The folder wasn't shared. Has a value only if `isFailed` returns `YES`.
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
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBSHARINGShareFolderLaunchAsyncJobId,
    /// The folder was shared without a job.
    DBSHARINGShareFolderLaunchComplete,
};

/// The result of `shareFolder`: a job to poll, or the shared folder.
@interface DBSHARINGShareFolderLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGShareFolderLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The folder was shared without a job. Has a value only if `isComplete` returns `YES`.
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
    /// The item at this path is a file.
    DBSHARINGSharePathErrorIsFile,
    /// The folder lies inside a shared folder.
    DBSHARINGSharePathErrorInsideSharedFolder,
    /// The folder contains a shared folder.
    DBSHARINGSharePathErrorContainsSharedFolder,
    /// The folder contains an app folder.
    DBSHARINGSharePathErrorContainsAppFolder,
    /// The folder contains a team folder.
    DBSHARINGSharePathErrorContainsTeamFolder,
    /// The folder is an app folder.
    DBSHARINGSharePathErrorIsAppFolder,
    /// The folder lies inside an app folder.
    DBSHARINGSharePathErrorInsideAppFolder,
    /// The folder is the former public folder. Create a shared link instead.
    DBSHARINGSharePathErrorIsPublicFolder,
    /// The folder lies inside the former public folder. Create a shared link instead.
    DBSHARINGSharePathErrorInsidePublicFolder,
    /// The folder is already shared. The associated value is its metadata.
    DBSHARINGSharePathErrorAlreadyShared,
    /// The path isn't valid.
    DBSHARINGSharePathErrorInvalidPath,
    /// The folder is a macOS package, such as an app.
    DBSHARINGSharePathErrorIsOsxPackage,
    /// The folder lies inside a macOS package, such as an app.
    DBSHARINGSharePathErrorInsideOsxPackage,
    /// The folder is the Vault.
    DBSHARINGSharePathErrorIsVault,
    /// The folder lies inside a locked Vault.
    DBSHARINGSharePathErrorIsVaultLocked,
    /// The folder is the Family Room folder.
    DBSHARINGSharePathErrorIsFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharePathErrorOther,
};

/// The reason that a folder can't be shared.
@interface DBSHARINGSharePathError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharePathErrorTag tag;

/// The folder is already shared. The associated value is its metadata. Has a value only if `isAlreadyShared` returns
/// `YES`.
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
    /// The item at this path is a file.
    DBSHARINGSharePathErrorBaseV2IsFile,
    /// The folder lies inside a shared folder.
    DBSHARINGSharePathErrorBaseV2InsideSharedFolder,
    /// The folder contains a shared folder.
    DBSHARINGSharePathErrorBaseV2ContainsSharedFolder,
    /// The folder contains a team folder.
    DBSHARINGSharePathErrorBaseV2ContainsTeamFolder,
    /// The folder is an app folder.
    DBSHARINGSharePathErrorBaseV2IsAppFolder,
    /// The folder lies inside an app folder.
    DBSHARINGSharePathErrorBaseV2InsideAppFolder,
    /// The folder is the former public folder. Create a shared link instead.
    DBSHARINGSharePathErrorBaseV2IsPublicFolder,
    /// The folder lies inside the former public folder. Create a shared link instead.
    DBSHARINGSharePathErrorBaseV2InsidePublicFolder,
    /// The folder is already shared. The associated value is its metadata.
    DBSHARINGSharePathErrorBaseV2AlreadyShared,
    /// The path isn't valid.
    DBSHARINGSharePathErrorBaseV2InvalidPath,
    /// The folder is a macOS package, such as an app.
    DBSHARINGSharePathErrorBaseV2IsOsxPackage,
    /// The folder lies inside a macOS package, such as an app.
    DBSHARINGSharePathErrorBaseV2InsideOsxPackage,
    /// The folder is the Vault.
    DBSHARINGSharePathErrorBaseV2IsVault,
    /// The folder lies inside a locked Vault.
    DBSHARINGSharePathErrorBaseV2IsVaultLocked,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharePathErrorBaseV2Other,
};

/// The reason that a folder can't be shared.
@interface DBSHARINGSharePathErrorBaseV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharePathErrorBaseV2Tag tag;

/// The folder is already shared. The associated value is its metadata. Has a value only if `isAlreadyShared` returns
/// `YES`.
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
    /// The item at this path is a file.
    DBSHARINGSharePathErrorV2IsFile,
    /// The folder lies inside a shared folder.
    DBSHARINGSharePathErrorV2InsideSharedFolder,
    /// The folder contains a shared folder.
    DBSHARINGSharePathErrorV2ContainsSharedFolder,
    /// The folder contains a team folder.
    DBSHARINGSharePathErrorV2ContainsTeamFolder,
    /// The folder is an app folder.
    DBSHARINGSharePathErrorV2IsAppFolder,
    /// The folder lies inside an app folder.
    DBSHARINGSharePathErrorV2InsideAppFolder,
    /// The folder is the former public folder. Create a shared link instead.
    DBSHARINGSharePathErrorV2IsPublicFolder,
    /// The folder lies inside the former public folder. Create a shared link instead.
    DBSHARINGSharePathErrorV2InsidePublicFolder,
    /// The folder is already shared. The associated value is its metadata.
    DBSHARINGSharePathErrorV2AlreadyShared,
    /// The path isn't valid.
    DBSHARINGSharePathErrorV2InvalidPath,
    /// The folder is a macOS package, such as an app.
    DBSHARINGSharePathErrorV2IsOsxPackage,
    /// The folder lies inside a macOS package, such as an app.
    DBSHARINGSharePathErrorV2InsideOsxPackage,
    /// The folder is the Vault.
    DBSHARINGSharePathErrorV2IsVault,
    /// The folder lies inside a locked Vault.
    DBSHARINGSharePathErrorV2IsVaultLocked,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharePathErrorV2Other,
    /// The folder is the Family Room folder.
    DBSHARINGSharePathErrorV2IsFamily,
    /// The folder contains an app folder.
    DBSHARINGSharePathErrorV2ContainsAppFolder,
};

/// The reason that a folder can't be shared.
@interface DBSHARINGSharePathErrorV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharePathErrorV2Tag tag;

/// The folder is already shared. The associated value is its metadata. Has a value only if `isAlreadyShared` returns
/// `YES`.
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

/// The metadata of the link to shared content.
@interface DBSHARINGSharedContentLinkMetadata : DBSHARINGSharedContentLinkMetadataBase
/// The items in the folder whose audience differs from that of the folder. `nil` unless the call is for one folder.
@property (nonatomic, readonly, nullable) DBSHARINGAudienceExceptions *audienceExceptions;
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - audienceOptions: The audiences that could be chosen.
///   - currentAudience: The current audience of the link.
///   - linkPermissions: The permissions of the user for the link.
///   - passwordProtected: A Boolean value that indicates whether the link requires a password.
///   - url: The URL of the link.
///   - accessLevel: The access level that the link gives.
///   - audienceRestrictingSharedFolder: The shared folder that prevents a smaller audience.
///   - expiry: The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can
///     use it.
///   - audienceExceptions: The items in the folder whose audience differs from that of the folder. `nil` unless the
///     call is for one folder.
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

/// The people who have access to a file.
@interface DBSHARINGSharedFileMembers : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBSHARINGUserFileMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly) NSArray<DBSHARINGGroupMembershipInfo *> *groups;
/// The invited people who haven't signed in yet.
@property (nonatomic, readonly) NSArray<DBSHARINGInviteeMembershipInfo *> *invitees;
/// The cursor of the next page, for `listFileMembersContinue`. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: The invited people who haven't signed in yet.
///   - cursor: The cursor of the next page, for `listFileMembersContinue`. `nil` if this is the last page.
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

/// The sharing metadata of a file.
@interface DBSHARINGSharedFileMetadata : DBStoneObject
/// The access level of the user.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessType;
/// The identifier of the file, `id:…`. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The expected metadata of the link, if no link exists. Rarely available.
@property (nonatomic, readonly, nullable) DBSHARINGExpectedSharedContentLinkMetadata *expectedLinkMetadata;
/// The metadata of the link to the file. Rarely available.
@property (nonatomic, readonly, nullable) DBSHARINGSharedContentLinkMetadata *linkMetadata;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *name;
/// The names of the owners and, in a team folder, of the admins.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns the file. `nil` if no team does.
@property (nonatomic, readonly, nullable) DBUSERSTeam *ownerTeam;
/// The identifier of the shared folder that contains the file. `nil` if none does. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. `nil` if the file isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the file isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The permissions of the user for the file, for the requested actions.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFilePermission *> *permissions;
/// The policies of the file.
@property (nonatomic, readonly) DBSHARINGFolderPolicy *policy;
/// The URL of a preview in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The time at which the user was invited to the file or to a parent folder.
@property (nonatomic, readonly, nullable) NSDate *timeInvited;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the file, `id:…`. At least 4 characters. Matches `id:.+`.
///   - name: The name of the file.
///   - policy: The policies of the file.
///   - previewUrl: The URL of a preview in a browser.
///   - accessType: The access level of the user.
///   - expectedLinkMetadata: The expected metadata of the link, if no link exists. Rarely available.
///   - linkMetadata: The metadata of the link to the file. Rarely available.
///   - ownerDisplayNames: The names of the owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns the file. `nil` if no team does.
///   - parentSharedFolderId: The identifier of the shared folder that contains the file. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. `nil` if the file isn't mounted.
///   - pathLower: The path in lowercase. `nil` if the file isn't mounted.
///   - permissions: The permissions of the user for the file, for the requested actions.
///   - timeInvited: The time at which the user was invited to the file or to a parent folder.
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
    /// No shared folder has this identifier.
    DBSHARINGSharedFolderAccessErrorInvalidId,
    /// The user isn't a member.
    DBSHARINGSharedFolderAccessErrorNotAMember,
    /// The account doesn't exist or is disabled.
    DBSHARINGSharedFolderAccessErrorInvalidMember,
    /// No longer returned. Deprecated.
    DBSHARINGSharedFolderAccessErrorEmailUnverified,
    /// The folder isn't mounted. Mount it first.
    DBSHARINGSharedFolderAccessErrorUnmounted,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedFolderAccessErrorOther,
};

/// The reason that a shared folder can't be accessed.
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
    /// No account has this identifier.
    DBSHARINGSharedFolderMemberErrorInvalidDropboxId,
    /// The account isn't a member of the folder.
    DBSHARINGSharedFolderMemberErrorNotAMember,
    /// The member has access only through a folder. The associated value is the access level.
    DBSHARINGSharedFolderMemberErrorNoExplicitAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedFolderMemberErrorOther,
};

/// The reason that a member can't be used.
@interface DBSHARINGSharedFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedFolderMemberErrorTag tag;

/// The member has access only through a folder. The associated value is the access level. Has a value only if
/// `isNoExplicitAccess` returns `YES`.
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

/// The people who have access to a shared folder.
@interface DBSHARINGSharedFolderMembers : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBSHARINGUserMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly) NSArray<DBSHARINGGroupMembershipInfo *> *groups;
/// The invited people.
@property (nonatomic, readonly) NSArray<DBSHARINGInviteeMembershipInfo *> *invitees;
/// The cursor of the next page, for `listFolderMembersContinue`. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - users: The members.
///   - groups: The groups.
///   - invitees: The invited people.
///   - cursor: The cursor of the next page, for `listFolderMembersContinue`. `nil` if this is the last page.
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

/// The fields of all shared folder metadata.
@interface DBSHARINGSharedFolderMetadataBase : DBStoneObject
/// The access level of the user.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessType;
/// A Boolean value that indicates whether the folder lies inside a team folder.
@property (nonatomic, readonly) NSNumber *isInsideTeamFolder;
/// A Boolean value that indicates whether the folder is a team folder.
@property (nonatomic, readonly) NSNumber *isTeamFolder;
/// The names of the owners and, in a team folder, of the admins.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns the folder. `nil` if no team does.
@property (nonatomic, readonly, nullable) DBUSERSTeam *ownerTeam;
/// The identifier of the shared folder that contains the folder. `nil` if none does. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;
/// The path for display. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The name of the parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderName;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the user.
///   - isInsideTeamFolder: A Boolean value that indicates whether the folder lies inside a team folder.
///   - isTeamFolder: A Boolean value that indicates whether the folder is a team folder.
///   - ownerDisplayNames: The names of the owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns the folder. `nil` if no team does.
///   - parentSharedFolderId: The identifier of the shared folder that contains the folder. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. `nil` if the folder isn't mounted.
///   - pathLower: The path in lowercase. `nil` if the folder isn't mounted.
///   - parentFolderName: The name of the parent folder.
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

/// The metadata of a shared folder.
@interface DBSHARINGSharedFolderMetadata : DBSHARINGSharedFolderMetadataBase
/// The metadata of the link to the folder. Rarely available.
@property (nonatomic, readonly, nullable) DBSHARINGSharedContentLinkMetadata *linkMetadata;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The permissions of the user for the folder, for the requested actions.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderPermission *> *permissions;
/// The policies of the folder.
@property (nonatomic, readonly) DBSHARINGFolderPolicy *policy;
/// The URL of a preview in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The identifier of the shared folder, which is also the identifier of its namespace. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The time at which the user was invited to the folder.
@property (nonatomic, readonly) NSDate *timeInvited;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;
/// The identifier of the folder as an item, `id:…`. At least 4 characters. Matches `id:.+`.
@property (nonatomic, readonly, copy, nullable) NSString *folderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the user.
///   - isInsideTeamFolder: A Boolean value that indicates whether the folder lies inside a team folder.
///   - isTeamFolder: A Boolean value that indicates whether the folder is a team folder.
///   - name: The name of the folder.
///   - policy: The policies of the folder.
///   - previewUrl: The URL of a preview in a browser.
///   - sharedFolderId: The identifier of the shared folder, which is also the identifier of its namespace. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - timeInvited: The time at which the user was invited to the folder.
///   - ownerDisplayNames: The names of the owners and, in a team folder, of the admins.
///   - ownerTeam: The team that owns the folder. `nil` if no team does.
///   - parentSharedFolderId: The identifier of the shared folder that contains the folder. `nil` if none does. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - pathDisplay: The path for display. `nil` if the folder isn't mounted.
///   - pathLower: The path in lowercase. `nil` if the folder isn't mounted.
///   - parentFolderName: The name of the parent folder.
///   - linkMetadata: The metadata of the link to the folder. Rarely available.
///   - permissions: The permissions of the user for the folder, for the requested actions.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
///   - folderId: The identifier of the folder as an item, `id:…`. At least 4 characters. Matches `id:.+`.
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
    /// The user must sign in.
    DBSHARINGSharedLinkAccessFailureReasonLoginRequired,
    /// The user must verify their email address.
    DBSHARINGSharedLinkAccessFailureReasonEmailVerifyRequired,
    /// The link requires a password.
    DBSHARINGSharedLinkAccessFailureReasonPasswordRequired,
    /// Only team members can use the link.
    DBSHARINGSharedLinkAccessFailureReasonTeamOnly,
    /// Only the owner can use the link.
    DBSHARINGSharedLinkAccessFailureReasonOwnerOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkAccessFailureReasonOther,
};

/// The reason that a link can't be used.
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
    /// The metadata of the existing link.
    DBSHARINGSharedLinkAlreadyExistsMetadataMetadata,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkAlreadyExistsMetadataOther,
};

/// The existing link that prevents a new one.
@interface DBSHARINGSharedLinkAlreadyExistsMetadata : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGSharedLinkAlreadyExistsMetadataTag tag;
/// The metadata of the existing link. Has a value only if `isMetadata` returns `YES`.
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
    /// The shared link doesn't exist.
    DBSHARINGSharedLinkErrorSharedLinkNotFound,
    /// The user doesn't have access to the link.
    DBSHARINGSharedLinkErrorSharedLinkAccessDenied,
    /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
    DBSHARINGSharedLinkErrorUnsupportedLinkType,
    /// Private links support neither `path` nor `linkPassword`.
    DBSHARINGSharedLinkErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkErrorOther,
};

/// The reason that a link can't be used.
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
    /// The shared link doesn't exist.
    DBSHARINGSharedLinkMetadataErrorSharedLinkNotFound,
    /// The user doesn't have access to the link.
    DBSHARINGSharedLinkMetadataErrorSharedLinkAccessDenied,
    /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
    DBSHARINGSharedLinkMetadataErrorUnsupportedLinkType,
    /// Private links support neither `path` nor `linkPassword`.
    DBSHARINGSharedLinkMetadataErrorUnsupportedParameterField,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkMetadataErrorOther,
};

/// The reason that the metadata of a link wasn't returned.
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
    /// Anyone.
    DBSHARINGSharedLinkPolicyAnyone,
    /// Members of the owner's team. Deprecated.
    DBSHARINGSharedLinkPolicyTeam,
    /// Members of the folder.
    DBSHARINGSharedLinkPolicyMembers,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharedLinkPolicyOther,
};

/// The people who can use links to the contents of a shared folder.
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

/// The settings of a link. Fields that are `nil` have the default, or don't change.
@interface DBSHARINGSharedLinkSettings : DBStoneObject
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// The password. Required if `requirePassword` is `true`.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;
/// The time at which the link expires. `nil` for no expiration.
@property (nonatomic, readonly, nullable) NSDate *expires;
/// The audience of the link. The policies of the team and folder may restrict it.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *audience;
/// The access level of the link. You can't change it later.
@property (nonatomic, readonly, nullable) DBSHARINGRequestedLinkAccessLevel *access;
/// The requested visibility of the link. Use `audience` instead. Deprecated.
@property (nonatomic, readonly, nullable) DBSHARINGRequestedVisibility *requestedVisibility;
/// A Boolean value that indicates whether the link allows downloads.
@property (nonatomic, readonly, nullable) NSNumber *allowDownload;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - requirePassword: A Boolean value that indicates whether the link requires a password.
///   - linkPassword: The password. Required if `requirePassword` is `true`.
///   - expires: The time at which the link expires. `nil` for no expiration.
///   - audience: The audience of the link. The policies of the team and folder may restrict it.
///   - access: The access level of the link. You can't change it later.
///   - requestedVisibility: The requested visibility of the link. Use `audience` instead. Deprecated.
///   - allowDownload: A Boolean value that indicates whether the link allows downloads.
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
    /// The settings are inconsistent: a required password is missing, or the expiration date is in the past.
    DBSHARINGSharedLinkSettingsErrorInvalidSettings,
    /// The user isn't allowed to use these settings. Basic accounts support only public links without an expiration
    /// date.
    DBSHARINGSharedLinkSettingsErrorNotAuthorized,
};

/// The reason that the settings of a link aren't valid.
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
    /// The user doesn't have permission.
    DBSHARINGSharingFileAccessErrorNoPermission,
    /// The file doesn't exist.
    DBSHARINGSharingFileAccessErrorInvalidFile,
    /// The item is a folder. Share the folder, or create a shared link.
    DBSHARINGSharingFileAccessErrorIsFolder,
    /// The file lies inside the former public folder. Create a shared link instead.
    DBSHARINGSharingFileAccessErrorInsidePublicFolder,
    /// The file lies inside a macOS package, such as an app. Create a shared link instead.
    DBSHARINGSharingFileAccessErrorInsideOsxPackage,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharingFileAccessErrorOther,
};

/// The reason that a file can't be accessed for sharing.
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
    /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
    DBSHARINGSharingUserErrorEmailUnverified,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGSharingUserErrorOther,
};

/// The reason that the user's account can't be used.
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

/// A person who belongs to a team.
@interface DBSHARINGTeamMemberInfo : DBStoneObject
/// The team.
@property (nonatomic, readonly) DBUSERSTeam *teamInfo;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
@property (nonatomic, readonly, copy, nullable) NSString *memberId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamInfo: The team.
///   - displayName: The name of the person.
///   - memberId: The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
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

/// The new owner of a shared folder.
@interface DBSHARINGTransferFolderArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The identifier of the account or team member who becomes the owner. At least 1 character.
@property (nonatomic, readonly, copy) NSString *toDropboxId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
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
    /// The shared folder can't be accessed.
    DBSHARINGTransferFolderErrorAccessError,
    /// No account has this identifier.
    DBSHARINGTransferFolderErrorInvalidDropboxId,
    /// The new owner isn't a member of the folder. Add them first.
    DBSHARINGTransferFolderErrorDNewOwnerNotAMember,
    /// The new owner hasn't mounted the folder.
    DBSHARINGTransferFolderErrorDNewOwnerUnmounted,
    /// The new owner hasn't verified their email address.
    DBSHARINGTransferFolderErrorDNewOwnerEmailUnverified,
    /// The operation isn't supported for team folders.
    DBSHARINGTransferFolderErrorTeamFolder,
    /// The user doesn't have permission.
    DBSHARINGTransferFolderErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGTransferFolderErrorOther,
};

/// The reason that the ownership wasn't transferred.
@interface DBSHARINGTransferFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGTransferFolderErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The folder to unmount.
@interface DBSHARINGUnmountFolderArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
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
    /// The shared folder can't be accessed.
    DBSHARINGUnmountFolderErrorAccessError,
    /// The user doesn't have permission.
    DBSHARINGUnmountFolderErrorNoPermission,
    /// The folder can't be unmounted, for example because it lies inside another shared folder of the user.
    DBSHARINGUnmountFolderErrorNotUnmountable,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUnmountFolderErrorOther,
};

/// The reason that the folder wasn't unmounted.
@interface DBSHARINGUnmountFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUnmountFolderErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The file to unshare.
@interface DBSHARINGUnshareFileArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
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
    /// The user's account can't be used.
    DBSHARINGUnshareFileErrorUserError,
    /// The file can't be accessed.
    DBSHARINGUnshareFileErrorAccessError,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUnshareFileErrorOther,
};

/// The reason that the file wasn't unshared.
@interface DBSHARINGUnshareFileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUnshareFileErrorTag tag;
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

/// Converts `DBSHARINGUnshareFileError` from and to JSON.
@interface DBSHARINGUnshareFileErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFileError *)instance;
/// Returns the object for JSON.
+ (DBSHARINGUnshareFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to unshare.
@interface DBSHARINGUnshareFolderArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether the other members keep a copy. The owner always keeps the folder. The default
/// is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
///     folder. The default is `@NO`.
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
    /// The shared folder can't be accessed.
    DBSHARINGUnshareFolderErrorAccessError,
    /// The operation isn't supported for team folders.
    DBSHARINGUnshareFolderErrorTeamFolder,
    /// The user doesn't have permission.
    DBSHARINGUnshareFolderErrorNoPermission,
    /// The folder contains too many files.
    DBSHARINGUnshareFolderErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUnshareFolderErrorOther,
};

/// The reason that the folder wasn't unshared.
@interface DBSHARINGUnshareFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUnshareFolderErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The new access level of a file's member.
@interface DBSHARINGUpdateFileMemberArgs : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The new access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - member: The member.
///   - accessLevel: The new access level.
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

/// The changes to a shared file.
@interface DBSHARINGUpdateFilePolicyArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFileAction *> *actions;
/// This option no longer has an effect. Deprecated.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;
/// A value that indicates whether the file shows its viewers.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Matches
///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: This option no longer has an effect. Deprecated.
///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
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
    /// The file can't be accessed.
    DBSHARINGUpdateFilePolicyErrorAccessError,
    /// The settings aren't valid.
    DBSHARINGUpdateFilePolicyErrorInvalidFileSettings,
    /// The user doesn't have permission.
    DBSHARINGUpdateFilePolicyErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUpdateFilePolicyErrorOther,
};

/// The reason that the file wasn't changed.
@interface DBSHARINGUpdateFilePolicyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUpdateFilePolicyErrorTag tag;
/// The file can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// The new access level of a folder's member.
@interface DBSHARINGUpdateFolderMemberArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member, as `.dropboxId`.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The new access level. `.owner` isn't supported.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - member: The member, as `.dropboxId`.
///   - accessLevel: The new access level. `.owner` isn't supported.
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
    /// The shared folder can't be accessed.
    DBSHARINGUpdateFolderMemberErrorAccessError,
    /// The member can't be changed.
    DBSHARINGUpdateFolderMemberErrorMemberError,
    /// The member couldn't be added to the folder itself, which is necessary for the change.
    DBSHARINGUpdateFolderMemberErrorNoExplicitAccess,
    /// The user's plan doesn't support the request, for example members who can only view.
    DBSHARINGUpdateFolderMemberErrorInsufficientPlan,
    /// The user doesn't have permission.
    DBSHARINGUpdateFolderMemberErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUpdateFolderMemberErrorOther,
};

/// The reason that the member wasn't changed.
@interface DBSHARINGUpdateFolderMemberError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUpdateFolderMemberErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderAccessError *accessError;
/// The member can't be changed. Has a value only if `isMemberError` returns `YES`.
@property (nonatomic, readonly) DBSHARINGSharedFolderMemberError *memberError;

/// The member couldn't be added to the folder itself, which is necessary for the change. Has a value only if
/// `isNoExplicitAccess` returns `YES`.
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

/// The changes to a shared folder. Fields that are `nil` don't change.
@interface DBSHARINGUpdateFolderPolicyArg : DBStoneObject
/// The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// A value that indicates whether the contents show their viewers.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *viewerInfoPolicy;
/// The people who can use links to the contents. `.members` is supported only for members of a team.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkPolicy *sharedLinkPolicy;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - linkSettings: The settings of the link to the folder.
///   - actions: The actions whose permissions to include.
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
    /// The shared folder can't be accessed.
    DBSHARINGUpdateFolderPolicyErrorAccessError,
    /// `memberPolicy` is supported only for members of a team.
    DBSHARINGUpdateFolderPolicyErrorNotOnTeam,
    /// The team's policy doesn't allow the `memberPolicy`.
    DBSHARINGUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy,
    /// The account can't use the `sharedLinkPolicy`.
    DBSHARINGUpdateFolderPolicyErrorDisallowedSharedLinkPolicy,
    /// The user doesn't have permission.
    DBSHARINGUpdateFolderPolicyErrorNoPermission,
    /// The operation isn't supported for team folders.
    DBSHARINGUpdateFolderPolicyErrorTeamFolder,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGUpdateFolderPolicyErrorOther,
};

/// The reason that the folder wasn't changed.
@interface DBSHARINGUpdateFolderPolicyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHARINGUpdateFolderPolicyErrorTag tag;
/// The shared folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
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

/// A person who has access, and their access level.
@interface DBSHARINGUserMembershipInfo : DBSHARINGMembershipInfo
/// The person.
@property (nonatomic, readonly) DBSHARINGUserInfo *user;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - user: The person.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
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

/// A member of a file, and the time at which they last viewed it.
@interface DBSHARINGUserFileMembershipInfo : DBSHARINGUserMembershipInfo
/// The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan doesn't include
/// viewer history.
@property (nonatomic, readonly, nullable) NSDate *timeLastSeen;

/// The platform on which the member last viewed the file.
@property (nonatomic, readonly, nullable) DBSEENSTATEPlatformType *platformType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accessType: The access level of the member, including access through folders.
///   - user: The person.
///   - permissions: The permissions of the user for this member, for the requested actions.
///   - initials: Always `nil`. Deprecated.
///   - isInherited: A Boolean value that indicates whether the member has access through a parent folder. The default
///     is `@NO`.
///   - timeLastSeen: The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan
///     doesn't include viewer history.
///   - platformType: The platform on which the member last viewed the file.
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

/// A person. For more information, use `getAccount` of `Users`.
@interface DBSHARINGUserInfo : DBStoneObject
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// A Boolean value that indicates whether the person belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;
/// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
///   - email: The email address.
///   - displayName: The name of the person.
///   - sameTeam: A Boolean value that indicates whether the person belongs to the user's team.
///   - teamMemberId: The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
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
    /// The file shows its viewers.
    DBSHARINGViewerInfoPolicyEnabled,
    /// The file doesn't show its viewers.
    DBSHARINGViewerInfoPolicyDisabled,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGViewerInfoPolicyOther,
};

/// A value that indicates whether a file shows its viewers.
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
    /// Anyone with the link.
    DBSHARINGVisibilityPublic,
    /// Team members only.
    DBSHARINGVisibilityTeamOnly,
    /// Anyone with the link and the password.
    DBSHARINGVisibilityPassword,
    /// Team members with the password.
    DBSHARINGVisibilityTeamAndPassword,
    /// Members of the shared folder that contains the item.
    DBSHARINGVisibilitySharedFolderOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGVisibilityOther,
};

/// The people who can use a link.
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

/// A visibility, and whether the user can choose it.
@interface DBSHARINGVisibilityPolicy : DBStoneObject
/// The visibility.
@property (nonatomic, readonly) DBSHARINGRequestedVisibility *policy;
/// The people who could use the link with this visibility, considering all policies.
@property (nonatomic, readonly) DBSHARINGAlphaResolvedVisibility *resolvedPolicy;
/// A Boolean value that indicates whether the user can choose the visibility.
@property (nonatomic, readonly) NSNumber *allowed;
/// The reason that the user can't choose the visibility. `nil` if they can.
@property (nonatomic, readonly, nullable) DBSHARINGVisibilityPolicyDisallowedReason *disallowedReason;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - policy: The visibility.
///   - resolvedPolicy: The people who could use the link with this visibility, considering all policies.
///   - allowed: A Boolean value that indicates whether the user can choose the visibility.
///   - disallowedReason: The reason that the user can't choose the visibility. `nil` if they can.
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
    /// The visibility of this link can't be changed. Revoke the link, and create a new one.
    DBSHARINGVisibilityPolicyDisallowedReasonDeleteAndRecreate,
    /// The shared folder that contains the item doesn't allow it.
    DBSHARINGVisibilityPolicyDisallowedReasonRestrictedBySharedFolder,
    /// The team doesn't allow it.
    DBSHARINGVisibilityPolicyDisallowedReasonRestrictedByTeam,
    /// The user belongs to no team.
    DBSHARINGVisibilityPolicyDisallowedReasonUserNotOnTeam,
    /// The user's plan doesn't include it.
    DBSHARINGVisibilityPolicyDisallowedReasonUserAccountType,
    /// The user doesn't have permission.
    DBSHARINGVisibilityPolicyDisallowedReasonPermissionDenied,
    /// A value that this version of the SDK doesn't recognize.
    DBSHARINGVisibilityPolicyDisallowedReasonOther,
};

/// The reason that a visibility isn't allowed.
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
