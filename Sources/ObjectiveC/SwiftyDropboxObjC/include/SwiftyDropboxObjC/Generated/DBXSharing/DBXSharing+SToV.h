// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXSeenStatePlatformType, DBXSharingAccessInheritance, DBXSharingAccessLevel, DBXSharingAclUpdatePolicy,
    DBXSharingAddFolderMemberError, DBXSharingAlphaResolvedVisibility, DBXSharingFileAction, DBXSharingFolderAction,
    DBXSharingLinkSettings, DBXSharingMemberPermission, DBXSharingMemberPolicy, DBXSharingMemberSelector,
    DBXSharingRequestedVisibility, DBXSharingSetAccessInheritanceErrorAccessError,
    DBXSharingSetAccessInheritanceErrorNoPermission, DBXSharingSetAccessInheritanceErrorOther,
    DBXSharingSharedFolderAccessError, DBXSharingSharedFolderMemberError, DBXSharingSharedLinkPolicy,
    DBXSharingSharingFileAccessErrorInsideOsxPackage, DBXSharingSharingFileAccessErrorInsidePublicFolder,
    DBXSharingSharingFileAccessErrorInvalidFile, DBXSharingSharingFileAccessErrorIsFolder,
    DBXSharingSharingFileAccessErrorNoPermission, DBXSharingSharingFileAccessErrorOther,
    DBXSharingSharingUserErrorEmailUnverified, DBXSharingSharingUserErrorOther,
    DBXSharingTransferFolderErrorAccessError, DBXSharingTransferFolderErrorInvalidDropboxId,
    DBXSharingTransferFolderErrorNewOwnerEmailUnverified, DBXSharingTransferFolderErrorNewOwnerNotAMember,
    DBXSharingTransferFolderErrorNewOwnerUnmounted, DBXSharingTransferFolderErrorNoPermission,
    DBXSharingTransferFolderErrorOther, DBXSharingTransferFolderErrorTeamFolder,
    DBXSharingUnmountFolderErrorAccessError, DBXSharingUnmountFolderErrorNoPermission,
    DBXSharingUnmountFolderErrorNotUnmountable, DBXSharingUnmountFolderErrorOther,
    DBXSharingUnshareFileErrorAccessError, DBXSharingUnshareFileErrorOther, DBXSharingUnshareFileErrorUserError,
    DBXSharingUnshareFolderErrorAccessError, DBXSharingUnshareFolderErrorNoPermission,
    DBXSharingUnshareFolderErrorOther, DBXSharingUnshareFolderErrorTeamFolder, DBXSharingUnshareFolderErrorTooManyFiles,
    DBXSharingUpdateFilePolicyErrorAccessError, DBXSharingUpdateFilePolicyErrorInvalidFileSettings,
    DBXSharingUpdateFilePolicyErrorNoPermission, DBXSharingUpdateFilePolicyErrorOther,
    DBXSharingUpdateFolderMemberErrorAccessError, DBXSharingUpdateFolderMemberErrorInsufficientPlan,
    DBXSharingUpdateFolderMemberErrorMemberError, DBXSharingUpdateFolderMemberErrorNoExplicitAccess,
    DBXSharingUpdateFolderMemberErrorNoPermission, DBXSharingUpdateFolderMemberErrorOther,
    DBXSharingUpdateFolderPolicyErrorAccessError, DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy,
    DBXSharingUpdateFolderPolicyErrorNoPermission, DBXSharingUpdateFolderPolicyErrorNotOnTeam,
    DBXSharingUpdateFolderPolicyErrorOther, DBXSharingUpdateFolderPolicyErrorTeamFolder,
    DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy, DBXSharingUserInfo, DBXSharingViewerInfoPolicy,
    DBXSharingViewerInfoPolicyDisabled, DBXSharingViewerInfoPolicyEnabled, DBXSharingViewerInfoPolicyOther,
    DBXSharingVisibilityOther, DBXSharingVisibilityPassword, DBXSharingVisibilityPolicyDisallowedReason,
    DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate, DBXSharingVisibilityPolicyDisallowedReasonOther,
    DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied,
    DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder,
    DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam,
    DBXSharingVisibilityPolicyDisallowedReasonUserAccountType, DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam,
    DBXSharingVisibilityPublic_, DBXSharingVisibilitySharedFolderOnly, DBXSharingVisibilityTeamAndPassword,
    DBXSharingVisibilityTeamOnly, DBXUsersTeam;

NS_ASSUME_NONNULL_BEGIN

