// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXFilesLookupError, DBXSharingAccessInheritanceInherit, DBXSharingAccessInheritanceNoInherit,
    DBXSharingAccessInheritanceOther, DBXSharingAccessLevelEditor, DBXSharingAccessLevelNoAccess,
    DBXSharingAccessLevelOther, DBXSharingAccessLevelOwner, DBXSharingAccessLevelTraverse, DBXSharingAccessLevelViewer,
    DBXSharingAccessLevelViewerNoComment, DBXSharingAclUpdatePolicyEditors, DBXSharingAclUpdatePolicyOther,
    DBXSharingAclUpdatePolicyOwner, DBXSharingAddFileMemberErrorAccessError, DBXSharingAddFileMemberErrorBannedMember,
    DBXSharingAddFileMemberErrorInvalidComment, DBXSharingAddFileMemberErrorOther,
    DBXSharingAddFileMemberErrorRateLimit, DBXSharingAddFileMemberErrorUserError,
    DBXSharingAddFolderMemberErrorAccessError, DBXSharingAddFolderMemberErrorBadMember,
    DBXSharingAddFolderMemberErrorBannedMember, DBXSharingAddFolderMemberErrorCantShareOutsideTeam,
    DBXSharingAddFolderMemberErrorEmailUnverified, DBXSharingAddFolderMemberErrorInsufficientPlan,
    DBXSharingAddFolderMemberErrorInvalidSharedFolder, DBXSharingAddFolderMemberErrorNoPermission,
    DBXSharingAddFolderMemberErrorOther, DBXSharingAddFolderMemberErrorRateLimit,
    DBXSharingAddFolderMemberErrorTeamFolder, DBXSharingAddFolderMemberErrorTooManyInvitees,
    DBXSharingAddFolderMemberErrorTooManyMembers, DBXSharingAddFolderMemberErrorTooManyPendingInvites,
    DBXSharingAddMember, DBXSharingAddMemberSelectorError, DBXSharingAddMemberSelectorErrorAutomaticGroup,
    DBXSharingAddMemberSelectorErrorGroupDeleted, DBXSharingAddMemberSelectorErrorGroupNotOnTeam,
    DBXSharingAddMemberSelectorErrorInvalidDropboxId, DBXSharingAddMemberSelectorErrorInvalidEmail,
    DBXSharingAddMemberSelectorErrorInvalidGroup, DBXSharingAddMemberSelectorErrorOther,
    DBXSharingAddMemberSelectorErrorUnverifiedDropboxId, DBXSharingAlphaResolvedVisibilityNoOne,
    DBXSharingAlphaResolvedVisibilityOnlyYou, DBXSharingAlphaResolvedVisibilityOther,
    DBXSharingAlphaResolvedVisibilityPassword, DBXSharingAlphaResolvedVisibilityPublic_,
    DBXSharingAlphaResolvedVisibilitySharedFolderOnly, DBXSharingAlphaResolvedVisibilityTeamAndPassword,
    DBXSharingAlphaResolvedVisibilityTeamOnly, DBXSharingChangeLinkExpirationPolicyAllowed,
    DBXSharingChangeLinkExpirationPolicyNotAllowed, DBXSharingChangeLinkExpirationPolicyOther,
    DBXSharingCreateSharedLinkErrorOther, DBXSharingCreateSharedLinkErrorPath,
    DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied, DBXSharingCreateSharedLinkWithSettingsErrorBannedMember,
    DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified, DBXSharingCreateSharedLinkWithSettingsErrorPath,
    DBXSharingCreateSharedLinkWithSettingsErrorSettingsError,
    DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists,
    DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders, DBXSharingFileAction,
    DBXSharingFolderActionChangeOptions, DBXSharingFolderActionCreateEditLink, DBXSharingFolderActionCreateLink,
    DBXSharingFolderActionCreateViewLink, DBXSharingFolderActionDisableViewerInfo, DBXSharingFolderActionEditContents,
    DBXSharingFolderActionEnableViewerInfo, DBXSharingFolderActionInviteEditor, DBXSharingFolderActionInviteViewer,
    DBXSharingFolderActionInviteViewerNoComment, DBXSharingFolderActionLeaveACopy, DBXSharingFolderActionOther,
    DBXSharingFolderActionRelinquishMembership, DBXSharingFolderActionSetAccessInheritance,
    DBXSharingFolderActionShareLink, DBXSharingFolderActionUnmount, DBXSharingFolderActionUnshare,
    DBXSharingGetFileMetadataErrorAccessError, DBXSharingGetFileMetadataErrorOther,
    DBXSharingGetFileMetadataErrorUserError, DBXSharingGetFileMetadataIndividualResult,
    DBXSharingGetFileMetadataIndividualResultAccessError, DBXSharingGetFileMetadataIndividualResultMetadata,
    DBXSharingGetFileMetadataIndividualResultOther, DBXSharingGetSharedLinkFileErrorOther,
    DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied, DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory,
    DBXSharingGetSharedLinkFileErrorSharedLinkNotFound, DBXSharingGetSharedLinkFileErrorUnsupportedLinkType,
    DBXSharingGetSharedLinkFileErrorUnsupportedParameterField, DBXSharingGetSharedLinksErrorOther,
    DBXSharingGetSharedLinksErrorPath, DBXSharingLinkAudience, DBXSharingLinkMetadata, DBXSharingLinkPermission,
    DBXSharingLinkPermissions, DBXSharingMemberPermission, DBXSharingMemberPolicy, DBXSharingMemberSelector,
    DBXSharingPendingUploadMode, DBXSharingPermissionDeniedReason, DBXSharingSharedFileMetadata,
    DBXSharingSharedFolderAccessError, DBXSharingSharedLinkAlreadyExistsMetadata, DBXSharingSharedLinkPolicy,
    DBXSharingSharedLinkSettings, DBXSharingSharedLinkSettingsError, DBXSharingSharingFileAccessError,
    DBXSharingSharingUserError, DBXSharingTeamMemberInfo, DBXSharingViewerInfoPolicy, DBXSharingVisibility,
    DBXTeamCommonGroupManagementType, DBXTeamCommonGroupType, DBXUsersTeam;

