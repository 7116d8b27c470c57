// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

@class DBXTeamActiveWebSession, DBXTeamAdminTier, DBXTeamApiApp, DBXTeamDesktopClientSession, DBXTeamGroupAccessType,
    DBXTeamMemberAddResultBaseDuplicateExternalMemberId, DBXTeamMemberAddResultBaseDuplicateMemberPersistentId,
    DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached, DBXTeamMemberAddResultBasePersistentIdDisabled,
    DBXTeamMemberAddResultBaseTeamLicenseLimit, DBXTeamMemberAddResultBaseUserAlreadyOnTeam,
    DBXTeamMemberAddResultBaseUserAlreadyPaired, DBXTeamMemberAddResultBaseUserCreationFailed,
    DBXTeamMemberAddResultBaseUserMigrationFailed, DBXTeamMemberAddResultBaseUserOnAnotherTeam,
    DBXTeamMemberAddResultDuplicateExternalMemberId, DBXTeamMemberAddResultDuplicateMemberPersistentId,
    DBXTeamMemberAddResultFreeTeamMemberLimitReached, DBXTeamMemberAddResultPersistentIdDisabled,
    DBXTeamMemberAddResultSuccess, DBXTeamMemberAddResultTeamLicenseLimit, DBXTeamMemberAddResultUserAlreadyOnTeam,
    DBXTeamMemberAddResultUserAlreadyPaired, DBXTeamMemberAddResultUserCreationFailed,
    DBXTeamMemberAddResultUserMigrationFailed, DBXTeamMemberAddResultUserOnAnotherTeam,
    DBXTeamMemberAddV2ResultDuplicateExternalMemberId, DBXTeamMemberAddV2ResultDuplicateMemberPersistentId,
    DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached, DBXTeamMemberAddV2ResultOther,
    DBXTeamMemberAddV2ResultPersistentIdDisabled, DBXTeamMemberAddV2ResultSuccess,
    DBXTeamMemberAddV2ResultTeamLicenseLimit, DBXTeamMemberAddV2ResultUserAlreadyOnTeam,
    DBXTeamMemberAddV2ResultUserAlreadyPaired, DBXTeamMemberAddV2ResultUserCreationFailed,
    DBXTeamMemberAddV2ResultUserMigrationFailed, DBXTeamMemberAddV2ResultUserOnAnotherTeam,
    DBXTeamMemberSelectorErrorUserNotFound, DBXTeamMemberSelectorErrorUserNotInTeam, DBXTeamMobileClientSession,
    DBXTeamTeamMemberInfo, DBXTeamTeamMemberInfoV2, DBXTeamUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// A member to add to a group.
@interface DBXTeamMemberAccess : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBXTeamGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The permissions of the member for the group.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    accessType:(DBXTeamGroupAccessType *)accessType
    NS_DESIGNATED_INITIALIZER;
@end

/// A person to add to the team.
@interface DBXTeamMemberAddArg : DBXTeamMemberAddArgBase
/// The admin permissions of the person. The default is `member_only`.
@property (nonatomic, readonly) DBXTeamAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Is an email address.
///   - memberGivenName: The given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - memberSurname: The family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
///   - role: The admin permissions of the person. The default is `member_only`.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    role:(DBXTeamAdminTier *)role
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    DB_UNAVAILABLE;
@end

/// The outcome for one person.
@interface DBXTeamMemberAddResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberAddResult (Members)
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultTeamLicenseLimit *asTeamLicenseLimit;

/// The object if its tag is `free_team_member_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultFreeTeamMemberLimitReached *asFreeTeamMemberLimitReached;

/// The object if its tag is `user_already_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserAlreadyOnTeam *asUserAlreadyOnTeam;
/// The object if its tag is `user_on_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserOnAnotherTeam *asUserOnAnotherTeam;
/// The object if its tag is `user_already_paired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserAlreadyPaired *asUserAlreadyPaired;
/// The object if its tag is `user_migration_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserMigrationFailed *asUserMigrationFailed;
/// The object if its tag is `duplicate_external_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultDuplicateExternalMemberId *asDuplicateExternalMemberId;

/// The object if its tag is `duplicate_member_persistent_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultDuplicateMemberPersistentId *asDuplicateMemberPersistentId;

