// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXSharingAccessLevel, DBXSharingFileActionCreateEditLink, DBXSharingFileActionCreateLink,
    DBXSharingFileActionCreateViewLink, DBXSharingFileActionDisableViewerInfo, DBXSharingFileActionEditContents,
    DBXSharingFileActionEnableViewerInfo, DBXSharingFileActionInviteEditor, DBXSharingFileActionInviteViewer,
    DBXSharingFileActionInviteViewerNoComment, DBXSharingFileActionOther, DBXSharingFileActionRelinquishMembership,
    DBXSharingFileActionShareLink, DBXSharingFileActionUnshare, DBXSharingFileErrorResultFileNotFoundError,
    DBXSharingFileErrorResultInvalidFileActionError, DBXSharingFileErrorResultOther,
    DBXSharingFileErrorResultPermissionDeniedError, DBXSharingFileMemberActionErrorAccessError,
    DBXSharingFileMemberActionErrorInvalidMember, DBXSharingFileMemberActionErrorNoExplicitAccess,
    DBXSharingFileMemberActionErrorNoPermission, DBXSharingFileMemberActionErrorOther,
    DBXSharingFileMemberActionIndividualResultMemberError, DBXSharingFileMemberActionIndividualResultSuccess,
    DBXSharingFileMemberRemoveActionResultMemberError, DBXSharingFileMemberRemoveActionResultOther,
    DBXSharingFileMemberRemoveActionResultSuccess, DBXSharingLinkPermissions, DBXSharingMemberAccessLevelResult,
    DBXSharingMemberSelector, DBXSharingPermissionDeniedReason, DBXSharingSharingFileAccessError,
    DBXSharingTeamMemberInfo, DBXUsersTeam;

NS_ASSUME_NONNULL_BEGIN

/// An action that a user can take on a shared file.
@interface DBXSharingFileAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileAction (Members)
/// The object if its tag is `disable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionDisableViewerInfo *asDisableViewerInfo;
/// The object if its tag is `edit_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionEditContents *asEditContents;
/// The object if its tag is `enable_viewer_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionEnableViewerInfo *asEnableViewerInfo;
/// The object if its tag is `invite_viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionInviteViewer *asInviteViewer;
/// The object if its tag is `invite_viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionInviteViewerNoComment *asInviteViewerNoComment;
/// The object if its tag is `invite_editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionInviteEditor *asInviteEditor;
/// The object if its tag is `unshare`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionUnshare *asUnshare;
/// The object if its tag is `relinquish_membership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionRelinquishMembership *asRelinquishMembership;
/// The object if its tag is `share_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionShareLink *asShareLink;
/// The object if its tag is `create_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionCreateLink *asCreateLink;
/// The object if its tag is `create_view_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionCreateViewLink *asCreateViewLink;
/// The object if its tag is `create_edit_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionCreateEditLink *asCreateEditLink;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileActionOther *asOther;
@end

/// Hide the viewers of the file.
@interface DBXSharingFileActionDisableViewerInfo : DBXSharingFileAction
/// Creates an object with the tag `disable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Edit the file.
@interface DBXSharingFileActionEditContents : DBXSharingFileAction
/// Creates an object with the tag `edit_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Show the viewers of the file.
@interface DBXSharingFileActionEnableViewerInfo : DBXSharingFileAction
/// Creates an object with the tag `enable_viewer_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Add members who can view and comment.
@interface DBXSharingFileActionInviteViewer : DBXSharingFileAction
/// Creates an object with the tag `invite_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Add members who can view, but not comment.
@interface DBXSharingFileActionInviteViewerNoComment : DBXSharingFileAction
/// Creates an object with the tag `invite_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Add members who can edit.
@interface DBXSharingFileActionInviteEditor : DBXSharingFileAction
/// Creates an object with the tag `invite_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Stop sharing the file.
@interface DBXSharingFileActionUnshare : DBXSharingFileAction
/// Creates an object with the tag `unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Leave the file: remove the user's own access.
@interface DBXSharingFileActionRelinquishMembership : DBXSharingFileAction
/// Creates an object with the tag `relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFileActionShareLink : DBXSharingFileAction
/// Creates an object with the tag `share_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
@interface DBXSharingFileActionCreateLink : DBXSharingFileAction
/// Creates an object with the tag `create_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link for viewing.
@interface DBXSharingFileActionCreateViewLink : DBXSharingFileAction
/// Creates an object with the tag `create_view_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Create a link for editing.
@interface DBXSharingFileActionCreateEditLink : DBXSharingFileAction
/// Creates an object with the tag `create_edit_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileActionOther : DBXSharingFileAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a file can't be used.
@interface DBXSharingFileErrorResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileErrorResult (Members)
/// The object if its tag is `file_not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultFileNotFoundError *asFileNotFoundError;
/// The object if its tag is `invalid_file_action_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultInvalidFileActionError *asInvalidFileActionError;
/// The object if its tag is `permission_denied_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultPermissionDeniedError *asPermissionDeniedError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileErrorResultOther *asOther;
@end

