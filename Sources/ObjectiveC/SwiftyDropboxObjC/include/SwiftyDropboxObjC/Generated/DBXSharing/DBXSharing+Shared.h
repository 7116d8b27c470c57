// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXSharingAccessInheritance, DBXSharingAccessLevel, DBXSharingAudienceExceptions,
    DBXSharingAudienceRestrictingSharedFolder, DBXSharingExpectedSharedContentLinkMetadata, DBXSharingFilePermission,
    DBXSharingFolderPermission, DBXSharingFolderPolicy, DBXSharingGroupMembershipInfo, DBXSharingInviteeMembershipInfo,
    DBXSharingLinkAudience, DBXSharingLinkPermission, DBXSharingMemberAccessLevelResult,
    DBXSharingRequestedLinkAccessLevel, DBXSharingRequestedVisibility, DBXSharingSharedFolderAccessErrorEmailUnverified,
    DBXSharingSharedFolderAccessErrorInvalidId, DBXSharingSharedFolderAccessErrorInvalidMember,
    DBXSharingSharedFolderAccessErrorNotAMember, DBXSharingSharedFolderAccessErrorOther,
    DBXSharingSharedFolderAccessErrorUnmounted, DBXSharingSharedFolderMemberErrorInvalidDropboxId,
    DBXSharingSharedFolderMemberErrorNoExplicitAccess, DBXSharingSharedFolderMemberErrorNotAMember,
    DBXSharingSharedFolderMemberErrorOther, DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired,
    DBXSharingSharedLinkAccessFailureReasonLoginRequired, DBXSharingSharedLinkAccessFailureReasonOther,
    DBXSharingSharedLinkAccessFailureReasonOwnerOnly, DBXSharingSharedLinkAccessFailureReasonPasswordRequired,
    DBXSharingSharedLinkAccessFailureReasonTeamOnly, DBXSharingSharedLinkAlreadyExistsMetadataMetadata,
    DBXSharingSharedLinkAlreadyExistsMetadataOther, DBXSharingSharedLinkErrorOther,
    DBXSharingSharedLinkErrorSharedLinkAccessDenied, DBXSharingSharedLinkErrorSharedLinkNotFound,
    DBXSharingSharedLinkErrorUnsupportedLinkType, DBXSharingSharedLinkErrorUnsupportedParameterField,
    DBXSharingSharedLinkMetadata, DBXSharingSharedLinkMetadataErrorOther,
    DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied, DBXSharingSharedLinkMetadataErrorSharedLinkNotFound,
    DBXSharingSharedLinkMetadataErrorUnsupportedLinkType, DBXSharingSharedLinkMetadataErrorUnsupportedParameterField,
    DBXSharingSharedLinkPolicyAnyone, DBXSharingSharedLinkPolicyMembers, DBXSharingSharedLinkPolicyOther,
    DBXSharingSharedLinkPolicyTeam, DBXSharingSharedLinkSettingsErrorInvalidSettings,
    DBXSharingSharedLinkSettingsErrorNotAuthorized, DBXSharingUserFileMembershipInfo, DBXSharingUserMembershipInfo,
    DBXUsersTeam;

NS_ASSUME_NONNULL_BEGIN

