// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBSHARINGAccessInheritance, DBSHARINGAclUpdatePolicy, DBSHARINGFolderAction, DBSHARINGLinkSettings,
    DBSHARINGMemberPolicy, DBSHARINGSharePathError, DBSHARINGSharedFolderMetadata, DBSHARINGSharedLinkPolicy,
    DBSHARINGViewerInfoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The folder to share, and its settings.
@interface DBSHARINGShareFolderArg : DBSHARINGShareFolderArgBase
/// The actions whose permissions to include.
@property (nonatomic, readonly, nullable) NSArray<DBSHARINGFolderAction *> *actions;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBSHARINGLinkSettings *linkSettings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or
///     `ns:`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderArg *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderErrorBase *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderErrorBaseV2 *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderErrorV2 *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderJobStatus *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderLaunch *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharePathError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharePathErrorBaseV2 *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharePathErrorV2 *)instance;
+ (DBSHARINGSharePathErrorV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