/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultPersistentIdDisabled *asPersistentIdDisabled;
/// The object if its tag is `user_creation_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserCreationFailed *asUserCreationFailed;
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultSuccess *asSuccess;
@end

/// The team has no available license. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultTeamLicenseLimit : DBXTeamMemberAddResult
/// The value of `team_license_limit`.
@property (nonatomic, copy) NSString *teamLicenseLimit;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init:(NSString *)teamLicenseLimit NS_DESIGNATED_INITIALIZER;
@end

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultFreeTeamMemberLimitReached : DBXTeamMemberAddResult
/// The value of `free_team_member_limit_reached`.
@property (nonatomic, copy) NSString *freeTeamMemberLimitReached;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)init:(NSString *)freeTeamMemberLimitReached NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Is an email address.
@interface DBXTeamMemberAddResultUserAlreadyOnTeam : DBXTeamMemberAddResult
/// The value of `user_already_on_team`.
@property (nonatomic, copy) NSString *userAlreadyOnTeam;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)init:(NSString *)userAlreadyOnTeam NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Is an email address.
@interface DBXTeamMemberAddResultUserOnAnotherTeam : DBXTeamMemberAddResult
/// The value of `user_on_another_team`.
@property (nonatomic, copy) NSString *userOnAnotherTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)init:(NSString *)userOnAnotherTeam NS_DESIGNATED_INITIALIZER;
@end

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamMemberAddResultUserAlreadyPaired : DBXTeamMemberAddResult
/// The value of `user_already_paired`.
@property (nonatomic, copy) NSString *userAlreadyPaired;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)init:(NSString *)userAlreadyPaired NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamMemberAddResultUserMigrationFailed : DBXTeamMemberAddResult
/// The value of `user_migration_failed`.
@property (nonatomic, copy) NSString *userMigrationFailed;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)init:(NSString *)userMigrationFailed NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultDuplicateExternalMemberId : DBXTeamMemberAddResult
/// The value of `duplicate_external_member_id`.
@property (nonatomic, copy) NSString *duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)init:(NSString *)duplicateExternalMemberId NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamMemberAddResultDuplicateMemberPersistentId : DBXTeamMemberAddResult
/// The value of `duplicate_member_persistent_id`.
@property (nonatomic, copy) NSString *duplicateMemberPersistentId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)init:(NSString *)duplicateMemberPersistentId NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Is an email address.
@interface DBXTeamMemberAddResultPersistentIdDisabled : DBXTeamMemberAddResult
/// The value of `persistent_id_disabled`.
@property (nonatomic, copy) NSString *persistentIdDisabled;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init:(NSString *)persistentIdDisabled NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultUserCreationFailed : DBXTeamMemberAddResult
/// The value of `user_creation_failed`.
@property (nonatomic, copy) NSString *userCreationFailed;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)init:(NSString *)userCreationFailed NS_DESIGNATED_INITIALIZER;
@end

/// The person was added.
@interface DBXTeamMemberAddResultSuccess : DBXTeamMemberAddResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamTeamMemberInfo *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamTeamMemberInfo *)success NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a person wasn't added.
@interface DBXTeamMemberAddResultBase : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberAddResultBase (Members)
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseTeamLicenseLimit *asTeamLicenseLimit;

/// The object if its tag is `free_team_member_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached *asFreeTeamMemberLimitReached;

/// The object if its tag is `user_already_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserAlreadyOnTeam *asUserAlreadyOnTeam;
/// The object if its tag is `user_on_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserOnAnotherTeam *asUserOnAnotherTeam;
/// The object if its tag is `user_already_paired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserAlreadyPaired *asUserAlreadyPaired;
/// The object if its tag is `user_migration_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserMigrationFailed *asUserMigrationFailed;

/// The object if its tag is `duplicate_external_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultBaseDuplicateExternalMemberId *asDuplicateExternalMemberId;

/// The object if its tag is `duplicate_member_persistent_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultBaseDuplicateMemberPersistentId *asDuplicateMemberPersistentId;

/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBasePersistentIdDisabled *asPersistentIdDisabled;
/// The object if its tag is `user_creation_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserCreationFailed *asUserCreationFailed;
@end