/// No file has this identifier. At least 1 character.
@interface DBXSharingFileErrorResultFileNotFoundError : DBXSharingFileErrorResult
/// The value of `file_not_found_error`.
@property (nonatomic, copy) NSString *fileNotFoundError;
/// Creates an object with the tag `file_not_found_error`.
- (instancetype)init:(NSString *)fileNotFoundError NS_DESIGNATED_INITIALIZER;
@end

/// The action isn't valid for the file with this identifier. At least 1 character.
@interface DBXSharingFileErrorResultInvalidFileActionError : DBXSharingFileErrorResult
/// The value of `invalid_file_action_error`.
@property (nonatomic, copy) NSString *invalidFileActionError;
/// Creates an object with the tag `invalid_file_action_error`.
- (instancetype)init:(NSString *)invalidFileActionError NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have access to the file with this identifier. At least 1 character.
@interface DBXSharingFileErrorResultPermissionDeniedError : DBXSharingFileErrorResult
/// The value of `permission_denied_error`.
@property (nonatomic, copy) NSString *permissionDeniedError;
/// Creates an object with the tag `permission_denied_error`.
- (instancetype)init:(NSString *)permissionDeniedError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileErrorResultOther : DBXSharingFileErrorResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metadata of a link to a file.
@interface DBXSharingFileLinkMetadata : DBXSharingSharedLinkMetadata
/// The modification time that the uploading app provided. Dropbox doesn't verify it.
@property (nonatomic, readonly, copy) NSDate *clientModified;
/// The time at which Dropbox received the current revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;
/// The current revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    NS_DESIGNATED_INITIALIZER;

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

/// The reason that a member wasn't added, changed, or removed.
@interface DBXSharingFileMemberActionError : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberActionError (Members)
/// The object if its tag is `invalid_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorInvalidMember *asInvalidMember;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorNoPermission *asNoPermission;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorAccessError *asAccessError;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionErrorOther *asOther;
@end

/// The member doesn't exist.
@interface DBXSharingFileMemberActionErrorInvalidMember : DBXSharingFileMemberActionError
/// Creates an object with the tag `invalid_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingFileMemberActionErrorNoPermission : DBXSharingFileMemberActionError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file can't be accessed.
@interface DBXSharingFileMemberActionErrorAccessError : DBXSharingFileMemberActionError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member has access only through a folder. Change the access there. The associated value is the access level.
@interface DBXSharingFileMemberActionErrorNoExplicitAccess : DBXSharingFileMemberActionError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileMemberActionErrorOther : DBXSharingFileMemberActionError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXSharingFileMemberActionIndividualResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberActionIndividualResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionIndividualResultSuccess *asSuccess;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberActionIndividualResultMemberError *asMemberError;
@end

/// The operation succeeded. After a removal, the associated value is the access level that the member still has through
/// a folder.
@interface DBXSharingFileMemberActionIndividualResultSuccess : DBXSharingFileMemberActionIndividualResult
/// The value of `success`.
@property (nonatomic, strong, nullable) DBXSharingAccessLevel *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(nullable DBXSharingAccessLevel *)success NS_DESIGNATED_INITIALIZER;
@end

/// The operation failed.
@interface DBXSharingFileMemberActionIndividualResultMemberError : DBXSharingFileMemberActionIndividualResult
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingFileMemberActionError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingFileMemberActionError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one member.
@interface DBXSharingFileMemberActionResult : DBXObject
/// The member, as specified in the call.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The outcome.
@property (nonatomic, readonly) DBXSharingFileMemberActionIndividualResult *result;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *sckeySha1;
/// For internal use by Dropbox.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *invitationSignature;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMember:(DBXSharingMemberSelector *)member
    result:(DBXSharingFileMemberActionIndividualResult *)result
    sckeySha1:(nullable NSString *)sckeySha1
    invitationSignature:(nullable NSArray<NSString *> *)invitationSignature
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome of a member's removal.
@interface DBXSharingFileMemberRemoveActionResult : DBXObject
@end

/// The members of the union.
@interface DBXSharingFileMemberRemoveActionResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberRemoveActionResultSuccess *asSuccess;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberRemoveActionResultMemberError *asMemberError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingFileMemberRemoveActionResultOther *asOther;
@end

/// The member was removed. The associated value is the access level that the member still has through a folder.
@interface DBXSharingFileMemberRemoveActionResultSuccess : DBXSharingFileMemberRemoveActionResult
/// The value of `success`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member wasn't removed.
@interface DBXSharingFileMemberRemoveActionResultMemberError : DBXSharingFileMemberRemoveActionResult
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingFileMemberActionError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingFileMemberActionError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingFileMemberRemoveActionResultOther : DBXSharingFileMemberRemoveActionResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether the user can take an action on a file.
@interface DBXSharingFilePermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingFileAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAction:(DBXSharingFileAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
