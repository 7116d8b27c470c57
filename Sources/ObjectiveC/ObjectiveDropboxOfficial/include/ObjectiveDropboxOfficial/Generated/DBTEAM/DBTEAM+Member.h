// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

@class DBTEAMActiveWebSession, DBTEAMAdminTier, DBTEAMApiApp, DBTEAMDesktopClientSession, DBTEAMGroupAccessType,
    DBTEAMMobileClientSession, DBTEAMTeamMemberInfo, DBTEAMTeamMemberInfoV2, DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// A member to add to a group.
@interface DBTEAMMemberAccess : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The permissions of the member for the group.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMMemberAccess` from and to JSON.
@interface DBTEAMMemberAccessSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAccess *)instance;
+ (DBTEAMMemberAccess *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to the team.
@interface DBTEAMMemberAddArg : DBTEAMMemberAddArgBase
/// The admin permissions of the person. The default is `member_only`.
@property (nonatomic, readonly) DBTEAMAdminTier *role;

/// Creates an object with all fields. `nil` stands for the default.
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
    sendWelcomeEmail:(nullable NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    role:(nullable DBTEAMAdminTier *)role;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail;
@end

/// Converts `DBTEAMMemberAddArg` from and to JSON.
@interface DBTEAMMemberAddArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddArg *)instance;
+ (DBTEAMMemberAddArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberAddResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberAddResultTag) {
    /// The team has no available license. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddResultTeamLicenseLimit,
    /// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddResultFreeTeamMemberLimitReached,
    /// The person is a member of the team, is invited, or can be recovered. The associated value is the email address.
    /// At most 255 characters. Is an email address.
    DBTEAMMemberAddResultUserAlreadyOnTeam,
    /// The person is a member of another team or is invited to it. The associated value is the email address. At most
    /// 255 characters. Is an email address.
    DBTEAMMemberAddResultUserOnAnotherTeam,
    /// The account is linked to another account. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMMemberAddResultUserAlreadyPaired,
    /// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMMemberAddResultUserMigrationFailed,
    /// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddResultDuplicateExternalMemberId,
    /// Another member has this persistent identifier. The associated value is the email address. At most 255
    /// characters. Is an email address.
    DBTEAMMemberAddResultDuplicateMemberPersistentId,
    /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most
    /// 255 characters. Is an email address.
    DBTEAMMemberAddResultPersistentIdDisabled,
    /// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
    /// address.
    DBTEAMMemberAddResultUserCreationFailed,
    /// The person was added.
    DBTEAMMemberAddResultSuccess,
};

/// The outcome for one person.
@interface DBTEAMMemberAddResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddResultTag tag;

/// The team has no available license. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isTeamLicenseLimit` returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Is an email address. Has a value only if `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Is an email address. Has a value only if `isUserOnAnotherTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isUserAlreadyPaired` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isUserMigrationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Is an email address. Has a value only if `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isUserCreationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// The person was added. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfo *success;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit:(NSString *)teamLicenseLimit;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)initWithFreeTeamMemberLimitReached:(NSString *)freeTeamMemberLimitReached;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)initWithUserAlreadyOnTeam:(NSString *)userAlreadyOnTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)initWithUserOnAnotherTeam:(NSString *)userOnAnotherTeam;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)initWithUserAlreadyPaired:(NSString *)userAlreadyPaired;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)initWithUserMigrationFailed:(NSString *)userMigrationFailed;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)initWithDuplicateExternalMemberId:(NSString *)duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)initWithDuplicateMemberPersistentId:(NSString *)duplicateMemberPersistentId;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled:(NSString *)persistentIdDisabled;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)initWithUserCreationFailed:(NSString *)userCreationFailed;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMTeamMemberInfo *)success;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `free_team_member_limit_reached`.
- (BOOL)isFreeTeamMemberLimitReached;
/// Returns whether the tag is `user_already_on_team`.
- (BOOL)isUserAlreadyOnTeam;
/// Returns whether the tag is `user_on_another_team`.
- (BOOL)isUserOnAnotherTeam;
/// Returns whether the tag is `user_already_paired`.
- (BOOL)isUserAlreadyPaired;
/// Returns whether the tag is `user_migration_failed`.
- (BOOL)isUserMigrationFailed;
/// Returns whether the tag is `duplicate_external_member_id`.
- (BOOL)isDuplicateExternalMemberId;
/// Returns whether the tag is `duplicate_member_persistent_id`.
- (BOOL)isDuplicateMemberPersistentId;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `user_creation_failed`.
- (BOOL)isUserCreationFailed;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberAddResult` from and to JSON.
@interface DBTEAMMemberAddResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddResult *)instance;
+ (DBTEAMMemberAddResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberAddResultBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberAddResultBaseTag) {
    /// The team has no available license. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddResultBaseTeamLicenseLimit,
    /// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddResultBaseFreeTeamMemberLimitReached,
    /// The person is a member of the team, is invited, or can be recovered. The associated value is the email address.
    /// At most 255 characters. Is an email address.
    DBTEAMMemberAddResultBaseUserAlreadyOnTeam,
    /// The person is a member of another team or is invited to it. The associated value is the email address. At most
    /// 255 characters. Is an email address.
    DBTEAMMemberAddResultBaseUserOnAnotherTeam,
    /// The account is linked to another account. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMMemberAddResultBaseUserAlreadyPaired,
    /// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMMemberAddResultBaseUserMigrationFailed,
    /// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddResultBaseDuplicateExternalMemberId,
    /// Another member has this persistent identifier. The associated value is the email address. At most 255
    /// characters. Is an email address.
    DBTEAMMemberAddResultBaseDuplicateMemberPersistentId,
    /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most
    /// 255 characters. Is an email address.
    DBTEAMMemberAddResultBasePersistentIdDisabled,
    /// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
    /// address.
    DBTEAMMemberAddResultBaseUserCreationFailed,
};

/// The reason that a person wasn't added.
@interface DBTEAMMemberAddResultBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddResultBaseTag tag;

/// The team has no available license. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isTeamLicenseLimit` returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Is an email address. Has a value only if `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Is an email address. Has a value only if `isUserOnAnotherTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isUserAlreadyPaired` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isUserMigrationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Is an email address. Has a value only if `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isUserCreationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit:(NSString *)teamLicenseLimit;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)initWithFreeTeamMemberLimitReached:(NSString *)freeTeamMemberLimitReached;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)initWithUserAlreadyOnTeam:(NSString *)userAlreadyOnTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)initWithUserOnAnotherTeam:(NSString *)userOnAnotherTeam;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)initWithUserAlreadyPaired:(NSString *)userAlreadyPaired;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)initWithUserMigrationFailed:(NSString *)userMigrationFailed;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)initWithDuplicateExternalMemberId:(NSString *)duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)initWithDuplicateMemberPersistentId:(NSString *)duplicateMemberPersistentId;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled:(NSString *)persistentIdDisabled;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)initWithUserCreationFailed:(NSString *)userCreationFailed;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `free_team_member_limit_reached`.
- (BOOL)isFreeTeamMemberLimitReached;
/// Returns whether the tag is `user_already_on_team`.
- (BOOL)isUserAlreadyOnTeam;
/// Returns whether the tag is `user_on_another_team`.
- (BOOL)isUserOnAnotherTeam;
/// Returns whether the tag is `user_already_paired`.
- (BOOL)isUserAlreadyPaired;
/// Returns whether the tag is `user_migration_failed`.
- (BOOL)isUserMigrationFailed;
/// Returns whether the tag is `duplicate_external_member_id`.
- (BOOL)isDuplicateExternalMemberId;
/// Returns whether the tag is `duplicate_member_persistent_id`.
- (BOOL)isDuplicateMemberPersistentId;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `user_creation_failed`.
- (BOOL)isUserCreationFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberAddResultBase` from and to JSON.
@interface DBTEAMMemberAddResultBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddResultBase *)instance;
+ (DBTEAMMemberAddResultBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to the team.
@interface DBTEAMMemberAddV2Arg : DBTEAMMemberAddArgBase
/// The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most 128
/// characters. Each item starts with `pid_dbtmr:`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *roleIds;

/// Creates an object with all fields. `nil` stands for the default.
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
    sendWelcomeEmail:(nullable NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    roleIds:(nullable NSArray<NSString *> *)roleIds;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail;
@end

/// Converts `DBTEAMMemberAddV2Arg` from and to JSON.
@interface DBTEAMMemberAddV2ArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddV2Arg *)instance;
+ (DBTEAMMemberAddV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberAddV2Result`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberAddV2ResultTag) {
    /// The team has no available license. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddV2ResultTeamLicenseLimit,
    /// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddV2ResultFreeTeamMemberLimitReached,
    /// The person is a member of the team, is invited, or can be recovered. The associated value is the email address.
    /// At most 255 characters. Is an email address.
    DBTEAMMemberAddV2ResultUserAlreadyOnTeam,
    /// The person is a member of another team or is invited to it. The associated value is the email address. At most
    /// 255 characters. Is an email address.
    DBTEAMMemberAddV2ResultUserOnAnotherTeam,
    /// The account is linked to another account. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMMemberAddV2ResultUserAlreadyPaired,
    /// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is
    /// an email address.
    DBTEAMMemberAddV2ResultUserMigrationFailed,
    /// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an
    /// email address.
    DBTEAMMemberAddV2ResultDuplicateExternalMemberId,
    /// Another member has this persistent identifier. The associated value is the email address. At most 255
    /// characters. Is an email address.
    DBTEAMMemberAddV2ResultDuplicateMemberPersistentId,
    /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most
    /// 255 characters. Is an email address.
    DBTEAMMemberAddV2ResultPersistentIdDisabled,
    /// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
    /// address.
    DBTEAMMemberAddV2ResultUserCreationFailed,
    /// The person was added.
    DBTEAMMemberAddV2ResultSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMemberAddV2ResultOther,
};