/// The team has no available license. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultBaseTeamLicenseLimit : DBXTeamMemberAddResultBase
/// The value of `team_license_limit`.
@property (nonatomic, copy) NSString *teamLicenseLimit;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init:(NSString *)teamLicenseLimit NS_DESIGNATED_INITIALIZER;
@end

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached : DBXTeamMemberAddResultBase
/// The value of `free_team_member_limit_reached`.
@property (nonatomic, copy) NSString *freeTeamMemberLimitReached;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)init:(NSString *)freeTeamMemberLimitReached NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Is an email address.
@interface DBXTeamMemberAddResultBaseUserAlreadyOnTeam : DBXTeamMemberAddResultBase
/// The value of `user_already_on_team`.
@property (nonatomic, copy) NSString *userAlreadyOnTeam;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)init:(NSString *)userAlreadyOnTeam NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Is an email address.
@interface DBXTeamMemberAddResultBaseUserOnAnotherTeam : DBXTeamMemberAddResultBase
/// The value of `user_on_another_team`.
@property (nonatomic, copy) NSString *userOnAnotherTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)init:(NSString *)userOnAnotherTeam NS_DESIGNATED_INITIALIZER;
@end

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamMemberAddResultBaseUserAlreadyPaired : DBXTeamMemberAddResultBase
/// The value of `user_already_paired`.
@property (nonatomic, copy) NSString *userAlreadyPaired;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)init:(NSString *)userAlreadyPaired NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamMemberAddResultBaseUserMigrationFailed : DBXTeamMemberAddResultBase
/// The value of `user_migration_failed`.
@property (nonatomic, copy) NSString *userMigrationFailed;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)init:(NSString *)userMigrationFailed NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultBaseDuplicateExternalMemberId : DBXTeamMemberAddResultBase
/// The value of `duplicate_external_member_id`.
@property (nonatomic, copy) NSString *duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)init:(NSString *)duplicateExternalMemberId NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamMemberAddResultBaseDuplicateMemberPersistentId : DBXTeamMemberAddResultBase
/// The value of `duplicate_member_persistent_id`.
@property (nonatomic, copy) NSString *duplicateMemberPersistentId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)init:(NSString *)duplicateMemberPersistentId NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Is an email address.
@interface DBXTeamMemberAddResultBasePersistentIdDisabled : DBXTeamMemberAddResultBase
/// The value of `persistent_id_disabled`.
@property (nonatomic, copy) NSString *persistentIdDisabled;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init:(NSString *)persistentIdDisabled NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddResultBaseUserCreationFailed : DBXTeamMemberAddResultBase
/// The value of `user_creation_failed`.
@property (nonatomic, copy) NSString *userCreationFailed;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)init:(NSString *)userCreationFailed NS_DESIGNATED_INITIALIZER;
@end

/// A person to add to the team.
@interface DBXTeamMemberAddV2Arg : DBXTeamMemberAddArgBase
/// The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most 128
/// characters. Each item starts with `pid_dbtmr:`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *roleIds;

/// Creates an object.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Is an email address.
///   - memberGivenName: The given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - memberSurname: The family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
///   - roleIds: The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most
///     128 characters. Each item starts with `pid_dbtmr:`.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    roleIds:(nullable NSArray<NSString *> *)roleIds
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    DB_UNAVAILABLE;
@end

/// The outcome for one person.
@interface DBXTeamMemberAddV2Result : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberAddV2Result (Members)
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultTeamLicenseLimit *asTeamLicenseLimit;

/// The object if its tag is `free_team_member_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached *asFreeTeamMemberLimitReached;

/// The object if its tag is `user_already_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserAlreadyOnTeam *asUserAlreadyOnTeam;
/// The object if its tag is `user_on_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserOnAnotherTeam *asUserOnAnotherTeam;
/// The object if its tag is `user_already_paired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserAlreadyPaired *asUserAlreadyPaired;
/// The object if its tag is `user_migration_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserMigrationFailed *asUserMigrationFailed;

/// The object if its tag is `duplicate_external_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddV2ResultDuplicateExternalMemberId *asDuplicateExternalMemberId;

/// The object if its tag is `duplicate_member_persistent_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddV2ResultDuplicateMemberPersistentId *asDuplicateMemberPersistentId;

/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultPersistentIdDisabled *asPersistentIdDisabled;
/// The object if its tag is `user_creation_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserCreationFailed *asUserCreationFailed;
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultSuccess *asSuccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultOther *asOther;
@end

