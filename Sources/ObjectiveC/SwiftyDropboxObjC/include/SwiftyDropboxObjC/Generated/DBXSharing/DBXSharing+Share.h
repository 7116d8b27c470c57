// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXSharingAccessInheritance, DBXSharingAclUpdatePolicy, DBXSharingFolderAction, DBXSharingLinkSettings,
    DBXSharingMemberPolicy, DBXSharingShareFolderErrorBadPath, DBXSharingShareFolderErrorBaseBadPath,
    DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy, DBXSharingShareFolderErrorBaseEmailUnverified,
    DBXSharingShareFolderErrorBaseOther, DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy,
    DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy, DBXSharingShareFolderErrorBaseV2EmailUnverified,
    DBXSharingShareFolderErrorBaseV2Other, DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy,
    DBXSharingShareFolderErrorDisallowedSharedLinkPolicy, DBXSharingShareFolderErrorEmailUnverified,
    DBXSharingShareFolderErrorNoPermission, DBXSharingShareFolderErrorOther,
    DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy, DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy,
    DBXSharingShareFolderErrorV2EmailUnverified, DBXSharingShareFolderErrorV2NoPermission,
    DBXSharingShareFolderErrorV2Other, DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy,
    DBXSharingShareFolderJobStatusComplete, DBXSharingShareFolderJobStatusFailed,
    DBXSharingShareFolderJobStatusInProgress, DBXSharingShareFolderLaunchAsyncJobId,
    DBXSharingShareFolderLaunchComplete, DBXSharingSharePathError, DBXSharingSharePathErrorAlreadyShared,
    DBXSharingSharePathErrorBaseV2AlreadyShared, DBXSharingSharePathErrorBaseV2ContainsSharedFolder,
    DBXSharingSharePathErrorBaseV2ContainsTeamFolder, DBXSharingSharePathErrorBaseV2InsideAppFolder,
    DBXSharingSharePathErrorBaseV2InsideOsxPackage, DBXSharingSharePathErrorBaseV2InsidePublicFolder,
    DBXSharingSharePathErrorBaseV2InsideSharedFolder, DBXSharingSharePathErrorBaseV2InvalidPath,
    DBXSharingSharePathErrorBaseV2IsAppFolder, DBXSharingSharePathErrorBaseV2IsFile,
    DBXSharingSharePathErrorBaseV2IsOsxPackage, DBXSharingSharePathErrorBaseV2IsPublicFolder,
    DBXSharingSharePathErrorBaseV2IsVault, DBXSharingSharePathErrorBaseV2IsVaultLocked,
    DBXSharingSharePathErrorBaseV2Other, DBXSharingSharePathErrorContainsAppFolder,
    DBXSharingSharePathErrorContainsSharedFolder, DBXSharingSharePathErrorContainsTeamFolder,
    DBXSharingSharePathErrorInsideAppFolder, DBXSharingSharePathErrorInsideOsxPackage,
    DBXSharingSharePathErrorInsidePublicFolder, DBXSharingSharePathErrorInsideSharedFolder,
    DBXSharingSharePathErrorInvalidPath, DBXSharingSharePathErrorIsAppFolder, DBXSharingSharePathErrorIsFamily,
    DBXSharingSharePathErrorIsFile, DBXSharingSharePathErrorIsOsxPackage, DBXSharingSharePathErrorIsPublicFolder,
    DBXSharingSharePathErrorIsVault, DBXSharingSharePathErrorIsVaultLocked, DBXSharingSharePathErrorOther,
    DBXSharingSharePathErrorV2AlreadyShared, DBXSharingSharePathErrorV2ContainsAppFolder,
    DBXSharingSharePathErrorV2ContainsSharedFolder, DBXSharingSharePathErrorV2ContainsTeamFolder,
    DBXSharingSharePathErrorV2InsideAppFolder, DBXSharingSharePathErrorV2InsideOsxPackage,
    DBXSharingSharePathErrorV2InsidePublicFolder, DBXSharingSharePathErrorV2InsideSharedFolder,
    DBXSharingSharePathErrorV2InvalidPath, DBXSharingSharePathErrorV2IsAppFolder, DBXSharingSharePathErrorV2IsFamily,
    DBXSharingSharePathErrorV2IsFile, DBXSharingSharePathErrorV2IsOsxPackage, DBXSharingSharePathErrorV2IsPublicFolder,
    DBXSharingSharePathErrorV2IsVault, DBXSharingSharePathErrorV2IsVaultLocked, DBXSharingSharePathErrorV2Other,
    DBXSharingSharedFolderMetadata, DBXSharingSharedLinkPolicy, DBXSharingViewerInfoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The folder to share, and its settings.
