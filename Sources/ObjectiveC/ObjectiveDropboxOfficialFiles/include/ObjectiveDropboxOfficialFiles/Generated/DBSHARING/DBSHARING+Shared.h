// Generated from API/sharing.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

@class DBSHARINGAccessInheritance, DBSHARINGAccessLevel, DBSHARINGAudienceExceptions,
    DBSHARINGAudienceRestrictingSharedFolder, DBSHARINGExpectedSharedContentLinkMetadata, DBSHARINGFilePermission,
    DBSHARINGFolderPermission, DBSHARINGFolderPolicy, DBSHARINGGroupMembershipInfo, DBSHARINGInviteeMembershipInfo,
    DBSHARINGLinkAudience, DBSHARINGLinkPermission, DBSHARINGMemberAccessLevelResult, DBSHARINGRequestedLinkAccessLevel,
    DBSHARINGRequestedVisibility, DBSHARINGSharedLinkMetadata, DBSHARINGUserFileMembershipInfo,
    DBSHARINGUserMembershipInfo, DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

/// The metadata of the link to shared content.
@interface DBSHARINGSharedContentLinkMetadata : DBSHARINGSharedContentLinkMetadataBase
/// The items in the folder whose audience differs from that of the folder. `nil` unless the call is for one folder.
@property (nonatomic, readonly, nullable) DBSHARINGAudienceExceptions *audienceExceptions;
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedContentLinkMetadata *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFileMembers *)instance;
+ (DBSHARINGSharedFileMembers *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sharing metadata of a file.
@interface DBSHARINGSharedFileMetadata : DBStoneObject
/// The access level of the user.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *accessType;
/// The identifier of the file, `id:…`. At least 4 characters. Starts with `id:`.
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

/// The identifier of the shared folder that contains the file. `nil` if none does. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFileMetadata *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderAccessError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMemberError *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMembers *)instance;
+ (DBSHARINGSharedFolderMembers *)deserialize:(NSDictionary<NSString *, id> *)dict;
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

/// The identifier of the shared folder, which is also the identifier of its namespace. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// The time at which the user was invited to the folder.
@property (nonatomic, readonly) NSDate *timeInvited;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBSHARINGAccessInheritance *accessInheritance;
/// The identifier of the folder as an item, `id:…`. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy, nullable) NSString *folderId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedFolderMetadata *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkAccessFailureReason *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkAlreadyExistsMetadata *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkMetadataError *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkPolicy *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkSettings *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHARINGSharedLinkSettingsError *)instance;
+ (DBSHARINGSharedLinkSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
