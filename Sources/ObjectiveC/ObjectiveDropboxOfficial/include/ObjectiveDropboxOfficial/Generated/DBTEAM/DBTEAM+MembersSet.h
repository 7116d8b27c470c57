// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBACCOUNTPhotoSourceArg, DBACCOUNTSetProfilePhotoError, DBTEAMAdminTier, DBTEAMTeamMemberRole,
    DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The member whose role to change, and the new role.
@interface DBTEAMMembersSetPermissions2Arg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
/// characters. Each item starts with `pid_dbtmr:`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *dNewRoles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at
///     most 128 characters. Each item starts with `pid_dbtmr:`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user dNewRoles:(nullable NSArray<NSString *> *)dNewRoles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersSetPermissions2Arg` from and to JSON.
@interface DBTEAMMembersSetPermissions2ArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissions2Arg *)instance;
+ (DBTEAMMembersSetPermissions2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetPermissions2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetPermissions2ErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetPermissions2ErrorUserNotFound,
    /// The team must have at least one admin.
    DBTEAMMembersSetPermissions2ErrorLastAdmin,
    /// The user isn't a member of the team.
    DBTEAMMembersSetPermissions2ErrorUserNotInTeam,
    /// The role of the member can't be changed, for example because they are suspended.
    DBTEAMMembersSetPermissions2ErrorCannotSetPermissions,
    /// The role doesn't exist.
    DBTEAMMembersSetPermissions2ErrorRoleNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetPermissions2ErrorOther,
};

/// The reason that the role wasn't changed.
@interface DBTEAMMembersSetPermissions2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetPermissions2ErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `last_admin`.
- (instancetype)initWithLastAdmin;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)initWithCannotSetPermissions;
/// Creates an object with the tag `role_not_found`.
- (instancetype)initWithRoleNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `last_admin`.
- (BOOL)isLastAdmin;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `cannot_set_permissions`.
- (BOOL)isCannotSetPermissions;
/// Returns whether the tag is `role_not_found`.
- (BOOL)isRoleNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetPermissions2Error` from and to JSON.
@interface DBTEAMMembersSetPermissions2ErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissions2Error *)instance;
+ (DBTEAMMembersSetPermissions2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member after the change.
@interface DBTEAMMembersSetPermissions2Result : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The roles after the change.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMTeamMemberRole *> *roles;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId roles:(nullable NSArray<DBTEAMTeamMemberRole *> *)roles;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMMembersSetPermissions2Result` from and to JSON.
@interface DBTEAMMembersSetPermissions2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissions2Result *)instance;
+ (DBTEAMMembersSetPermissions2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose admin permissions to change, and the new permissions.
@interface DBTEAMMembersSetPermissionsArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The new admin permissions.
@property (nonatomic, readonly) DBTEAMAdminTier *dNewRole;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewRole: The new admin permissions.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user dNewRole:(DBTEAMAdminTier *)dNewRole;
@end

/// Converts `DBTEAMMembersSetPermissionsArg` from and to JSON.
@interface DBTEAMMembersSetPermissionsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsArg *)instance;
+ (DBTEAMMembersSetPermissionsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetPermissionsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetPermissionsErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetPermissionsErrorUserNotFound,
    /// The team must have at least one admin.
    DBTEAMMembersSetPermissionsErrorLastAdmin,
    /// The user isn't a member of the team.
    DBTEAMMembersSetPermissionsErrorUserNotInTeam,
    /// The admin permissions of the member can't be changed.
    DBTEAMMembersSetPermissionsErrorCannotSetPermissions,
    /// The team has no available license.
    DBTEAMMembersSetPermissionsErrorTeamLicenseLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetPermissionsErrorOther,
};

/// The reason that the admin permissions weren't changed.
@interface DBTEAMMembersSetPermissionsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetPermissionsErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `last_admin`.
- (instancetype)initWithLastAdmin;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)initWithCannotSetPermissions;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `last_admin`.
- (BOOL)isLastAdmin;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `cannot_set_permissions`.
- (BOOL)isCannotSetPermissions;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetPermissionsError` from and to JSON.
@interface DBTEAMMembersSetPermissionsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsError *)instance;
+ (DBTEAMMembersSetPermissionsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member after the change.
@interface DBTEAMMembersSetPermissionsResult : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBTEAMAdminTier *role;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId role:(DBTEAMAdminTier *)role;
@end

/// Converts `DBTEAMMembersSetPermissionsResult` from and to JSON.
@interface DBTEAMMembersSetPermissionsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetPermissionsResult *)instance;
+ (DBTEAMMembersSetPermissionsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a member. Fields that are `nil` don't change.
@interface DBTEAMMembersSetProfileArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The new email address. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy, nullable) NSString *dNewEmail;
/// The new external ID. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *dNewExternalId;
/// The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGivenName;
/// The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
@property (nonatomic, readonly, copy, nullable) NSString *dNewSurname;
/// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *dNewPersistentId;
/// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
@property (nonatomic, readonly, nullable) NSNumber *dNewIsDirectoryRestricted;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewEmail: The new email address. At most 255 characters. Is an email address.
///   - dNewExternalId: The new external ID. At most 64 characters.
///   - dNewGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - dNewSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - dNewPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - dNewIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    dNewPersistentId:(nullable NSString *)dNewPersistentId
    dNewIsDirectoryRestricted:(nullable NSNumber *)dNewIsDirectoryRestricted;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersSetProfileArg` from and to JSON.
@interface DBTEAMMembersSetProfileArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfileArg *)instance;
+ (DBTEAMMembersSetProfileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetProfileError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetProfileErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetProfileErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSetProfileErrorUserNotInTeam,
    /// To change the external ID, specify the member by another identifier.
    DBTEAMMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe,
    /// The request contains no changes.
    DBTEAMMembersSetProfileErrorNoNewDataSpecified,
    /// The email address belongs to another user.
    DBTEAMMembersSetProfileErrorEmailReservedForOtherUser,
    /// Another member has this external ID.
    DBTEAMMembersSetProfileErrorExternalIdUsedByOtherUser,
    /// Former members can't be changed.
    DBTEAMMembersSetProfileErrorSetProfileDisallowed,
    /// The new email address is empty.
    DBTEAMMembersSetProfileErrorParamCannotBeEmpty,
    /// The team doesn't use persistent identifiers for SAML sign-in.
    DBTEAMMembersSetProfileErrorPersistentIdDisabled,
    /// Another member has this persistent identifier.
    DBTEAMMembersSetProfileErrorPersistentIdUsedByOtherUser,
    /// The team doesn't restrict its directory.
    DBTEAMMembersSetProfileErrorDirectoryRestrictedOff,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetProfileErrorOther,
};

/// The reason that a member wasn't changed.
@interface DBTEAMMembersSetProfileError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetProfileErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `external_id_and_new_external_id_unsafe`.
- (instancetype)initWithExternalIdAndNewExternalIdUnsafe;
/// Creates an object with the tag `no_new_data_specified`.
- (instancetype)initWithNoNewDataSpecified;
/// Creates an object with the tag `email_reserved_for_other_user`.
- (instancetype)initWithEmailReservedForOtherUser;
/// Creates an object with the tag `external_id_used_by_other_user`.
- (instancetype)initWithExternalIdUsedByOtherUser;
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)initWithSetProfileDisallowed;
/// Creates an object with the tag `param_cannot_be_empty`.
- (instancetype)initWithParamCannotBeEmpty;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled;
/// Creates an object with the tag `persistent_id_used_by_other_user`.
- (instancetype)initWithPersistentIdUsedByOtherUser;
/// Creates an object with the tag `directory_restricted_off`.
- (instancetype)initWithDirectoryRestrictedOff;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `external_id_and_new_external_id_unsafe`.
- (BOOL)isExternalIdAndNewExternalIdUnsafe;
/// Returns whether the tag is `no_new_data_specified`.
- (BOOL)isNoNewDataSpecified;
/// Returns whether the tag is `email_reserved_for_other_user`.
- (BOOL)isEmailReservedForOtherUser;
/// Returns whether the tag is `external_id_used_by_other_user`.
- (BOOL)isExternalIdUsedByOtherUser;
/// Returns whether the tag is `set_profile_disallowed`.
- (BOOL)isSetProfileDisallowed;
/// Returns whether the tag is `param_cannot_be_empty`.
- (BOOL)isParamCannotBeEmpty;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `persistent_id_used_by_other_user`.
- (BOOL)isPersistentIdUsedByOtherUser;
/// Returns whether the tag is `directory_restricted_off`.
- (BOOL)isDirectoryRestrictedOff;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetProfileError` from and to JSON.
@interface DBTEAMMembersSetProfileErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfileError *)instance;
+ (DBTEAMMembersSetProfileError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose profile photo to set, and the photo.
@interface DBTEAMMembersSetProfilePhotoArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The new photo.
@property (nonatomic, readonly) DBACCOUNTPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user photo:(DBACCOUNTPhotoSourceArg *)photo;
@end

/// Converts `DBTEAMMembersSetProfilePhotoArg` from and to JSON.
@interface DBTEAMMembersSetProfilePhotoArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfilePhotoArg *)instance;
+ (DBTEAMMembersSetProfilePhotoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSetProfilePhotoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSetProfilePhotoErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSetProfilePhotoErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSetProfilePhotoErrorUserNotInTeam,
    /// Former members can't be changed.
    DBTEAMMembersSetProfilePhotoErrorSetProfileDisallowed,
    /// The photo can't be used.
    DBTEAMMembersSetProfilePhotoErrorPhotoError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSetProfilePhotoErrorOther,
};

/// The reason that the photo wasn't set.
@interface DBTEAMMembersSetProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSetProfilePhotoErrorTag tag;
/// The photo can't be used. Has a value only if `isPhotoError` returns `YES`.
@property (nonatomic, readonly) DBACCOUNTSetProfilePhotoError *photoError;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)initWithSetProfileDisallowed;
/// Creates an object with the tag `photo_error`.
- (instancetype)initWithPhotoError:(DBACCOUNTSetProfilePhotoError *)photoError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `set_profile_disallowed`.
- (BOOL)isSetProfileDisallowed;
/// Returns whether the tag is `photo_error`.
- (BOOL)isPhotoError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSetProfilePhotoError` from and to JSON.
@interface DBTEAMMembersSetProfilePhotoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSetProfilePhotoError *)instance;
+ (DBTEAMMembersSetProfilePhotoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