/// The metadata of the link to shared content.
@interface DBXSharingSharedContentLinkMetadata : DBXSharingSharedContentLinkMetadataBase
/// The items in the folder whose audience differs from that of the folder. `nil` unless the call is for one folder.
@property (nonatomic, readonly, nullable) DBXSharingAudienceExceptions *audienceExceptions;
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    audienceExceptions:(nullable DBXSharingAudienceExceptions *)audienceExceptions
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAudienceOptions:(NSArray<DBXSharingLinkAudience *> *)audienceOptions
    currentAudience:(DBXSharingLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBXSharingLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBXSharingAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    DB_UNAVAILABLE;
@end

/// The people who have access to a file.
@interface DBXSharingSharedFileMembers : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserFileMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXSharingGroupMembershipInfo *> *groups;
/// The invited people who haven't signed in yet.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeMembershipInfo *> *invitees;
/// The cursor of the next page, for `listFileMembersContinue`. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsers:(NSArray<DBXSharingUserFileMembershipInfo *> *)users
    groups:(NSArray<DBXSharingGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBXSharingInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The sharing metadata of a file.
@interface DBXSharingSharedFileMetadata : DBXObject
/// The access level of the user.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessType;
/// The identifier of the file, `id:…`. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy) NSString *id;
/// The expected metadata of the link, if no link exists. Rarely available.
@property (nonatomic, readonly, nullable) DBXSharingExpectedSharedContentLinkMetadata *expectedLinkMetadata;
/// The metadata of the link to the file. Rarely available.
@property (nonatomic, readonly, nullable) DBXSharingSharedContentLinkMetadata *linkMetadata;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *name;
/// The names of the owners and, in a team folder, of the admins.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *ownerDisplayNames;
/// The team that owns the file. `nil` if no team does.
@property (nonatomic, readonly, nullable) DBXUsersTeam *ownerTeam;

/// The identifier of the shared folder that contains the file. `nil` if none does. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The path for display. `nil` if the file isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathDisplay;
/// The path in lowercase. `nil` if the file isn't mounted.
@property (nonatomic, readonly, copy, nullable) NSString *pathLower;
/// The permissions of the user for the file, for the requested actions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFilePermission *> *permissions;
/// The policies of the file.
@property (nonatomic, readonly) DBXSharingFolderPolicy *policy;
/// The URL of a preview in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;
/// The time at which the user was invited to the file or to a parent folder.
@property (nonatomic, readonly, copy, nullable) NSDate *timeInvited;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id
    name:(NSString *)name
    policy:(DBXSharingFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBXSharingAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBXSharingExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    linkMetadata:(nullable DBXSharingSharedContentLinkMetadata *)linkMetadata
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    permissions:(nullable NSArray<DBXSharingFilePermission *> *)permissions
    timeInvited:(nullable NSDate *)timeInvited
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a shared folder can't be accessed.
@interface DBXSharingSharedFolderAccessError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedFolderAccessError (Members)
/// The object if its tag is `invalid_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorInvalidId *asInvalidId;
/// The object if its tag is `not_a_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorNotAMember *asNotAMember;
/// The object if its tag is `invalid_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorInvalidMember *asInvalidMember;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `unmounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorUnmounted *asUnmounted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderAccessErrorOther *asOther;
@end

/// No shared folder has this identifier.
@interface DBXSharingSharedFolderAccessErrorInvalidId : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `invalid_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member.
@interface DBXSharingSharedFolderAccessErrorNotAMember : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account doesn't exist or is disabled.
@interface DBXSharingSharedFolderAccessErrorInvalidMember : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `invalid_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No longer returned. Deprecated.
@interface DBXSharingSharedFolderAccessErrorEmailUnverified : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder isn't mounted. Mount it first.
@interface DBXSharingSharedFolderAccessErrorUnmounted : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `unmounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedFolderAccessErrorOther : DBXSharingSharedFolderAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a member can't be used.
@interface DBXSharingSharedFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedFolderMemberError (Members)
/// The object if its tag is `invalid_dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorInvalidDropboxId *asInvalidDropboxId;
/// The object if its tag is `not_a_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorNotAMember *asNotAMember;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedFolderMemberErrorOther *asOther;
@end

/// No account has this identifier.
@interface DBXSharingSharedFolderMemberErrorInvalidDropboxId : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `invalid_dropbox_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account isn't a member of the folder.
@interface DBXSharingSharedFolderMemberErrorNotAMember : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `not_a_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member has access only through a folder. The associated value is the access level.
@interface DBXSharingSharedFolderMemberErrorNoExplicitAccess : DBXSharingSharedFolderMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedFolderMemberErrorOther : DBXSharingSharedFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who have access to a shared folder.
@interface DBXSharingSharedFolderMembers : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXSharingUserMembershipInfo *> *users;
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXSharingGroupMembershipInfo *> *groups;
/// The invited people.
@property (nonatomic, readonly, copy) NSArray<DBXSharingInviteeMembershipInfo *> *invitees;
/// The cursor of the next page, for `listFolderMembersContinue`. `nil` if this is the last page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsers:(NSArray<DBXSharingUserMembershipInfo *> *)users
    groups:(NSArray<DBXSharingGroupMembershipInfo *> *)groups
    invitees:(NSArray<DBXSharingInviteeMembershipInfo *> *)invitees
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a shared folder.
@interface DBXSharingSharedFolderMetadata : DBXSharingSharedFolderMetadataBase
/// The metadata of the link to the folder. Rarely available.
@property (nonatomic, readonly, nullable) DBXSharingSharedContentLinkMetadata *linkMetadata;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The permissions of the user for the folder, for the requested actions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingFolderPermission *> *permissions;
/// The policies of the folder.
@property (nonatomic, readonly) DBXSharingFolderPolicy *policy;
/// The URL of a preview in a browser.
@property (nonatomic, readonly, copy) NSString *previewUrl;

/// The identifier of the shared folder, which is also the identifier of its namespace. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// The time at which the user was invited to the folder.
@property (nonatomic, readonly, copy) NSDate *timeInvited;
/// A value that indicates whether the folder inherits members from its parent folder. The default is `inherit`.
@property (nonatomic, readonly) DBXSharingAccessInheritance *accessInheritance;
/// The identifier of the folder as an item, `id:…`. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy, nullable) NSString *folderId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBXSharingFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    linkMetadata:(nullable DBXSharingSharedContentLinkMetadata *)linkMetadata
    permissions:(nullable NSArray<DBXSharingFolderPermission *> *)permissions
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    folderId:(nullable NSString *)folderId
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBXSharingFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    linkMetadata:(nullable DBXSharingSharedContentLinkMetadata *)linkMetadata
    permissions:(nullable NSArray<DBXSharingFolderPermission *> *)permissions
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBXUsersTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    parentFolderName:(nullable NSString *)parentFolderName
    DB_UNAVAILABLE;
@end

/// The reason that a link can't be used.
@interface DBXSharingSharedLinkAccessFailureReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkAccessFailureReason (Members)
/// The object if its tag is `login_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonLoginRequired *asLoginRequired;

/// The object if its tag is `email_verify_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired *asEmailVerifyRequired;

/// The object if its tag is `password_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonPasswordRequired *asPasswordRequired;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonTeamOnly *asTeamOnly;
/// The object if its tag is `owner_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonOwnerOnly *asOwnerOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReasonOther *asOther;
@end

/// The user must sign in.
@interface DBXSharingSharedLinkAccessFailureReasonLoginRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `login_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user must verify their email address.
@interface DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `email_verify_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link requires a password.
@interface DBXSharingSharedLinkAccessFailureReasonPasswordRequired : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `password_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only team members can use the link.
@interface DBXSharingSharedLinkAccessFailureReasonTeamOnly : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only the owner can use the link.
@interface DBXSharingSharedLinkAccessFailureReasonOwnerOnly : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `owner_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkAccessFailureReasonOther : DBXSharingSharedLinkAccessFailureReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The existing link that prevents a new one.
@interface DBXSharingSharedLinkAlreadyExistsMetadata : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkAlreadyExistsMetadata (Members)
/// The object if its tag is `metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAlreadyExistsMetadataMetadata *asMetadata;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAlreadyExistsMetadataOther *asOther;
@end

/// The metadata of the existing link.
@interface DBXSharingSharedLinkAlreadyExistsMetadataMetadata : DBXSharingSharedLinkAlreadyExistsMetadata
/// The value of `metadata`.
@property (nonatomic, strong) DBXSharingSharedLinkMetadata *metadata;
/// Creates an object with the tag `metadata`.
- (instancetype)init:(DBXSharingSharedLinkMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkAlreadyExistsMetadataOther : DBXSharingSharedLinkAlreadyExistsMetadata
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a link can't be used.
@interface DBXSharingSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorSharedLinkNotFound *asSharedLinkNotFound;
/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;
/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkErrorOther *asOther;
@end

/// The shared link doesn't exist.
@interface DBXSharingSharedLinkErrorSharedLinkNotFound : DBXSharingSharedLinkError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingSharedLinkErrorSharedLinkAccessDenied : DBXSharingSharedLinkError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingSharedLinkErrorUnsupportedLinkType : DBXSharingSharedLinkError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingSharedLinkErrorUnsupportedParameterField : DBXSharingSharedLinkError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkErrorOther : DBXSharingSharedLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the metadata of a link wasn't returned.
@interface DBXSharingSharedLinkMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkMetadataError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkMetadataErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkMetadataErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingSharedLinkMetadataErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkMetadataErrorOther *asOther;
@end

/// The shared link doesn't exist.
@interface DBXSharingSharedLinkMetadataErrorSharedLinkNotFound : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingSharedLinkMetadataErrorUnsupportedLinkType : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingSharedLinkMetadataErrorUnsupportedParameterField : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkMetadataErrorOther : DBXSharingSharedLinkMetadataError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can use links to the contents of a shared folder.
@interface DBXSharingSharedLinkPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkPolicy (Members)
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyAnyone *asAnyone;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyTeam *asTeam;
/// The object if its tag is `members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyMembers *asMembers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicyOther *asOther;
@end

/// Anyone.
@interface DBXSharingSharedLinkPolicyAnyone : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members of the owner's team. Deprecated.
@interface DBXSharingSharedLinkPolicyTeam : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members of the folder.
@interface DBXSharingSharedLinkPolicyMembers : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingSharedLinkPolicyOther : DBXSharingSharedLinkPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The settings of a link. Fields that are `nil` have the default, or don't change.
@interface DBXSharingSharedLinkSettings : DBXObject
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// The password. Required if `requirePassword` is `true`.
@property (nonatomic, readonly, copy, nullable) NSString *linkPassword;
/// The time at which the link expires. `nil` for no expiration.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;
/// The audience of the link. The policies of the team and folder may restrict it.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *audience;
/// The access level of the link. You can't change it later.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevel *access;
/// The requested visibility of the link. Use `audience` instead. Deprecated.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibility *requestedVisibility;
/// A Boolean value that indicates whether the link allows downloads.
@property (nonatomic, readonly, nullable) NSNumber *allowDownload;

/// Creates an object.
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
    audience:(nullable DBXSharingLinkAudience *)audience
    access:(nullable DBXSharingRequestedLinkAccessLevel *)access
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    allowDownload:(nullable NSNumber *)allowDownload
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the settings of a link aren't valid.
@interface DBXSharingSharedLinkSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingSharedLinkSettingsError (Members)
/// The object if its tag is `invalid_settings`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettingsErrorInvalidSettings *asInvalidSettings;
/// The object if its tag is `not_authorized`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkSettingsErrorNotAuthorized *asNotAuthorized;
@end

/// The settings are inconsistent: a required password is missing, or the expiration date is in the past.
@interface DBXSharingSharedLinkSettingsErrorInvalidSettings : DBXSharingSharedLinkSettingsError
/// Creates an object with the tag `invalid_settings`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't allowed to use these settings. Basic accounts support only public links without an expiration date.
@interface DBXSharingSharedLinkSettingsErrorNotAuthorized : DBXSharingSharedLinkSettingsError
/// Creates an object with the tag `not_authorized`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