/// The new inheritance of members for a shared folder.
@interface DBXSharingSetAccessInheritanceArg : DBXObject
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the inheritance of members wasn't changed.
@interface DBXSharingSetAccessInheritanceError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSetAccessInheritanceError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSetAccessInheritanceErrorAccessError *asAccessError;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSetAccessInheritanceErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSetAccessInheritanceErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingSetAccessInheritanceErrorAccessError : DBXSharingSetAccessInheritanceError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have permission.
@interface DBXSharingSetAccessInheritanceErrorNoPermission : DBXSharingSetAccessInheritanceError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSetAccessInheritanceErrorOther : DBXSharingSetAccessInheritanceError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a file can't be accessed for sharing.
@interface DBXSharingSharingFileAccessError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharingFileAccessError (Members)
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorNoPermission *asNoPermission;
/// The object if its tag is `invalid_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorInvalidFile *asInvalidFile;
/// The object if its tag is `is_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorIsFolder *asIsFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorInsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorInsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingFileAccessErrorOther *asOther;
@end

/// The user doesn't have permission.
@interface DBXSharingSharingFileAccessErrorNoPermission : DBXSharingSharingFileAccessError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't exist.
@interface DBXSharingSharingFileAccessErrorInvalidFile : DBXSharingSharingFileAccessError
/// Creates an object with the tag `invalid_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is a folder. Share the folder, or create a shared link.
@interface DBXSharingSharingFileAccessErrorIsFolder : DBXSharingSharingFileAccessError
/// Creates an object with the tag `is_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharingFileAccessErrorInsidePublicFolder : DBXSharingSharingFileAccessError
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file lies inside a macOS package, such as an app. Create a shared link instead.
@interface DBXSharingSharingFileAccessErrorInsideOsxPackage : DBXSharingSharingFileAccessError
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharingFileAccessErrorOther : DBXSharingSharingFileAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the user's account can't be used.
@interface DBXSharingSharingUserError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharingUserError (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingUserErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharingUserErrorOther *asOther;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingSharingUserErrorEmailUnverified : DBXSharingSharingUserError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharingUserErrorOther : DBXSharingSharingUserError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person who belongs to a team.
@interface DBXSharingTeamMemberInfo : DBXObject
/// The team.
@property (nonatomic, readonly) DBXUsersTeam *teamInfo;
/// The name of the person.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
@property (nonatomic, readonly, copy, nullable) NSString *memberId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamInfo:(DBXUsersTeam *)teamInfo
    displayName:(NSString *)displayName
    memberId:(nullable NSString *)memberId
    NS_DESIGNATED_INITIALIZER;
@end

/// The new owner of a shared folder.
@interface DBXSharingTransferFolderArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The identifier of the account or team member who becomes the owner. At least 1 character.
@property (nonatomic, readonly, copy) NSString *toDropboxId;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    toDropboxId:(NSString *)toDropboxId
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the ownership wasn't transferred.
@interface DBXSharingTransferFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingTransferFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorAccessError *asAccessError;
/// The object if its tag is `invalid_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorInvalidDropboxId *asInvalidDropboxId;
/// The object if its tag is `new_owner_not_a_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorNewOwnerNotAMember *asNewOwnerNotAMember;
/// The object if its tag is `new_owner_unmounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorNewOwnerUnmounted *asNewOwnerUnmounted;

/// The object if its tag is `new_owner_email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingTransferFolderErrorNewOwnerEmailUnverified *asNewOwnerEmailUnverified;

/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingTransferFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingTransferFolderErrorAccessError : DBXSharingTransferFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// No account has this identifier.
@interface DBXSharingTransferFolderErrorInvalidDropboxId : DBXSharingTransferFolderError
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new owner isn't a member of the folder. Add them first.
@interface DBXSharingTransferFolderErrorNewOwnerNotAMember : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new owner hasn't mounted the folder.
@interface DBXSharingTransferFolderErrorNewOwnerUnmounted : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_unmounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new owner hasn't verified their email address.
@interface DBXSharingTransferFolderErrorNewOwnerEmailUnverified : DBXSharingTransferFolderError
/// Creates an object with the tag `new_owner_email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingTransferFolderErrorTeamFolder : DBXSharingTransferFolderError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingTransferFolderErrorNoPermission : DBXSharingTransferFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingTransferFolderErrorOther : DBXSharingTransferFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder to unmount.
@interface DBXSharingUnmountFolderArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the folder wasn't unmounted.
@interface DBXSharingUnmountFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUnmountFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorAccessError *asAccessError;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `not_unmountable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorNotUnmountable *asNotUnmountable;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnmountFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUnmountFolderErrorAccessError : DBXSharingUnmountFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have permission.
@interface DBXSharingUnmountFolderErrorNoPermission : DBXSharingUnmountFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder can't be unmounted, for example because it lies inside another shared folder of the user.
@interface DBXSharingUnmountFolderErrorNotUnmountable : DBXSharingUnmountFolderError
/// Creates an object with the tag `not_unmountable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUnmountFolderErrorOther : DBXSharingUnmountFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file to unshare.
@interface DBXSharingUnshareFileArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (instancetype)initWithFile:(NSString *)file NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the file wasn't unshared.
@interface DBXSharingUnshareFileError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUnshareFileError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFileErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFileErrorAccessError *asAccessError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFileErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingUnshareFileErrorUserError : DBXSharingUnshareFileError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingUnshareFileErrorAccessError : DBXSharingUnshareFileError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUnshareFileErrorOther : DBXSharingUnshareFileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder to unshare.
@interface DBXSharingUnshareFolderArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether the other members keep a copy. The owner always keeps the folder. The default
/// is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
///     folder. The default is `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the folder wasn't unshared.
@interface DBXSharingUnshareFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUnshareFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorAccessError *asAccessError;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUnshareFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUnshareFolderErrorAccessError : DBXSharingUnshareFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingUnshareFolderErrorTeamFolder : DBXSharingUnshareFolderError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUnshareFolderErrorNoPermission : DBXSharingUnshareFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains too many files.
@interface DBXSharingUnshareFolderErrorTooManyFiles : DBXSharingUnshareFolderError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUnshareFolderErrorOther : DBXSharingUnshareFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new access level of a file's member.
@interface DBXSharingUpdateFileMemberArgs : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The new access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member.
///   - accessLevel: The new access level.
- (instancetype)initWithFile:(NSString *)file
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The changes to a shared file.
@interface DBXSharingUpdateFilePolicyArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFileAction *> *actions;
/// This option no longer has an effect. Deprecated.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;
/// A value that indicates whether the file shows its viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: This option no longer has an effect. Deprecated.
///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the file wasn't changed.
@interface DBXSharingUpdateFilePolicyError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUpdateFilePolicyError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorAccessError *asAccessError;
/// The object if its tag is `invalid_file_settings`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorInvalidFileSettings *asInvalidFileSettings;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFilePolicyErrorOther *asOther;
@end

/// The file can't be accessed.
@interface DBXSharingUpdateFilePolicyErrorAccessError : DBXSharingUpdateFilePolicyError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The settings aren't valid.
@interface DBXSharingUpdateFilePolicyErrorInvalidFileSettings : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `invalid_file_settings`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUpdateFilePolicyErrorNoPermission : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUpdateFilePolicyErrorOther : DBXSharingUpdateFilePolicyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new access level of a folder's member.
@interface DBXSharingUpdateFolderMemberArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member, as `.dropboxId`.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;
/// The new access level. `.owner` isn't supported.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member, as `.dropboxId`.
///   - accessLevel: The new access level. `.owner` isn't supported.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the member wasn't changed.
@interface DBXSharingUpdateFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUpdateFolderMemberError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorAccessError *asAccessError;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorMemberError *asMemberError;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `insufficient_plan`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorInsufficientPlan *asInsufficientPlan;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderMemberErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUpdateFolderMemberErrorAccessError : DBXSharingUpdateFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member can't be changed.
@interface DBXSharingUpdateFolderMemberErrorMemberError : DBXSharingUpdateFolderMemberError
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingSharedFolderMemberError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingSharedFolderMemberError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The member couldn't be added to the folder itself, which is necessary for the change.
@interface DBXSharingUpdateFolderMemberErrorNoExplicitAccess : DBXSharingUpdateFolderMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingAddFolderMemberError *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingAddFolderMemberError *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// The user's plan doesn't support the request, for example members who can only view.
@interface DBXSharingUpdateFolderMemberErrorInsufficientPlan : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUpdateFolderMemberErrorNoPermission : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUpdateFolderMemberErrorOther : DBXSharingUpdateFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The changes to a shared folder. Fields that are `nil` don't change.
@interface DBXSharingUpdateFolderPolicyArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// A value that indicates whether the contents show their viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;
/// The people who can use links to the contents. `.members` is supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - linkSettings: The settings of the link to the folder.
///   - actions: The actions whose permissions to include.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the folder wasn't changed.
@interface DBXSharingUpdateFolderPolicyError : DBXObject
@end

/// The members of the union.
@interface DBXSharingUpdateFolderPolicyError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorAccessError *asAccessError;
/// The object if its tag is `not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorNotOnTeam *asNotOnTeam;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorNoPermission *asNoPermission;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorTeamFolder *asTeamFolder;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingUpdateFolderPolicyErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingUpdateFolderPolicyErrorAccessError : DBXSharingUpdateFolderPolicyError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// `memberPolicy` is supported only for members of a team.
@interface DBXSharingUpdateFolderPolicyErrorNotOnTeam : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingUpdateFolderPolicyErrorNoPermission : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingUpdateFolderPolicyErrorTeamFolder : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingUpdateFolderPolicyErrorOther : DBXSharingUpdateFolderPolicyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member of a file, and the time at which they last viewed it.
@interface DBXSharingUserFileMembershipInfo : DBXSharingUserMembershipInfo
/// The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan doesn't include
/// viewer history.
@property (nonatomic, readonly, copy, nullable) NSDate *timeLastSeen;

/// The platform on which the member last viewed the file.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformType *platformType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    user:(DBXSharingUserInfo *)user
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    timeLastSeen:(nullable NSDate *)timeLastSeen
    platformType:(nullable DBXSeenStatePlatformType *)platformType
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    user:(DBXSharingUserInfo *)user
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

/// A person. For more information, use `getAccount` of `Users`.
@interface DBXSharingUserInfo : DBXObject
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccountId:(NSString *)accountId
    email:(NSString *)email
    displayName:(NSString *)displayName
    sameTeam:(NSNumber *)sameTeam
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether a file shows its viewers.
@interface DBXSharingViewerInfoPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingViewerInfoPolicy (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicyEnabled *asEnabled;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicyDisabled *asDisabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicyOther *asOther;
@end

/// The file shows its viewers.
@interface DBXSharingViewerInfoPolicyEnabled : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't show its viewers.
@interface DBXSharingViewerInfoPolicyDisabled : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingViewerInfoPolicyOther : DBXSharingViewerInfoPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can use a link.
@interface DBXSharingVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPassword *asPassword;
/// The object if its tag is `team_and_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityTeamAndPassword *asTeamAndPassword;
/// The object if its tag is `shared_folder_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilitySharedFolderOnly *asSharedFolderOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingVisibilityPublic_ : DBXSharingVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingVisibilityTeamOnly : DBXSharingVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingVisibilityPassword : DBXSharingVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members with the password.
@interface DBXSharingVisibilityTeamAndPassword : DBXSharingVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members of the shared folder that contains the item.
@interface DBXSharingVisibilitySharedFolderOnly : DBXSharingVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingVisibilityOther : DBXSharingVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A visibility, and whether the user can choose it.
@interface DBXSharingVisibilityPolicy : DBXObject
/// The visibility.
@property (nonatomic, readonly) DBXSharingRequestedVisibility *policy;
/// The people who could use the link with this visibility, considering all policies.
@property (nonatomic, readonly) DBXSharingAlphaResolvedVisibility *resolvedPolicy;
/// A Boolean value that indicates whether the user can choose the visibility.
@property (nonatomic, readonly) NSNumber *allowed;
/// The reason that the user can't choose the visibility. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReason *disallowedReason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicy:(DBXSharingRequestedVisibility *)policy
    resolvedPolicy:(DBXSharingAlphaResolvedVisibility *)resolvedPolicy
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBXSharingVisibilityPolicyDisallowedReason *)disallowedReason
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a visibility isn't allowed.
@interface DBXSharingVisibilityPolicyDisallowedReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingVisibilityPolicyDisallowedReason (Members)
/// The object if its tag is `delete_and_recreate`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate *asDeleteAndRecreate;

/// The object if its tag is `restricted_by_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder *asRestrictedBySharedFolder;

/// The object if its tag is `restricted_by_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam *asRestrictedByTeam;

/// The object if its tag is `user_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam *asUserNotOnTeam;
/// The object if its tag is `user_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReasonUserAccountType *asUserAccountType;

/// The object if its tag is `permission_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied *asPermissionDenied;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingVisibilityPolicyDisallowedReasonOther *asOther;
@end

/// The visibility of this link can't be changed. Revoke the link, and create a new one.
@interface DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folder that contains the item doesn't allow it.
@interface DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team doesn't allow it.
@interface DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user belongs to no team.
@interface DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's plan doesn't include it.
@interface DBXSharingVisibilityPolicyDisallowedReasonUserAccountType : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingVisibilityPolicyDisallowedReasonOther : DBXSharingVisibilityPolicyDisallowedReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
