// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXAccountPhotoSourceArg, DBXAccountSetProfilePhotoError, DBXTeamAdminTier,
    DBXTeamMembersSetPermissions2ErrorCannotSetPermissions, DBXTeamMembersSetPermissions2ErrorLastAdmin,
    DBXTeamMembersSetPermissions2ErrorOther, DBXTeamMembersSetPermissions2ErrorRoleNotFound,
    DBXTeamMembersSetPermissions2ErrorUserNotFound, DBXTeamMembersSetPermissions2ErrorUserNotInTeam,
    DBXTeamMembersSetPermissionsErrorCannotSetPermissions, DBXTeamMembersSetPermissionsErrorLastAdmin,
    DBXTeamMembersSetPermissionsErrorOther, DBXTeamMembersSetPermissionsErrorTeamLicenseLimit,
    DBXTeamMembersSetPermissionsErrorUserNotFound, DBXTeamMembersSetPermissionsErrorUserNotInTeam,
    DBXTeamMembersSetProfileErrorDirectoryRestrictedOff, DBXTeamMembersSetProfileErrorEmailReservedForOtherUser,
    DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe,
    DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser, DBXTeamMembersSetProfileErrorNoNewDataSpecified,
    DBXTeamMembersSetProfileErrorOther, DBXTeamMembersSetProfileErrorParamCannotBeEmpty,
    DBXTeamMembersSetProfileErrorPersistentIdDisabled, DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser,
    DBXTeamMembersSetProfileErrorSetProfileDisallowed, DBXTeamMembersSetProfileErrorUserNotFound,
    DBXTeamMembersSetProfileErrorUserNotInTeam, DBXTeamMembersSetProfilePhotoErrorOther,
    DBXTeamMembersSetProfilePhotoErrorPhotoError, DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed,
    DBXTeamMembersSetProfilePhotoErrorUserNotFound, DBXTeamMembersSetProfilePhotoErrorUserNotInTeam,
    DBXTeamTeamMemberRole, DBXTeamUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The member whose role to change, and the new role.
@interface DBXTeamMembersSetPermissions2Arg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
/// characters. Each item starts with `pid_dbtmr:`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *newRoles;

/// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
/// characters. Each item starts with `pid_dbtmr:`.
- (nullable NSArray<NSString *> *)newRoles DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at
///     most 128 characters. Each item starts with `pid_dbtmr:`.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    newRoles:(nullable NSArray<NSString *> *)newRoles
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the role wasn't changed.
@interface DBXTeamMembersSetPermissions2Error : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetPermissions2Error (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorUserNotFound *asUserNotFound;
/// The object if its tag is `last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorLastAdmin *asLastAdmin;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `cannot_set_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetPermissions2ErrorCannotSetPermissions *asCannotSetPermissions;

/// The object if its tag is `role_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorRoleNotFound *asRoleNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetPermissions2ErrorUserNotFound : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersSetPermissions2ErrorLastAdmin : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetPermissions2ErrorUserNotInTeam : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The role of the member can't be changed, for example because they are suspended.
@interface DBXTeamMembersSetPermissions2ErrorCannotSetPermissions : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The role doesn't exist.
@interface DBXTeamMembersSetPermissions2ErrorRoleNotFound : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `role_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetPermissions2ErrorOther : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member after the change.
@interface DBXTeamMembersSetPermissions2Result : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The roles after the change.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamTeamMemberRole *> *roles;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    roles:(nullable NSArray<DBXTeamTeamMemberRole *> *)roles
    NS_DESIGNATED_INITIALIZER;
@end

/// The member whose admin permissions to change, and the new permissions.
@interface DBXTeamMembersSetPermissionsArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The new admin permissions.
@property (nonatomic, readonly) DBXTeamAdminTier *newRole;
/// The new admin permissions.
- (DBXTeamAdminTier *)newRole DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newRole: The new admin permissions.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    newRole:(DBXTeamAdminTier *)newRole
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the admin permissions weren't changed.
@interface DBXTeamMembersSetPermissionsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetPermissionsError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorUserNotFound *asUserNotFound;
/// The object if its tag is `last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorLastAdmin *asLastAdmin;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `cannot_set_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorCannotSetPermissions *asCannotSetPermissions;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorTeamLicenseLimit *asTeamLicenseLimit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetPermissionsErrorUserNotFound : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersSetPermissionsErrorLastAdmin : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetPermissionsErrorUserNotInTeam : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin permissions of the member can't be changed.
@interface DBXTeamMembersSetPermissionsErrorCannotSetPermissions : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersSetPermissionsErrorTeamLicenseLimit : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetPermissionsErrorOther : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member after the change.
@interface DBXTeamMembersSetPermissionsResult : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBXTeamAdminTier *role;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId role:(DBXTeamAdminTier *)role NS_DESIGNATED_INITIALIZER;
@end

/// The changes to a member. Fields that are `nil` don't change.
@interface DBXTeamMembersSetProfileArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The new email address. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy, nullable) NSString *newEmail;
/// The new email address. At most 255 characters. Is an email address.
- (nullable NSString *)newEmail DB_NO_METHOD_FAMILY;
/// The new external ID. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *newExternalId;
/// The new external ID. At most 64 characters.
- (nullable NSString *)newExternalId DB_NO_METHOD_FAMILY;
/// The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
@property (nonatomic, readonly, copy, nullable) NSString *newGivenName;
/// The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
- (nullable NSString *)newGivenName DB_NO_METHOD_FAMILY;
/// The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
@property (nonatomic, readonly, copy, nullable) NSString *newSurname;
/// The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
- (nullable NSString *)newSurname DB_NO_METHOD_FAMILY;
/// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *newPersistentId;
/// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
- (nullable NSString *)newPersistentId DB_NO_METHOD_FAMILY;
/// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
@property (nonatomic, readonly, nullable) NSNumber *newIsDirectoryRestricted;
/// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
- (nullable NSNumber *)newIsDirectoryRestricted DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newEmail: The new email address. At most 255 characters. Is an email address.
///   - newExternalId: The new external ID. At most 64 characters.
///   - newGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - newSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    newEmail:(nullable NSString *)newEmail
    newExternalId:(nullable NSString *)newExternalId
    newGivenName:(nullable NSString *)newGivenName
    newSurname:(nullable NSString *)newSurname
    newPersistentId:(nullable NSString *)newPersistentId
    newIsDirectoryRestricted:(nullable NSNumber *)newIsDirectoryRestricted
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't changed.
@interface DBXTeamMembersSetProfileError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetProfileError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `external_id_and_new_external_id_unsafe`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe *asExternalIdAndNewExternalIdUnsafe;

/// The object if its tag is `no_new_data_specified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorNoNewDataSpecified *asNoNewDataSpecified;

/// The object if its tag is `email_reserved_for_other_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorEmailReservedForOtherUser *asEmailReservedForOtherUser;

/// The object if its tag is `external_id_used_by_other_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser *asExternalIdUsedByOtherUser;

/// The object if its tag is `set_profile_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorSetProfileDisallowed *asSetProfileDisallowed;
/// The object if its tag is `param_cannot_be_empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorParamCannotBeEmpty *asParamCannotBeEmpty;
/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorPersistentIdDisabled *asPersistentIdDisabled;

/// The object if its tag is `persistent_id_used_by_other_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser *asPersistentIdUsedByOtherUser;

/// The object if its tag is `directory_restricted_off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorDirectoryRestrictedOff *asDirectoryRestrictedOff;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetProfileErrorUserNotFound : DBXTeamMembersSetProfileError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetProfileErrorUserNotInTeam : DBXTeamMembersSetProfileError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// To change the external ID, specify the member by another identifier.
@interface DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe : DBXTeamMembersSetProfileError
/// Creates an object with the tag `external_id_and_new_external_id_unsafe`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request contains no changes.
@interface DBXTeamMembersSetProfileErrorNoNewDataSpecified : DBXTeamMembersSetProfileError
/// Creates an object with the tag `no_new_data_specified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The email address belongs to another user.
@interface DBXTeamMembersSetProfileErrorEmailReservedForOtherUser : DBXTeamMembersSetProfileError
/// Creates an object with the tag `email_reserved_for_other_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another member has this external ID.
@interface DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser : DBXTeamMembersSetProfileError
/// Creates an object with the tag `external_id_used_by_other_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Former members can't be changed.
@interface DBXTeamMembersSetProfileErrorSetProfileDisallowed : DBXTeamMembersSetProfileError
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new email address is empty.
@interface DBXTeamMembersSetProfileErrorParamCannotBeEmpty : DBXTeamMembersSetProfileError
/// Creates an object with the tag `param_cannot_be_empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team doesn't use persistent identifiers for SAML sign-in.
@interface DBXTeamMembersSetProfileErrorPersistentIdDisabled : DBXTeamMembersSetProfileError
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another member has this persistent identifier.
@interface DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser : DBXTeamMembersSetProfileError
/// Creates an object with the tag `persistent_id_used_by_other_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team doesn't restrict its directory.
@interface DBXTeamMembersSetProfileErrorDirectoryRestrictedOff : DBXTeamMembersSetProfileError
/// Creates an object with the tag `directory_restricted_off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetProfileErrorOther : DBXTeamMembersSetProfileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member whose profile photo to set, and the photo.
@interface DBXTeamMembersSetProfilePhotoArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The new photo.
@property (nonatomic, readonly) DBXAccountPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    photo:(DBXAccountPhotoSourceArg *)photo
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the photo wasn't set.
@interface DBXTeamMembersSetProfilePhotoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetProfilePhotoError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `set_profile_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed *asSetProfileDisallowed;

/// The object if its tag is `photo_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorPhotoError *asPhotoError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetProfilePhotoErrorUserNotFound : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetProfilePhotoErrorUserNotInTeam : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Former members can't be changed.
@interface DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The photo can't be used.
@interface DBXTeamMembersSetProfilePhotoErrorPhotoError : DBXTeamMembersSetProfilePhotoError
/// The value of `photo_error`.
@property (nonatomic, strong) DBXAccountSetProfilePhotoError *photoError;
/// Creates an object with the tag `photo_error`.
- (instancetype)init:(DBXAccountSetProfilePhotoError *)photoError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetProfilePhotoErrorOther : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