NS_ASSUME_NONNULL_BEGIN

/// A value that indicates whether a shared folder inherits members from its parent folder.
@interface DBXSharingAccessInheritance : DBXObject
@end

/// The members of the union.
@interface DBXSharingAccessInheritance (Members)
/// The object if its tag is `inherit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessInheritanceInherit *asInherit;
/// The object if its tag is `no_inherit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessInheritanceNoInherit *asNoInherit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessInheritanceOther *asOther;
@end

/// The folder inherits members.
@interface DBXSharingAccessInheritanceInherit : DBXSharingAccessInheritance
/// Creates an object with the tag `inherit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder has only its own members.
@interface DBXSharingAccessInheritanceNoInherit : DBXSharingAccessInheritance
/// Creates an object with the tag `no_inherit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAccessInheritanceOther : DBXSharingAccessInheritance
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The access level of a member.
@interface DBXSharingAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXSharingAccessLevel (Members)
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelOwner *asOwner;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelEditor *asEditor;
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelViewer *asViewer;
/// The object if its tag is `viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelViewerNoComment *asViewerNoComment;
/// The object if its tag is `traverse`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelTraverse *asTraverse;
/// The object if its tag is `no_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelNoAccess *asNoAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevelOther *asOther;
@end

/// The member can view, edit, and comment, and can change the settings of the folder.
@interface DBXSharingAccessLevelOwner : DBXSharingAccessLevel
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can view, edit, and comment.
@interface DBXSharingAccessLevelEditor : DBXSharingAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can view and comment.
@interface DBXSharingAccessLevelViewer : DBXSharingAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can view, but not comment.
@interface DBXSharingAccessLevelViewerNoComment : DBXSharingAccessLevel
/// Creates an object with the tag `viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can only traverse the folder, to items that are shared with them.
@interface DBXSharingAccessLevelTraverse : DBXSharingAccessLevel
/// Creates an object with the tag `traverse`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member has no access yet. They opened a link with which they can join.
@interface DBXSharingAccessLevelNoAccess : DBXSharingAccessLevel
/// Creates an object with the tag `no_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAccessLevelOther : DBXSharingAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can add, change, and remove members.
@interface DBXSharingAclUpdatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingAclUpdatePolicy (Members)
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicyOwner *asOwner;
/// The object if its tag is `editors`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicyEditors *asEditors;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicyOther *asOther;
@end

