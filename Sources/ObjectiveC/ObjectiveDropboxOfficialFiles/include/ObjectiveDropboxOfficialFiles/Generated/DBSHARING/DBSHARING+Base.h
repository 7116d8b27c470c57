// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBSHARINGAccessInheritance, DBSHARINGAccessLevel, DBSHARINGAclUpdatePolicy,
    DBSHARINGAudienceRestrictingSharedFolder, DBSHARINGLinkAudience, DBSHARINGLinkPermission, DBSHARINGLinkPermissions,
    DBSHARINGMemberAction, DBSHARINGMemberPermission, DBSHARINGMemberPolicy, DBSHARINGSharedLinkPolicy,
    DBSHARINGTeamMemberInfo, DBSHARINGUserInfo, DBSHARINGViewerInfoPolicy, DBSHARINGVisibility, DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

/// The metadata of a link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
@interface DBSHARINGLinkMetadata : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The people who can use the link.
@property (nonatomic, readonly) DBSHARINGVisibility *visibility;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, nullable) NSDate *expires;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBSHARINGVisibility *)visibility
    expires:(nullable NSDate *)expires;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url visibility:(DBSHARINGVisibility *)visibility;
@end

/// Converts `DBSHARINGLinkMetadata` from and to JSON.
@interface DBSHARINGLinkMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGLinkMetadata *)instance;
+ (DBSHARINGLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedContentLinkMetadataBase *)instance;
+ (DBSHARINGSharedContentLinkMetadataBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkMetadata *)instance;
+ (DBSHARINGSharedLinkMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType;
@end

/// Converts `DBSHARINGMembershipInfo` from and to JSON.
@interface DBSHARINGMembershipInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGMembershipInfo *)instance;
+ (DBSHARINGMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGListFolderMembersCursorArg *)instance;
+ (DBSHARINGListFolderMembersCursorArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to share, and its settings.
@interface DBSHARINGShareFolderArgBase : DBStoneObject
/// The people who can add, change, and remove members.
@property (nonatomic, readonly, nullable) DBSHARINGAclUpdatePolicy *aclUpdatePolicy;
/// A Boolean value that indicates whether to return a job immediately, even for a small folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;
/// The people who can be members. Supported only for members of a team.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *memberPolicy;
/// The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or `ns:`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGShareFolderArgBase *)instance;
+ (DBSHARINGShareFolderArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
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

/// The identifier of the shared folder that contains the folder. `nil` if none does. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The path for display. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the folder isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The name of the parent folder.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMetadataBase *)instance;
+ (DBSHARINGSharedFolderMetadataBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person who has access, and their access level.
@interface DBSHARINGUserMembershipInfo : DBSHARINGMembershipInfo
/// The person.
@property (nonatomic, readonly) DBSHARINGUserInfo *user;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGUserMembershipInfo *)instance;
+ (DBSHARINGUserMembershipInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