@interface DBXSharingShareFolderArg : DBXSharingShareFolderArgBase
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderAction *> *actions;
/// The settings of the link to the folder.
@property (nonatomic, readonly, nullable) DBXSharingLinkSettings *linkSettings;

/// Creates an object.
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
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    DB_UNAVAILABLE;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderError (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `bad_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBadPath *asBadPath;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorDisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorOther *asOther;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorNoPermission *asNoPermission;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorEmailUnverified : DBXSharingShareFolderError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder can't be shared because of its kind or location.
@interface DBXSharingShareFolderErrorBadPath : DBXSharingShareFolderError
/// The value of `bad_path`.
@property (nonatomic, strong) DBXSharingSharePathError *badPath;
/// Creates an object with the tag `bad_path`.
- (instancetype)init:(DBXSharingSharePathError *)badPath NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorTeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderError
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorDisallowedSharedLinkPolicy : DBXSharingShareFolderError
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorOther : DBXSharingShareFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingShareFolderErrorNoPermission : DBXSharingShareFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderErrorBase : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderErrorBase (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseEmailUnverified *asEmailUnverified;
/// The object if its tag is `bad_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseBadPath *asBadPath;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseOther *asOther;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorBaseEmailUnverified : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder can't be shared because of its kind or location.
@interface DBXSharingShareFolderErrorBaseBadPath : DBXSharingShareFolderErrorBase
/// The value of `bad_path`.
@property (nonatomic, strong) DBXSharingSharePathError *badPath;
/// Creates an object with the tag `bad_path`.
- (instancetype)init:(DBXSharingSharePathError *)badPath NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorBaseTeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorBaseDisallowedSharedLinkPolicy : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorBaseOther : DBXSharingShareFolderErrorBase
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderErrorBaseV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderErrorBaseV2 (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseV2EmailUnverified *asEmailUnverified;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorBaseV2Other *asOther;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorBaseV2EmailUnverified : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorBaseV2TeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorBaseV2DisallowedSharedLinkPolicy : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorBaseV2Other : DBXSharingShareFolderErrorBaseV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a folder wasn't shared.
@interface DBXSharingShareFolderErrorV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderErrorV2 (Members)
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorV2EmailUnverified *asEmailUnverified;

/// The object if its tag is `team_policy_disallows_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy *asTeamPolicyDisallowsMemberPolicy;

/// The object if its tag is `disallowed_shared_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy *asDisallowedSharedLinkPolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorV2Other *asOther;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderErrorV2NoPermission *asNoPermission;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingShareFolderErrorV2EmailUnverified : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team's policy doesn't allow the `memberPolicy`.
@interface DBXSharingShareFolderErrorV2TeamPolicyDisallowsMemberPolicy : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `team_policy_disallows_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account can't use the `sharedLinkPolicy`.
@interface DBXSharingShareFolderErrorV2DisallowedSharedLinkPolicy : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `disallowed_shared_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingShareFolderErrorV2Other : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingShareFolderErrorV2NoPermission : DBXSharingShareFolderErrorV2
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `shareFolder`.
@interface DBXSharingShareFolderJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXSharingShareFolderJobStatusInProgress : DBXSharingShareFolderJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder was shared.
@interface DBXSharingShareFolderJobStatusComplete : DBXSharingShareFolderJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The folder wasn't shared.
@interface DBXSharingShareFolderJobStatusFailed : DBXSharingShareFolderJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingShareFolderError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingShareFolderError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `shareFolder`: a job to poll, or the shared folder.
@interface DBXSharingShareFolderLaunch : DBXObject
@end

/// The members of the union.
@interface DBXSharingShareFolderLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingShareFolderLaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXSharingShareFolderLaunchAsyncJobId : DBXSharingShareFolderLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The folder was shared without a job.
@interface DBXSharingShareFolderLaunchComplete : DBXSharingShareFolderLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder can't be shared.
@interface DBXSharingSharePathError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharePathError (Members)
/// The object if its tag is `is_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsFile *asIsFile;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `contains_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorContainsSharedFolder *asContainsSharedFolder;
/// The object if its tag is `contains_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorContainsAppFolder *asContainsAppFolder;
/// The object if its tag is `contains_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorContainsTeamFolder *asContainsTeamFolder;
/// The object if its tag is `is_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsAppFolder *asIsAppFolder;
/// The object if its tag is `inside_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsideAppFolder *asInsideAppFolder;
/// The object if its tag is `is_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsPublicFolder *asIsPublicFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `already_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorAlreadyShared *asAlreadyShared;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInvalidPath *asInvalidPath;
/// The object if its tag is `is_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsOsxPackage *asIsOsxPackage;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorInsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `is_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsVault *asIsVault;
/// The object if its tag is `is_vault_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsVaultLocked *asIsVaultLocked;
/// The object if its tag is `is_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorIsFamily *asIsFamily;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorOther *asOther;
@end

/// The item at this path is a file.
@interface DBXSharingSharePathErrorIsFile : DBXSharingSharePathError
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingSharePathErrorInsideSharedFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains a shared folder.
@interface DBXSharingSharePathErrorContainsSharedFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains an app folder.
@interface DBXSharingSharePathErrorContainsAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains a team folder.
@interface DBXSharingSharePathErrorContainsTeamFolder : DBXSharingSharePathError
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is an app folder.
@interface DBXSharingSharePathErrorIsAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside an app folder.
@interface DBXSharingSharePathErrorInsideAppFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorIsPublicFolder : DBXSharingSharePathError
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorInsidePublicFolder : DBXSharingSharePathError
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is already shared. The associated value is its metadata.
@interface DBXSharingSharePathErrorAlreadyShared : DBXSharingSharePathError
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path isn't valid.
@interface DBXSharingSharePathErrorInvalidPath : DBXSharingSharePathError
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is a macOS package, such as an app.
@interface DBXSharingSharePathErrorIsOsxPackage : DBXSharingSharePathError
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a macOS package, such as an app.
@interface DBXSharingSharePathErrorInsideOsxPackage : DBXSharingSharePathError
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the Vault.
@interface DBXSharingSharePathErrorIsVault : DBXSharingSharePathError
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a locked Vault.
@interface DBXSharingSharePathErrorIsVaultLocked : DBXSharingSharePathError
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the Family Room folder.
@interface DBXSharingSharePathErrorIsFamily : DBXSharingSharePathError
/// Creates an object with the tag `is_family`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharePathErrorOther : DBXSharingSharePathError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a folder can't be shared.
@interface DBXSharingSharePathErrorBaseV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharePathErrorBaseV2 (Members)
/// The object if its tag is `is_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsFile *asIsFile;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `contains_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2ContainsSharedFolder *asContainsSharedFolder;
/// The object if its tag is `contains_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2ContainsTeamFolder *asContainsTeamFolder;
/// The object if its tag is `is_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsAppFolder *asIsAppFolder;
/// The object if its tag is `inside_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsideAppFolder *asInsideAppFolder;
/// The object if its tag is `is_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsPublicFolder *asIsPublicFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `already_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2AlreadyShared *asAlreadyShared;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InvalidPath *asInvalidPath;
/// The object if its tag is `is_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsOsxPackage *asIsOsxPackage;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2InsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `is_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsVault *asIsVault;
/// The object if its tag is `is_vault_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2IsVaultLocked *asIsVaultLocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorBaseV2Other *asOther;
@end

/// The item at this path is a file.
@interface DBXSharingSharePathErrorBaseV2IsFile : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingSharePathErrorBaseV2InsideSharedFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains a shared folder.
@interface DBXSharingSharePathErrorBaseV2ContainsSharedFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains a team folder.
@interface DBXSharingSharePathErrorBaseV2ContainsTeamFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is an app folder.
@interface DBXSharingSharePathErrorBaseV2IsAppFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside an app folder.
@interface DBXSharingSharePathErrorBaseV2InsideAppFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorBaseV2IsPublicFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorBaseV2InsidePublicFolder : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is already shared. The associated value is its metadata.
@interface DBXSharingSharePathErrorBaseV2AlreadyShared : DBXSharingSharePathErrorBaseV2
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path isn't valid.
@interface DBXSharingSharePathErrorBaseV2InvalidPath : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is a macOS package, such as an app.
@interface DBXSharingSharePathErrorBaseV2IsOsxPackage : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a macOS package, such as an app.
@interface DBXSharingSharePathErrorBaseV2InsideOsxPackage : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the Vault.
@interface DBXSharingSharePathErrorBaseV2IsVault : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a locked Vault.
@interface DBXSharingSharePathErrorBaseV2IsVaultLocked : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharePathErrorBaseV2Other : DBXSharingSharePathErrorBaseV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a folder can't be shared.
@interface DBXSharingSharePathErrorV2 : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharePathErrorV2 (Members)
/// The object if its tag is `is_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsFile *asIsFile;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `contains_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2ContainsSharedFolder *asContainsSharedFolder;
/// The object if its tag is `contains_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2ContainsTeamFolder *asContainsTeamFolder;
/// The object if its tag is `is_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsAppFolder *asIsAppFolder;
/// The object if its tag is `inside_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsideAppFolder *asInsideAppFolder;
/// The object if its tag is `is_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsPublicFolder *asIsPublicFolder;
/// The object if its tag is `inside_public_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsidePublicFolder *asInsidePublicFolder;
/// The object if its tag is `already_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2AlreadyShared *asAlreadyShared;
/// The object if its tag is `invalid_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InvalidPath *asInvalidPath;
/// The object if its tag is `is_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsOsxPackage *asIsOsxPackage;
/// The object if its tag is `inside_osx_package`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2InsideOsxPackage *asInsideOsxPackage;
/// The object if its tag is `is_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsVault *asIsVault;
/// The object if its tag is `is_vault_locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsVaultLocked *asIsVaultLocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2Other *asOther;
/// The object if its tag is `is_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2IsFamily *asIsFamily;
/// The object if its tag is `contains_app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharePathErrorV2ContainsAppFolder *asContainsAppFolder;
@end

/// The item at this path is a file.
@interface DBXSharingSharePathErrorV2IsFile : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingSharePathErrorV2InsideSharedFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains a shared folder.
@interface DBXSharingSharePathErrorV2ContainsSharedFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains a team folder.
@interface DBXSharingSharePathErrorV2ContainsTeamFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is an app folder.
@interface DBXSharingSharePathErrorV2IsAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside an app folder.
@interface DBXSharingSharePathErrorV2InsideAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorV2IsPublicFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside the former public folder. Create a shared link instead.
@interface DBXSharingSharePathErrorV2InsidePublicFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_public_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is already shared. The associated value is its metadata.
@interface DBXSharingSharePathErrorV2AlreadyShared : DBXSharingSharePathErrorV2
/// The value of `already_shared`.
@property (nonatomic, strong) DBXSharingSharedFolderMetadata *alreadyShared;
/// Creates an object with the tag `already_shared`.
- (instancetype)init:(DBXSharingSharedFolderMetadata *)alreadyShared NS_DESIGNATED_INITIALIZER;
@end

/// The path isn't valid.
@interface DBXSharingSharePathErrorV2InvalidPath : DBXSharingSharePathErrorV2
/// Creates an object with the tag `invalid_path`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is a macOS package, such as an app.
@interface DBXSharingSharePathErrorV2IsOsxPackage : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a macOS package, such as an app.
@interface DBXSharingSharePathErrorV2InsideOsxPackage : DBXSharingSharePathErrorV2
/// Creates an object with the tag `inside_osx_package`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the Vault.
@interface DBXSharingSharePathErrorV2IsVault : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_vault`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a locked Vault.
@interface DBXSharingSharePathErrorV2IsVaultLocked : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_vault_locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharePathErrorV2Other : DBXSharingSharePathErrorV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is the Family Room folder.
@interface DBXSharingSharePathErrorV2IsFamily : DBXSharingSharePathErrorV2
/// Creates an object with the tag `is_family`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains an app folder.
@interface DBXSharingSharePathErrorV2ContainsAppFolder : DBXSharingSharePathErrorV2
/// Creates an object with the tag `contains_app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