/// The outcome for one person.
@interface DBTEAMMemberAddV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberAddV2ResultTag tag;

/// The team has no available license. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isTeamLicenseLimit` returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamLicenseLimit;

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isFreeTeamMemberLimitReached` returns `YES`.
@property (nonatomic, readonly, copy) NSString *freeTeamMemberLimitReached;

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Is an email address. Has a value only if `isUserAlreadyOnTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyOnTeam;

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Is an email address. Has a value only if `isUserOnAnotherTeam` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userOnAnotherTeam;

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isUserAlreadyPaired` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userAlreadyPaired;

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters. Is an
/// email address. Has a value only if `isUserMigrationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userMigrationFailed;

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isDuplicateExternalMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateExternalMemberId;

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isDuplicateMemberPersistentId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *duplicateMemberPersistentId;

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Is an email address. Has a value only if `isPersistentIdDisabled` returns `YES`.
@property (nonatomic, readonly, copy) NSString *persistentIdDisabled;

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Is an email
/// address. Has a value only if `isUserCreationFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userCreationFailed;

/// The person was added. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *success;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit:(NSString *)teamLicenseLimit;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)initWithFreeTeamMemberLimitReached:(NSString *)freeTeamMemberLimitReached;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)initWithUserAlreadyOnTeam:(NSString *)userAlreadyOnTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)initWithUserOnAnotherTeam:(NSString *)userOnAnotherTeam;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)initWithUserAlreadyPaired:(NSString *)userAlreadyPaired;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)initWithUserMigrationFailed:(NSString *)userMigrationFailed;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)initWithDuplicateExternalMemberId:(NSString *)duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)initWithDuplicateMemberPersistentId:(NSString *)duplicateMemberPersistentId;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)initWithPersistentIdDisabled:(NSString *)persistentIdDisabled;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)initWithUserCreationFailed:(NSString *)userCreationFailed;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMTeamMemberInfoV2 *)success;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `free_team_member_limit_reached`.
- (BOOL)isFreeTeamMemberLimitReached;
/// Returns whether the tag is `user_already_on_team`.
- (BOOL)isUserAlreadyOnTeam;
/// Returns whether the tag is `user_on_another_team`.
- (BOOL)isUserOnAnotherTeam;
/// Returns whether the tag is `user_already_paired`.
- (BOOL)isUserAlreadyPaired;
/// Returns whether the tag is `user_migration_failed`.
- (BOOL)isUserMigrationFailed;
/// Returns whether the tag is `duplicate_external_member_id`.
- (BOOL)isDuplicateExternalMemberId;
/// Returns whether the tag is `duplicate_member_persistent_id`.
- (BOOL)isDuplicateMemberPersistentId;
/// Returns whether the tag is `persistent_id_disabled`.
- (BOOL)isPersistentIdDisabled;
/// Returns whether the tag is `user_creation_failed`.
- (BOOL)isUserCreationFailed;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberAddV2Result` from and to JSON.
@interface DBTEAMMemberAddV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddV2Result *)instance;
+ (DBTEAMMemberAddV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and their sessions and devices.
@interface DBTEAMMemberDevices : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The web sessions.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMActiveWebSession *> *webSessions;
/// The computers.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMDesktopClientSession *> *desktopClients;
/// The mobile devices.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMMobileClientSession *> *mobileClients;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    webSessions:(nullable NSArray<DBTEAMActiveWebSession *> *)webSessions
    desktopClients:(nullable NSArray<DBTEAMDesktopClientSession *> *)desktopClients
    mobileClients:(nullable NSArray<DBTEAMMobileClientSession *> *)mobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMMemberDevices` from and to JSON.
@interface DBTEAMMemberDevicesSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberDevices *)instance;
+ (DBTEAMMemberDevices *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and the apps that they have linked.
@interface DBTEAMMemberLinkedApps : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The apps.
@property (nonatomic, readonly) NSArray<DBTEAMApiApp *> *linkedApiApps;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId linkedApiApps:(NSArray<DBTEAMApiApp *> *)linkedApiApps;
@end

/// Converts `DBTEAMMemberLinkedApps` from and to JSON.
@interface DBTEAMMemberLinkedAppsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberLinkedApps *)instance;
+ (DBTEAMMemberLinkedApps *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMemberSelectorErrorTag) {
    /// The team has no such member.
    DBTEAMMemberSelectorErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMemberSelectorErrorUserNotInTeam,
};

/// The reason that a member can't be used.
@interface DBTEAMMemberSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMemberSelectorErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMemberSelectorError` from and to JSON.
@interface DBTEAMMemberSelectorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberSelectorError *)instance;
+ (DBTEAMMemberSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