/// The team has no available license. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddV2ResultTeamLicenseLimit : DBXTeamMemberAddV2Result
/// The value of `team_license_limit`.
@property (nonatomic, copy) NSString *teamLicenseLimit;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init:(NSString *)teamLicenseLimit NS_DESIGNATED_INITIALIZER;
@end

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached : DBXTeamMemberAddV2Result
/// The value of `free_team_member_limit_reached`.
@property (nonatomic, copy) NSString *freeTeamMemberLimitReached;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)init:(NSString *)freeTeamMemberLimitReached NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Is an email address.
@interface DBXTeamMemberAddV2ResultUserAlreadyOnTeam : DBXTeamMemberAddV2Result
/// The value of `user_already_on_team`.
@property (nonatomic, copy) NSString *userAlreadyOnTeam;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)init:(NSString *)userAlreadyOnTeam NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Is an email address.
@interface DBXTeamMemberAddV2ResultUserOnAnotherTeam : DBXTeamMemberAddV2Result
/// The value of `user_on_another_team`.
@property (nonatomic, copy) NSString *userOnAnotherTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)init:(NSString *)userOnAnotherTeam NS_DESIGNATED_INITIALIZER;
@end

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamMemberAddV2ResultUserAlreadyPaired : DBXTeamMemberAddV2Result
/// The value of `user_already_paired`.
@property (nonatomic, copy) NSString *userAlreadyPaired;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)init:(NSString *)userAlreadyPaired NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is an
/// email address.
@interface DBXTeamMemberAddV2ResultUserMigrationFailed : DBXTeamMemberAddV2Result
/// The value of `user_migration_failed`.
@property (nonatomic, copy) NSString *userMigrationFailed;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)init:(NSString *)userMigrationFailed NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddV2ResultDuplicateExternalMemberId : DBXTeamMemberAddV2Result
/// The value of `duplicate_external_member_id`.
@property (nonatomic, copy) NSString *duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)init:(NSString *)duplicateExternalMemberId NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamMemberAddV2ResultDuplicateMemberPersistentId : DBXTeamMemberAddV2Result
/// The value of `duplicate_member_persistent_id`.
@property (nonatomic, copy) NSString *duplicateMemberPersistentId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)init:(NSString *)duplicateMemberPersistentId NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Is an email address.
@interface DBXTeamMemberAddV2ResultPersistentIdDisabled : DBXTeamMemberAddV2Result
/// The value of `persistent_id_disabled`.
@property (nonatomic, copy) NSString *persistentIdDisabled;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init:(NSString *)persistentIdDisabled NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
/// address.
@interface DBXTeamMemberAddV2ResultUserCreationFailed : DBXTeamMemberAddV2Result
/// The value of `user_creation_failed`.
@property (nonatomic, copy) NSString *userCreationFailed;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)init:(NSString *)userCreationFailed NS_DESIGNATED_INITIALIZER;
@end

/// The person was added.
@interface DBXTeamMemberAddV2ResultSuccess : DBXTeamMemberAddV2Result
/// The value of `success`.
@property (nonatomic, strong) DBXTeamTeamMemberInfoV2 *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamTeamMemberInfoV2 *)success NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMemberAddV2ResultOther : DBXTeamMemberAddV2Result
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member, and their sessions and devices.
@interface DBXTeamMemberDevices : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The web sessions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamActiveWebSession *> *webSessions;
/// The computers.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamDesktopClientSession *> *desktopClients;
/// The mobile devices.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamMobileClientSession *> *mobileClients;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    webSessions:(nullable NSArray<DBXTeamActiveWebSession *> *)webSessions
    desktopClients:(nullable NSArray<DBXTeamDesktopClientSession *> *)desktopClients
    mobileClients:(nullable NSArray<DBXTeamMobileClientSession *> *)mobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// A member, and the apps that they have linked.
@interface DBXTeamMemberLinkedApps : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamApiApp *> *linkedApiApps;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    linkedApiApps:(NSArray<DBXTeamApiApp *> *)linkedApiApps
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member can't be used.
@interface DBXTeamMemberSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberSelectorError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberSelectorErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberSelectorErrorUserNotInTeam *asUserNotInTeam;
@end

/// The team has no such member.
@interface DBXTeamMemberSelectorErrorUserNotFound : DBXTeamMemberSelectorError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMemberSelectorErrorUserNotInTeam : DBXTeamMemberSelectorError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
