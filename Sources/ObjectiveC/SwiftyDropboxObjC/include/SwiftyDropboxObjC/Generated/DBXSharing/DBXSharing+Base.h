// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXSharingAccessInheritance, DBXSharingAccessLevel, DBXSharingAclUpdatePolicy,
    DBXSharingAudienceRestrictingSharedFolder, DBXSharingLinkAudience, DBXSharingLinkPermission,
    DBXSharingLinkPermissions, DBXSharingMemberAction, DBXSharingMemberPermission, DBXSharingMemberPolicy,
    DBXSharingSharedLinkPolicy, DBXSharingTeamMemberInfo, DBXSharingUserInfo, DBXSharingViewerInfoPolicy,
    DBXSharingVisibility, DBXUsersTeam;

NS_ASSUME_NONNULL_BEGIN

/// The metadata of a link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
@interface DBXSharingLinkMetadata : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The people who can use the link.
@property (nonatomic, readonly) DBXSharingVisibility *visibility;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a link to shared content.
@interface DBXSharingSharedContentLinkMetadataBase : DBXObject
/// The access level that the link gives.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// The audiences that could be chosen.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkAudience *> *audienceOptions;
/// The shared folder that prevents a smaller audience.
@property (nonatomic, readonly, nullable) DBXSharingAudienceRestrictingSharedFolder *audienceRestrictingSharedFolder;
/// The current audience of the link.
@property (nonatomic, readonly) DBXSharingLinkAudience *currentAudience;
/// The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can use it.
@property (nonatomic, readonly, copy, nullable) NSDate *expiry;
/// The permissions of the user for the link.
@property (nonatomic, readonly, copy) NSArray<DBXSharingLinkPermission *> *linkPermissions;
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly) NSNumber *passwordProtected;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a shared link and its target. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
@interface DBXSharingSharedLinkMetadata : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The identifier of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *id;
/// The name of the item, with its extension.
@property (nonatomic, readonly, copy) NSString *name;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;
/// The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The people who can use the link, and the changes that the user can make to it.
@property (nonatomic, readonly) DBXSharingLinkPermissions *linkPermissions;
/// The owner of the link. `nil` if the owner belongs to no team.
@property (nonatomic, readonly, nullable) DBXSharingTeamMemberInfo *teamMemberInfo;
/// The team that owns the content. `nil` unless it differs from the team of the link's owner.
@property (nonatomic, readonly, nullable) DBXUsersTeam *contentOwnerTeamInfo;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBXSharingLinkPermissions *)linkPermissions
    id:(nullable NSString *)id
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBXSharingTeamMemberInfo *)teamMemberInfo
    contentOwnerTeamInfo:(nullable DBXUsersTeam *)contentOwnerTeamInfo
    NS_DESIGNATED_INITIALIZER;
@end

/// A member, and their access level.
@interface DBXSharingMembershipInfo : DBXObject
/// The access level of the member, including access through folders.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessType;
/// The permissions of the user for this member, for the requested actions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberPermission *> *permissions;
/// Always `nil`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *initials;
/// A Boolean value that indicates whether the member has access through a parent folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *isInherited;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of members.
@interface DBXSharingListFolderMembersCursorArg : DBXObject
/// The actions whose permissions to include.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingMemberAction *> *actions;
/// The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithActions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    NS_DESIGNATED_INITIALIZER;
@end

/// The folder to share, and its settings.
@interface DBXSharingShareFolderArgBase : DBXObject
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *aclUpdatePolicy;
/// A Boolean value that indicates whether to return a job immediately, even for a small folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *memberPolicy;
/// The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The people who can use links to the contents. `.members` is supported only for members of a team.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *sharedLinkPolicy;
/// A value that indicates whether the contents show their viewers.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *viewerInfoPolicy;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;

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
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;
@end

/// The fields of all shared folder metadata.
@interface DBXSharingSharedFolderMetadataBase : DBXObject
/// The access level of the user.
@property (nonatomic, readonly) DBXSharingAccessLevel *accessType;
/// A Boolean value that indicates whether the folder lies inside a team folder.
@property (nonatomic, readonly) NSNumber *isInsideTeamFolder;
/// A Boolean value that indicates whether the folder is a team folder.
@property (nonatomic, readonly) NSNumber *isTeamFolder;
/// The names of the owners and, in a team folder, of the admins.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns the folder. `nil` if no team does.
@property (nonatomic, readonly, nullable) DBXUsersTeam *ownerTeam;

/// The identifier of the shared folder that contains the folder. `nil` if none does. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The path for display. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The name of the parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// A person who has access, and their access level.
@interface DBXSharingUserMembershipInfo : DBXSharingMembershipInfo
/// The person.
@property (nonatomic, readonly) DBXSharingUserInfo *user;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    user:(DBXSharingUserInfo *)user
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
