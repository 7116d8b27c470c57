// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING.h>

@class DBSHARINGAccessInheritance, DBSHARINGAccessLevel, DBSHARINGAclUpdatePolicy, DBSHARINGAddMember,
    DBSHARINGAudienceRestrictingSharedFolder, DBSHARINGFileAction, DBSHARINGFileMemberActionIndividualResult,
    DBSHARINGFilePermission, DBSHARINGFolderAction, DBSHARINGFolderPermission, DBSHARINGInviteeInfo,
    DBSHARINGLinkAccessLevel, DBSHARINGLinkAudience, DBSHARINGLinkAudienceOption, DBSHARINGLinkExpiry,
    DBSHARINGLinkPermission, DBSHARINGLinkPermissions, DBSHARINGMemberAction, DBSHARINGMemberPermission,
    DBSHARINGMemberPolicy, DBSHARINGMemberSelector, DBSHARINGRequestedLinkAccessLevel, DBSHARINGRequestedVisibility,
    DBSHARINGResolvedVisibility, DBSHARINGSharedLinkAccessFailureReason, DBSHARINGSharedLinkPolicy,
    DBSHARINGTeamMemberInfo, DBSHARINGUserInfo, DBSHARINGViewerInfoPolicy, DBSHARINGVisibilityPolicy,
    DBTEAMCOMMONGroupManagementType, DBTEAMCOMMONGroupType, DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy,
    DBTEAMPOLICIESEnforceLinkPasswordPolicy, DBUSERSTeam;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGAddFileMemberArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    members:(NSArray<DBSHARINGMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(nullable NSNumber *)quiet
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    addMessageAsComment:(nullable NSNumber *)addMessageAsComment
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGAddFolderMemberArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members
    quiet:(nullable NSNumber *)quiet
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBSHARINGAddMember *> *)members
    quiet:(nullable NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGCreateSharedLinkArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    shortUrl:(nullable NSNumber *)shortUrl
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedContentLinkMetadataBase (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBSHARINGAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGExpectedSharedContentLinkMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBSHARINGAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedLinkMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBSHARINGTeamMemberInfo *)teamMemberInfo
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGFileLinkMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    id_:(nullable NSString *)id_
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGFileMemberActionResult (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithMember:(DBSHARINGMemberSelector *)member
    result:(DBSHARINGFileMemberActionIndividualResult *)result
    sckeySha1:(nullable NSString *)sckeySha1
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGFolderLinkMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    name:(NSString *)name
    linkPermissions:(DBSHARINGLinkPermissions *)linkPermissions
    id_:(nullable NSString *)id_
    expires:(nullable NSDate *)expires
    pathLower:(nullable NSString *)pathLower
    teamMemberInfo:(nullable DBSHARINGTeamMemberInfo *)teamMemberInfo
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGFolderPolicy (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAclUpdatePolicy:(DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAclUpdatePolicy:(DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    sharedLinkPolicy:(DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    resolvedMemberPolicy:(nullable DBSHARINGMemberPolicy *)resolvedMemberPolicy
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGGetSharedLinkMetadataArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGGroupInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    groupType:(DBTEAMCOMMONGroupType *)groupType
    isMember:(NSNumber *)isMember
    isOwner:(NSNumber *)isOwner
    sameTeam:(NSNumber *)sameTeam
    groupExternalId:(nullable NSString *)groupExternalId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGMembershipInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGGroupMembershipInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    group:(DBSHARINGGroupInfo *)group
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    group:(DBSHARINGGroupInfo *)group
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGInviteeMembershipInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    invitee:(DBSHARINGInviteeInfo *)invitee
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    invitee:(DBSHARINGInviteeInfo *)invitee
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    invitee:(DBSHARINGInviteeInfo *)invitee
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGLinkPermissions (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    canRequestAccess:(nullable NSNumber *)canRequestAccess
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    canRequestAccess:(nullable NSNumber *)canRequestAccess
    enforceSharedLinkPasswordPolicy:(nullable DBTEAMPOLICIESEnforceLinkPasswordPolicy *)enforceSharedLinkPasswordPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBSHARINGVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBSHARINGResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBSHARINGSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBSHARINGLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBSHARINGLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBSHARINGLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    canRequestAccess:(nullable NSNumber *)canRequestAccess
    enforceSharedLinkPasswordPolicy:(nullable DBTEAMPOLICIESEnforceLinkPasswordPolicy *)enforceSharedLinkPasswordPolicy
    daysToExpirePolicy:(nullable DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)daysToExpirePolicy
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGLinkSettings (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audience:(nullable DBSHARINGLinkAudience *)audience
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audience:(nullable DBSHARINGLinkAudience *)audience
    expiry:(nullable DBSHARINGLinkExpiry *)expiry
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGListFileMembersArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    includeInherited:(nullable NSNumber *)includeInherited
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGListFilesArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLimit:(nullable NSNumber *)limit __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGListFolderMembersCursorArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithActions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGListFolderMembersArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBSHARINGMemberAction *> *)actions
    limit:(nullable NSNumber *)limit
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGListFoldersArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLimit:(nullable NSNumber *)limit __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGListSharedLinksArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(nullable NSString *)path __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGMemberAccessLevelResult (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    warning:(nullable NSString *)warning
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGShareFolderArgBase (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGShareFolderArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(nullable NSNumber *)forceAsync
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(nullable DBSHARINGAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBSHARINGFolderAction *> *)actions
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedContentLinkMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBSHARINGAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAudienceOptions:(NSArray<DBSHARINGLinkAudience *> *)audienceOptions
    currentAudience:(DBSHARINGLinkAudience *)currentAudience
    linkPermissions:(NSArray<DBSHARINGLinkPermission *> *)linkPermissions
    passwordProtected:(NSNumber *)passwordProtected
    url:(NSString *)url
    accessLevel:(nullable DBSHARINGAccessLevel *)accessLevel
    audienceRestrictingSharedFolder:(nullable DBSHARINGAudienceRestrictingSharedFolder *)audienceRestrictingSharedFolder
    expiry:(nullable NSDate *)expiry
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedFileMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBSHARINGAccessLevel *)accessType
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBSHARINGAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBSHARINGExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBSHARINGAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBSHARINGExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    linkMetadata:(nullable DBSHARINGSharedContentLinkMetadata *)linkMetadata
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBSHARINGAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBSHARINGExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    linkMetadata:(nullable DBSHARINGSharedContentLinkMetadata *)linkMetadata
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    accessType:(nullable DBSHARINGAccessLevel *)accessType
    expectedLinkMetadata:(nullable DBSHARINGExpectedSharedContentLinkMetadata *)expectedLinkMetadata
    linkMetadata:(nullable DBSHARINGSharedContentLinkMetadata *)linkMetadata
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedFolderMetadataBase (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    ownerTeam:(nullable DBUSERSTeam *)ownerTeam
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    pathDisplay:(nullable NSString *)pathDisplay
    pathLower:(nullable NSString *)pathLower
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedFolderMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    isInsideTeamFolder:(NSNumber *)isInsideTeamFolder
    isTeamFolder:(NSNumber *)isTeamFolder
    name:(NSString *)name
    policy:(DBSHARINGFolderPolicy *)policy
    previewUrl:(NSString *)previewUrl
    sharedFolderId:(NSString *)sharedFolderId
    timeInvited:(NSDate *)timeInvited
    ownerDisplayNames:(nullable NSArray<NSString *> *)ownerDisplayNames
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGSharedLinkSettings (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBSHARINGLinkAudience *)audience
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBSHARINGLinkAudience *)audience
    access:(nullable DBSHARINGRequestedLinkAccessLevel *)access
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequirePassword:(nullable NSNumber *)requirePassword
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBSHARINGLinkAudience *)audience
    access:(nullable DBSHARINGRequestedLinkAccessLevel *)access
    requestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    linkPassword:(nullable NSString *)linkPassword
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBSHARINGLinkAudience *)audience
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithRequestedVisibility:(nullable DBSHARINGRequestedVisibility *)requestedVisibility
    linkPassword:(nullable NSString *)linkPassword
    expires:(nullable NSDate *)expires
    audience:(nullable DBSHARINGLinkAudience *)audience
    access:(nullable DBSHARINGRequestedLinkAccessLevel *)access
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGUpdateFilePolicyArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFile:(NSString *)file
    actions:(nullable NSArray<DBSHARINGFileAction *> *)actions
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGUpdateFolderPolicyArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBSHARINGMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBSHARINGAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBSHARINGViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBSHARINGSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBSHARINGLinkSettings *)linkSettings
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGUserMembershipInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBSHARINGUserFileMembershipInfo (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccessType:(DBSHARINGAccessLevel *)accessType
    user:(DBSHARINGUserInfo *)user
    permissions:(nullable NSArray<DBSHARINGMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(nullable NSNumber *)isInherited
    timeLastSeen:(nullable NSDate *)timeLastSeen
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
