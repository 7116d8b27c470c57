// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBSEENSTATEPlatformType, DBSHARINGAccessInheritance, DBSHARINGAccessLevel, DBSHARINGAclUpdatePolicy,
    DBSHARINGAddFolderMemberError, DBSHARINGAlphaResolvedVisibility, DBSHARINGFileAction, DBSHARINGFolderAction,
    DBSHARINGLinkSettings, DBSHARINGMemberPermission, DBSHARINGMemberPolicy, DBSHARINGMemberSelector,
    DBSHARINGRequestedVisibility, DBSHARINGSharedFolderAccessError, DBSHARINGSharedFolderMemberError,
    DBSHARINGSharedLinkPolicy, DBSHARINGUserInfo, DBSHARINGViewerInfoPolicy, DBSHARINGVisibilityPolicyDisallowedReason,
    DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

/// The new inheritance of members for a shared folder.
@interface DBSHARINGSetAccessInheritanceArg : DBStoneObject
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGSetAccessInheritanceArg` from and to JSON.
@interface DBSHARINGSetAccessInheritanceArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSetAccessInheritanceArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSetAccessInheritanceError *)instance;
+ (DBSHARINGSetAccessInheritanceError *)deserialize:(NSDictionary<NSString *, id> *)dict;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharingFileAccessError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharingUserError *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamInfo:(DBUSERSTeam *)teamInfo
    displayName:(NSString *)displayName
    memberId:(nullable NSString *)memberId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamInfo:(DBUSERSTeam *)teamInfo displayName:(NSString *)displayName;
@end

/// Converts `DBSHARINGTeamMemberInfo` from and to JSON.
@interface DBSHARINGTeamMemberInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGTeamMemberInfo *)instance;
+ (DBSHARINGTeamMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new owner of a shared folder.
@interface DBSHARINGTransferFolderArg : DBStoneObject
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
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId toDropboxId:(NSString *)toDropboxId;
@end

/// Converts `DBSHARINGTransferFolderArg` from and to JSON.
@interface DBSHARINGTransferFolderArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGTransferFolderArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGTransferFolderError *)instance;
+ (DBSHARINGTransferFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to unmount.
@interface DBSHARINGUnmountFolderArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGUnmountFolderArg` from and to JSON.
@interface DBSHARINGUnmountFolderArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnmountFolderArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnmountFolderError *)instance;
+ (DBSHARINGUnmountFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to unshare.
@interface DBSHARINGUnshareFileArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (instancetype)initWithFile:(NSString *)file;
@end

/// Converts `DBSHARINGUnshareFileArg` from and to JSON.
@interface DBSHARINGUnshareFileArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFileArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFileError *)instance;
+ (DBSHARINGUnshareFileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to unshare.
@interface DBSHARINGUnshareFolderArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether the other members keep a copy. The owner always keeps the folder. The default
/// is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
///     folder. The default is `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId leaveACopy:(nullable NSNumber *)leaveACopy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// Converts `DBSHARINGUnshareFolderArg` from and to JSON.
@interface DBSHARINGUnshareFolderArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFolderArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUnshareFolderError *)instance;
+ (DBSHARINGUnshareFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new access level of a file's member.
@interface DBSHARINGUpdateFileMemberArgs : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The new access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member.
///   - accessLevel: The new access level.
- (instancetype)initWithFile:(NSString *)file
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;
@end

/// Converts `DBSHARINGUpdateFileMemberArgs` from and to JSON.
@interface DBSHARINGUpdateFileMemberArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFileMemberArgs *)instance;
+ (DBSHARINGUpdateFileMemberArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a shared file.
@interface DBSHARINGUpdateFilePolicyArg : DBStoneObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
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
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFilePolicyArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFilePolicyError *)instance;
+ (DBSHARINGUpdateFilePolicyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new access level of a folder's member.
@interface DBSHARINGUpdateFolderMemberArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member, as `.dropboxId`.
@property (nonatomic, readonly) DBSHARINGMemberSelector *member;
/// The new access level. `.owner` isn't supported.
@property (nonatomic, readonly) DBSHARINGAccessLevel *accessLevel;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member, as `.dropboxId`.
///   - accessLevel: The new access level. `.owner` isn't supported.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBSHARINGMemberSelector *)member
    accessLevel:(DBSHARINGAccessLevel *)accessLevel;
@end

/// Converts `DBSHARINGUpdateFolderMemberArg` from and to JSON.
@interface DBSHARINGUpdateFolderMemberArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderMemberArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderMemberError *)instance;
+ (DBSHARINGUpdateFolderMemberError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a shared folder. Fields that are `nil` don't change.
@interface DBSHARINGUpdateFolderPolicyArg : DBStoneObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderPolicyArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUpdateFolderPolicyError *)instance;
+ (DBSHARINGUpdateFolderPolicyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of a file, and the time at which they last viewed it.
@interface DBSHARINGUserFileMembershipInfo : DBSHARINGUserMembershipInfo
/// The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan doesn't include
/// viewer history.
@property (nonatomic, readonly, nullable) NSDate *timeLastSeen;

/// The platform on which the member last viewed the file.
@property (nonatomic, readonly, nullable) DBSEENSTATEPlatformType *platformType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUserFileMembershipInfo *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUserInfo *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGViewerInfoPolicy *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGVisibility *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGVisibilityPolicy *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGVisibilityPolicyDisallowedReason *)instance;
+ (DBSHARINGVisibilityPolicyDisallowedReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