/// Only the owner.
@interface DBXSharingAclUpdatePolicyOwner : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All editors, or all editors of the same team.
@interface DBXSharingAclUpdatePolicyEditors : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `editors`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAclUpdatePolicyOther : DBXSharingAclUpdatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file to share, and the people with whom to share it.
@interface DBXSharingAddFileMemberArgs : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The people to add, by account or email address. If an email address belongs to an account, the account is added.
@property (nonatomic, readonly, copy) NSArray<DBXSharingMemberSelector *> *members;
/// A message to send with the invitation.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// A Boolean value that indicates whether to send no notifications. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// The access level of the new members.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// A Boolean value that indicates whether to add the message as a comment, too. Supported for Paper documents. The
/// default is `@NO`.
@property (nonatomic, readonly) NSNumber *addMessageAsComment;

/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object.
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
    members:(NSArray<DBXSharingMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    addMessageAsComment:(NSNumber *)addMessageAsComment
    fpSealedResult:(nullable NSString *)fpSealedResult
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBXSharingMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    addMessageAsComment:(NSNumber *)addMessageAsComment
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no members were added.
@interface DBXSharingAddFileMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingAddFileMemberError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorAccessError *asAccessError;
/// The object if its tag is `rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorRateLimit *asRateLimit;
/// The object if its tag is `invalid_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorInvalidComment *asInvalidComment;
/// The object if its tag is `banned_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorBannedMember *asBannedMember;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFileMemberErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingAddFileMemberErrorUserError : DBXSharingAddFileMemberError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingAddFileMemberErrorAccessError : DBXSharingAddFileMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has sent too many invitations. Wait, and then try again.
@interface DBXSharingAddFileMemberErrorRateLimit : DBXSharingAddFileMemberError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The message can't be sent.
@interface DBXSharingAddFileMemberErrorInvalidComment : DBXSharingAddFileMemberError
/// Creates an object with the tag `invalid_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't allowed to share, because of abuse.
@interface DBXSharingAddFileMemberErrorBannedMember : DBXSharingAddFileMemberError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAddFileMemberErrorOther : DBXSharingAddFileMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folder, and the people to add.
@interface DBXSharingAddFolderMemberArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people to add, and their access levels.
@property (nonatomic, readonly, copy) NSArray<DBXSharingAddMember *> *members;
/// A Boolean value that indicates whether to send no notifications. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *quiet;
/// A message to send with the invitation. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *customMessage;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *fpSealedResult;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - members: The people to add, and their access levels.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For internal use by Dropbox.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members
    quiet:(NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    fpSealedResult:(nullable NSString *)fpSealedResult
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members
    quiet:(NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no members were added.
@interface DBXSharingAddFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingAddFolderMemberError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorAccessError *asAccessError;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `banned_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorBannedMember *asBannedMember;
/// The object if its tag is `bad_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorBadMember *asBadMember;
/// The object if its tag is `cant_share_outside_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorCantShareOutsideTeam *asCantShareOutsideTeam;
/// The object if its tag is `too_many_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTooManyMembers *asTooManyMembers;
/// The object if its tag is `too_many_pending_invites`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTooManyPendingInvites *asTooManyPendingInvites;
/// The object if its tag is `rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorRateLimit *asRateLimit;
/// The object if its tag is `too_many_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTooManyInvitees *asTooManyInvitees;
/// The object if its tag is `insufficient_plan`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorInsufficientPlan *asInsufficientPlan;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorNoPermission *asNoPermission;
/// The object if its tag is `invalid_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorInvalidSharedFolder *asInvalidSharedFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddFolderMemberErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingAddFolderMemberErrorAccessError : DBXSharingAddFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingAddFolderMemberErrorEmailUnverified : DBXSharingAddFolderMemberError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't allowed to share, because of abuse.
@interface DBXSharingAddFolderMemberErrorBannedMember : DBXSharingAddFolderMemberError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person can't be added.
@interface DBXSharingAddFolderMemberErrorBadMember : DBXSharingAddFolderMemberError
/// The value of `bad_member`.
@property (nonatomic, strong) DBXSharingAddMemberSelectorError *badMember;
/// Creates an object with the tag `bad_member`.
- (instancetype)init:(DBXSharingAddMemberSelectorError *)badMember NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't allow sharing with people outside the team.
@interface DBXSharingAddFolderMemberErrorCantShareOutsideTeam : DBXSharingAddFolderMemberError
/// Creates an object with the tag `cant_share_outside_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder would have too many members. The associated value is the limit.
@interface DBXSharingAddFolderMemberErrorTooManyMembers : DBXSharingAddFolderMemberError
/// The value of `too_many_members`.
@property (nonatomic, strong) NSNumber *tooManyMembers;
/// Creates an object with the tag `too_many_members`.
- (instancetype)init:(NSNumber *)tooManyMembers NS_DESIGNATED_INITIALIZER;
@end

/// Too many invitations are pending. The associated value is the limit.
@interface DBXSharingAddFolderMemberErrorTooManyPendingInvites : DBXSharingAddFolderMemberError
/// The value of `too_many_pending_invites`.
@property (nonatomic, strong) NSNumber *tooManyPendingInvites;
/// Creates an object with the tag `too_many_pending_invites`.
- (instancetype)init:(NSNumber *)tooManyPendingInvites NS_DESIGNATED_INITIALIZER;
@end

/// The user has reached the daily limit of invitations. Try again after 24 hours.
@interface DBXSharingAddFolderMemberErrorRateLimit : DBXSharingAddFolderMemberError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains too many people. Use several calls.
@interface DBXSharingAddFolderMemberErrorTooManyInvitees : DBXSharingAddFolderMemberError
/// Creates an object with the tag `too_many_invitees`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's plan doesn't support the request, for example members who can only view.
@interface DBXSharingAddFolderMemberErrorInsufficientPlan : DBXSharingAddFolderMemberError
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingAddFolderMemberErrorTeamFolder : DBXSharingAddFolderMemberError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingAddFolderMemberErrorNoPermission : DBXSharingAddFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No longer returned. Use `accessError` instead. Deprecated.
@interface DBXSharingAddFolderMemberErrorInvalidSharedFolder : DBXSharingAddFolderMemberError
/// Creates an object with the tag `invalid_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAddFolderMemberErrorOther : DBXSharingAddFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person to add to a shared folder.
@interface DBXSharingAddMember : DBXObject
/// The person, by account or email address.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The access level of the person. `.owner` isn't supported.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - member: The person, by account or email address.
///   - accessLevel: The access level of the person. `.owner` isn't supported.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a person can't be added.
@interface DBXSharingAddMemberSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXSharingAddMemberSelectorError (Members)
/// The object if its tag is `automatic_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorAutomaticGroup *asAutomaticGroup;
/// The object if its tag is `invalid_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorInvalidDropboxId *asInvalidDropboxId;
/// The object if its tag is `invalid_email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorInvalidEmail *asInvalidEmail;
/// The object if its tag is `invalid_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorInvalidGroup *asInvalidGroup;
/// The object if its tag is `unverified_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorUnverifiedDropboxId *asUnverifiedDropboxId;
/// The object if its tag is `group_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorGroupDeleted *asGroupDeleted;
/// The object if its tag is `group_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorGroupNotOnTeam *asGroupNotOnTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAddMemberSelectorErrorOther *asOther;
@end

/// The group is managed by the system. It can be a member only of team folders.
@interface DBXSharingAddMemberSelectorErrorAutomaticGroup : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `automatic_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No account or group has this identifier. At least 1 character.
@interface DBXSharingAddMemberSelectorErrorInvalidDropboxId : DBXSharingAddMemberSelectorError
/// The value of `invalid_dropbox_id`.
@property (nonatomic, copy) NSString *invalidDropboxId;
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init:(NSString *)invalidDropboxId NS_DESIGNATED_INITIALIZER;
@end

/// The email address isn't valid. At most 255 characters. Is an email address.
@interface DBXSharingAddMemberSelectorErrorInvalidEmail : DBXSharingAddMemberSelectorError
/// The value of `invalid_email`.
@property (nonatomic, copy) NSString *invalidEmail;
/// Creates an object with the tag `invalid_email`.
- (instancetype)init:(NSString *)invalidEmail NS_DESIGNATED_INITIALIZER;
@end

/// The group isn't valid.
@interface DBXSharingAddMemberSelectorErrorInvalidGroup : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `invalid_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account's email address isn't verified. Add the person by email address instead. The associated value is the
/// account identifier. At least 1 character.
@interface DBXSharingAddMemberSelectorErrorUnverifiedDropboxId : DBXSharingAddMemberSelectorError
/// The value of `unverified_dropbox_id`.
@property (nonatomic, copy) NSString *unverifiedDropboxId;
/// Creates an object with the tag `unverified_dropbox_id`.
- (instancetype)init:(NSString *)unverifiedDropboxId NS_DESIGNATED_INITIALIZER;
@end

/// A group was deleted.
@interface DBXSharingAddMemberSelectorErrorGroupDeleted : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `group_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The group belongs to another team.
@interface DBXSharingAddMemberSelectorErrorGroupNotOnTeam : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAddMemberSelectorErrorOther : DBXSharingAddMemberSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can use a link, considering all policies.
@interface DBXSharingAlphaResolvedVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingAlphaResolvedVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityPassword *asPassword;
/// The object if its tag is `team_and_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityTeamAndPassword *asTeamAndPassword;
/// The object if its tag is `shared_folder_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilitySharedFolderOnly *asSharedFolderOnly;
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityNoOne *asNoOne;
/// The object if its tag is `only_you`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityOnlyYou *asOnlyYou;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingAlphaResolvedVisibilityOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingAlphaResolvedVisibilityPublic_ : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingAlphaResolvedVisibilityTeamOnly : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingAlphaResolvedVisibilityPassword : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members with the password.
@interface DBXSharingAlphaResolvedVisibilityTeamAndPassword : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members of the shared folder that contains the item.
@interface DBXSharingAlphaResolvedVisibilitySharedFolderOnly : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No one. The link gives no access.
@interface DBXSharingAlphaResolvedVisibilityNoOne : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only the user.
@interface DBXSharingAlphaResolvedVisibilityOnlyYou : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `only_you`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingAlphaResolvedVisibilityOther : DBXSharingAlphaResolvedVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An item in a folder whose audience differs from that of the folder.
@interface DBXSharingAudienceExceptionContentInfo : DBXObject
/// The name of the file or folder.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// The items in a folder whose audience differs from that of the folder.
@interface DBXSharingAudienceExceptions : DBXObject
/// The number of items.
@property (nonatomic, readonly) NSNumber *count;
/// Some of the items.
@property (nonatomic, readonly, copy) NSArray<DBXSharingAudienceExceptionContentInfo *> *exceptions;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCount:(NSNumber *)count
    exceptions:(NSArray<DBXSharingAudienceExceptionContentInfo *> *)exceptions
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder that restricts the audience of links to its contents.
@interface DBXSharingAudienceRestrictingSharedFolder : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The audience of links to the contents of the folder.
@property (nonatomic, readonly) DBXSharingLinkAudience *audience;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    name:(NSString *)name
    audience:(DBXSharingLinkAudience *)audience
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy that determines whether members can set a later expiration than the team's default.
@interface DBXSharingChangeLinkExpirationPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingChangeLinkExpirationPolicy (Members)
/// The object if its tag is `allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicyAllowed *asAllowed;
/// The object if its tag is `not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicyNotAllowed *asNotAllowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicyOther *asOther;
@end

/// Members can set a later expiration.
@interface DBXSharingChangeLinkExpirationPolicyAllowed : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't set a later expiration.
@interface DBXSharingChangeLinkExpirationPolicyNotAllowed : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingChangeLinkExpirationPolicyOther : DBXSharingChangeLinkExpirationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metadata of a link to a collection of files.
@interface DBXSharingCollectionLinkMetadata : DBXSharingLinkMetadata
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    DB_UNAVAILABLE;
@end

/// The item for which to create a link.
@interface DBXSharingCreateSharedLinkArg : DBXObject
/// The path of the file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// This option no longer has an effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *shortUrl;
/// The kind of item that will be uploaded to the path, if none exists yet.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadMode *pendingUpload;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder.
///   - shortUrl: This option no longer has an effect. The default is `@NO`. Deprecated.
///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
- (instancetype)initWithPath:(NSString *)path
    shortUrl:(NSNumber *)shortUrl
    pendingUpload:(nullable DBXSharingPendingUploadMode *)pendingUpload
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no link was created.
@interface DBXSharingCreateSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingCreateSharedLinkError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkErrorOther *asOther;
@end

/// No item exists at this path.
@interface DBXSharingCreateSharedLinkErrorPath : DBXSharingCreateSharedLinkError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingCreateSharedLinkErrorOther : DBXSharingCreateSharedLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item for which to create a link, and the settings.
@interface DBXSharingCreateSharedLinkWithSettingsArg : DBXObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The settings of the link: its audience, password, and expiration.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettings *settings;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - settings: The settings of the link: its audience, password, and expiration.
- (instancetype)initWithPath:(NSString *)path
    settings:(nullable DBXSharingSharedLinkSettings *)settings
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no link was created.
@interface DBXSharingCreateSharedLinkWithSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingCreateSharedLinkWithSettingsError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorPath *asPath;

/// The object if its tag is `email_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified *asEmailNotVerified;

/// The object if its tag is `shared_link_already_exists`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists *asSharedLinkAlreadyExists;

/// The object if its tag is `settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorSettingsError *asSettingsError;
/// The object if its tag is `access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied *asAccessDenied;
/// The object if its tag is `banned_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingCreateSharedLinkWithSettingsErrorBannedMember *asBannedMember;

/// The object if its tag is `too_many_shared_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders *asTooManySharedFolders;
@end

/// No item exists at this path.
@interface DBXSharingCreateSharedLinkWithSettingsErrorPath : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingCreateSharedLinkWithSettingsErrorEmailNotVerified : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A link already exists. The associated value is its metadata, unless it differs from the requested settings; in that
/// case, call `listSharedLinks` with `directOnly`.
@interface DBXSharingCreateSharedLinkWithSettingsErrorSharedLinkAlreadyExists : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `shared_link_already_exists`.
@property (nonatomic, strong, nullable) DBXSharingSharedLinkAlreadyExistsMetadata *sharedLinkAlreadyExists;

/// Creates an object with the tag `shared_link_already_exists`.
- (instancetype)init:(nullable DBXSharingSharedLinkAlreadyExistsMetadata *)sharedLinkAlreadyExists
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings aren't valid.
@interface DBXSharingCreateSharedLinkWithSettingsErrorSettingsError : DBXSharingCreateSharedLinkWithSettingsError
/// The value of `settings_error`.
@property (nonatomic, strong) DBXSharingSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `settings_error`.
- (instancetype)init:(DBXSharingSharedLinkSettingsError *)settingsError NS_DESIGNATED_INITIALIZER;
@end

/// The user can't create a link to the item, for example because the item is restricted or the user's links are banned.
@interface DBXSharingCreateSharedLinkWithSettingsErrorAccessDenied : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't allowed to share, because of abuse.
@interface DBXSharingCreateSharedLinkWithSettingsErrorBannedMember : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `banned_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user has too many shared folders.
@interface DBXSharingCreateSharedLinkWithSettingsErrorTooManySharedFolders : DBXSharingCreateSharedLinkWithSettingsError
/// Creates an object with the tag `too_many_shared_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The expected metadata of a link that doesn't exist yet.
@interface DBXSharingExpectedSharedContentLinkMetadata : DBXSharingSharedContentLinkMetadataBase
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    DB_UNAVAILABLE;
@end

/// An action that a user can take on a shared folder.
@interface DBXSharingFolderAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingFolderAction (Members)
/// The object if its tag is `change_options`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionChangeOptions *asChangeOptions;
/// The object if its tag is `disable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionDisableViewerInfo *asDisableViewerInfo;
/// The object if its tag is `edit_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionEditContents *asEditContents;
/// The object if its tag is `enable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionEnableViewerInfo *asEnableViewerInfo;
/// The object if its tag is `invite_editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionInviteEditor *asInviteEditor;
/// The object if its tag is `invite_viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionInviteViewer *asInviteViewer;
/// The object if its tag is `invite_viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionInviteViewerNoComment *asInviteViewerNoComment;
/// The object if its tag is `relinquish_membership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionRelinquishMembership *asRelinquishMembership;
/// The object if its tag is `unmount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionUnmount *asUnmount;
/// The object if its tag is `unshare`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionUnshare *asUnshare;
/// The object if its tag is `leave_a_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionLeaveACopy *asLeaveACopy;
/// The object if its tag is `share_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionShareLink *asShareLink;
/// The object if its tag is `create_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionCreateLink *asCreateLink;
/// The object if its tag is `create_view_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionCreateViewLink *asCreateViewLink;
/// The object if its tag is `create_edit_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionCreateEditLink *asCreateEditLink;
/// The object if its tag is `set_access_inheritance`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionSetAccessInheritance *asSetAccessInheritance;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFolderActionOther *asOther;
@end

/// Change the settings of the folder.
@interface DBXSharingFolderActionChangeOptions : DBXSharingFolderAction
/// Creates an object with the tag `change_options`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Hide the viewers of the folder's contents.
@interface DBXSharingFolderActionDisableViewerInfo : DBXSharingFolderAction
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Edit the contents of the folder.
@interface DBXSharingFolderActionEditContents : DBXSharingFolderAction
/// Creates an object with the tag `edit_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Show the viewers of the folder's contents.
@interface DBXSharingFolderActionEnableViewerInfo : DBXSharingFolderAction
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Add members who can edit.
@interface DBXSharingFolderActionInviteEditor : DBXSharingFolderAction
/// Creates an object with the tag `invite_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Add members who can view and comment.
@interface DBXSharingFolderActionInviteViewer : DBXSharingFolderAction
/// Creates an object with the tag `invite_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Add members who can view, but not comment.
@interface DBXSharingFolderActionInviteViewerNoComment : DBXSharingFolderAction
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Leave the folder.
@interface DBXSharingFolderActionRelinquishMembership : DBXSharingFolderAction
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Remove the folder from the user's Dropbox.
@interface DBXSharingFolderActionUnmount : DBXSharingFolderAction
/// Creates an object with the tag `unmount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Stop sharing the folder.
@interface DBXSharingFolderActionUnshare : DBXSharingFolderAction
/// Creates an object with the tag `unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Keep a copy when leaving the folder or being removed from it.
@interface DBXSharingFolderActionLeaveACopy : DBXSharingFolderAction
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFolderActionShareLink : DBXSharingFolderAction
/// Creates an object with the tag `share_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFolderActionCreateLink : DBXSharingFolderAction
/// Creates an object with the tag `create_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link for viewing.
@interface DBXSharingFolderActionCreateViewLink : DBXSharingFolderAction
/// Creates an object with the tag `create_view_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link for editing.
@interface DBXSharingFolderActionCreateEditLink : DBXSharingFolderAction
/// Creates an object with the tag `create_edit_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Choose whether the folder inherits members from its parent folder.
@interface DBXSharingFolderActionSetAccessInheritance : DBXSharingFolderAction
/// Creates an object with the tag `set_access_inheritance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFolderActionOther : DBXSharingFolderAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metadata of a link to a folder.
@interface DBXSharingFolderLinkMetadata : DBXSharingSharedLinkMetadata
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    DB_UNAVAILABLE;
@end

/// A value that indicates whether the user can take an action on a shared folder.
@interface DBXSharingFolderPermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingFolderAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAction:(DBXSharingFolderAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The policies of a shared file or folder.
@interface DBXSharingFolderPolicy : DBXObject
/// The people who can be members, as set for the folder. `nil` unless a team owns the folder.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// The people who can be members, considering the policies of the team. `nil` unless a team owns the folder.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *resolvedMemberPolicy;
/// The people who can add, change, and remove members.
@property (nonatomic, readonly) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// The people who can use links to the item.
@property (nonatomic, readonly) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// A value that indicates whether the item shows its viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAclUpdatePolicy:(DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    resolvedMemberPolicy:(nullable DBXSharingMemberPolicy *)resolvedMemberPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The file whose metadata to get.
@interface DBXSharingGetFileMetadataArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The files whose metadata to get.
@interface DBXSharingGetFileMetadataBatchArg : DBXObject
/// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts with `/`,
/// `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *files;

/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithFiles:(NSArray<NSString *> *)files
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The sharing metadata of one file.
@interface DBXSharingGetFileMetadataBatchResult : DBXObject
/// The file, as specified in the call. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The metadata of the file, or the error.
@property (nonatomic, readonly) DBXSharingGetFileMetadataIndividualResult *result;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFile:(NSString *)file
    result:(DBXSharingGetFileMetadataIndividualResult *)result
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the sharing metadata of a file wasn't returned.
@interface DBXSharingGetFileMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetFileMetadataError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataErrorAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingGetFileMetadataErrorUserError : DBXSharingGetFileMetadataError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingGetFileMetadataErrorAccessError : DBXSharingGetFileMetadataError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetFileMetadataErrorOther : DBXSharingGetFileMetadataError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sharing metadata of one file, or the error.
@interface DBXSharingGetFileMetadataIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetFileMetadataIndividualResult (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataIndividualResultMetadata *asMetadata;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataIndividualResultAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetFileMetadataIndividualResultOther *asOther;
@end

/// The sharing metadata.
@interface DBXSharingGetFileMetadataIndividualResultMetadata : DBXSharingGetFileMetadataIndividualResult
/// The value of `metadata`.
@property (nonatomic, strong) DBXSharingSharedFileMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXSharingSharedFileMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingGetFileMetadataIndividualResultAccessError : DBXSharingGetFileMetadataIndividualResult
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetFileMetadataIndividualResultOther : DBXSharingGetFileMetadataIndividualResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folder whose metadata to get.
@interface DBXSharingGetMetadataArgs : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the file of a link wasn't downloaded.
@interface DBXSharingGetSharedLinkFileError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetSharedLinkFileError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinkFileErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinkFileErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingGetSharedLinkFileErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinkFileErrorOther *asOther;

/// The object if its tag is `shared_link_is_directory`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory *asSharedLinkIsDirectory;
@end

/// The shared link doesn't exist.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkNotFound : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkAccessDenied : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingGetSharedLinkFileErrorUnsupportedLinkType : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingGetSharedLinkFileErrorUnsupportedParameterField : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetSharedLinkFileErrorOther : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link refers to a folder. Use `path` to specify a file in it.
@interface DBXSharingGetSharedLinkFileErrorSharedLinkIsDirectory : DBXSharingGetSharedLinkFileError
/// Creates an object with the tag `shared_link_is_directory`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link whose metadata to get.
@interface DBXSharingGetSharedLinkMetadataArg : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts with `/`.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts
///     with `/`.
///   - linkPassword: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// The links to list.
@interface DBXSharingGetSharedLinksArg : DBXObject
/// The path of the file or folder whose links to list. `nil` lists all links.
@property (nonatomic, readonly, copy, nullable) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
- (instancetype)initWithPath:(nullable NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that links weren't listed.
@interface DBXSharingGetSharedLinksError : DBXObject
@end

/// The members of the union.
@interface DBXSharingGetSharedLinksError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinksErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingGetSharedLinksErrorOther *asOther;
@end

/// The path has an invalid format. The associated value may describe the problem.
@interface DBXSharingGetSharedLinksErrorPath : DBXSharingGetSharedLinksError
/// The value of `path`.
@property (nonatomic, copy, nullable) NSString *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(nullable NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingGetSharedLinksErrorOther : DBXSharingGetSharedLinksError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared links of the user.
@interface DBXSharingGetSharedLinksResult : DBXObject
/// The links.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkMetadata *> *links;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinks:(NSArray<DBXSharingLinkMetadata *> *)links NS_DESIGNATED_INITIALIZER;
@end

/// Information about a group.
@interface DBXSharingGroupInfo : DBXTeamCommonGroupSummary
/// The type of the group. Use `groupManagementType` instead. Deprecated.
@property (nonatomic, readonly) DBXTeamCommonGroupType *groupType;
/// A Boolean value that indicates whether the user is a member of the group.
@property (nonatomic, readonly) NSNumber *isMember;
/// A Boolean value that indicates whether the user is an owner of the group.
@property (nonatomic, readonly) NSNumber *isOwner;
/// A Boolean value that indicates whether the group belongs to the user's team.
@property (nonatomic, readonly) NSNumber *sameTeam;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupType:(DBXTeamCommonGroupType *)groupType
    isMember:(NSNumber *)isMember
    isOwner:(NSNumber *)isOwner
    sameTeam:(NSNumber *)sameTeam
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    DB_UNAVAILABLE;
@end

/// A group that has access, and its access level.
@interface DBXSharingGroupMembershipInfo : DBXSharingMembershipInfo
/// The group.
@property (nonatomic, readonly) DBXSharingGroupInfo *group;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    group:(DBXSharingGroupInfo *)group
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
