// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBSHARINGAccessLevel, DBSHARINGLinkPermissions, DBSHARINGMemberAccessLevelResult, DBSHARINGMemberSelector,
    DBSHARINGPermissionDeniedReason, DBSHARINGSharingFileAccessError, DBSHARINGTeamMemberInfo, DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileAction *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileErrorResult *)instance;
+ (DBSHARINGFileErrorResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a link to a file.
@interface DBSHARINGFileLinkMetadata : DBSHARINGSharedLinkMetadata
/// The modification time that the uploading app provided. Dropbox doesn't verify it.
@property (nonatomic, readonly) NSDate *clientModified;
/// The time at which Dropbox received the current revision.
@property (nonatomic, readonly) NSDate *serverModified;
/// The current revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileLinkMetadata *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberActionError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberActionIndividualResult *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberActionResult *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFileMemberRemoveActionResult *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAction:(DBSHARINGFileAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBSHARINGPermissionDeniedReason *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAction:(DBSHARINGFileAction *)action allow:(NSNumber *)allow;
@end

/// Converts `DBSHARINGFilePermission` from and to JSON.
@interface DBSHARINGFilePermissionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGFilePermission *)instance;
+ (DBSHARINGFilePermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
