// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBSECONDARYEMAILSSecondaryEmail, DBTEAMGroupSelector, DBTEAMTeamMemberStatus, DBTEAMTeamMembershipType,
    DBTEAMUserSelectorArg, DBUSERSName;

NS_ASSUME_NONNULL_BEGIN

/// The fields of all sessions.
@interface DBTEAMDeviceSession : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The IP address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The country of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The time at which the session was created.
@property (nonatomic, readonly, nullable) NSDate *created;
/// The time of the last activity.
@property (nonatomic, readonly, nullable) NSDate *updated;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId;
@end

/// Converts `DBTEAMDeviceSession` from and to JSON.
@interface DBTEAMDeviceSessionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeviceSession *)instance;
+ (DBTEAMDeviceSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The fields of all reports.
@interface DBTEAMBaseDfbReport : DBStoneObject
/// The first day of the report, such as `2021-01-31`.
@property (nonatomic, readonly, copy) NSString *startDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate;
@end

/// Converts `DBTEAMBaseDfbReport` from and to JSON.
@interface DBTEAMBaseDfbReportSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMBaseDfbReport *)instance;
+ (DBTEAMBaseDfbReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session to end.
@interface DBTEAMDeviceSessionArg : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMDeviceSessionArg` from and to JSON.
@interface DBTEAMDeviceSessionArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMDeviceSessionArg *)instance;
+ (DBTEAMDeviceSessionArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of a group.
@interface DBTEAMGroupMemberSelector : DBStoneObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group user:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMGroupMemberSelector` from and to JSON.
@interface DBTEAMGroupMemberSelectorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberSelector *)instance;
+ (DBTEAMGroupMemberSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The option to return the members of a group.
@interface DBTEAMIncludeMembersArg : DBStoneObject
/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
///   for large groups. The default is `@YES`.
- (instancetype)initWithReturnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMIncludeMembersArg` from and to JSON.
@interface DBTEAMIncludeMembersArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMIncludeMembersArg *)instance;
+ (DBTEAMIncludeMembersArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person to add to the team.
@interface DBTEAMMemberAddArgBase : DBStoneObject
/// The email address. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy) NSString *memberEmail;
/// The given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
@property (nonatomic, readonly, copy, nullable) NSString *memberGivenName;
/// The family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
@property (nonatomic, readonly, copy, nullable) NSString *memberSurname;
/// The external ID, from the team's own directory. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *memberExternalId;
/// The persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *memberPersistentId;

/// A Boolean value that indicates whether to send an invitation by email. If `false`, the team must notify the person.
/// The default is `@YES`.
@property (nonatomic, readonly) NSNumber *sendWelcomeEmail;

/// A Boolean value that indicates whether the team's directory is restricted for the person.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;

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
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(nullable NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail;
@end

/// Converts `DBTEAMMemberAddArgBase` from and to JSON.
@interface DBTEAMMemberAddArgBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberAddArgBase *)instance;
+ (DBTEAMMemberAddArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of a team member.
@interface DBTEAMMemberProfile : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *externalId;
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The secondary email addresses.
@property (nonatomic, readonly, nullable) NSArray<DBSECONDARYEMAILSSecondaryEmail *> *secondaryEmails;
/// The status of the member in the team.
@property (nonatomic, readonly) DBTEAMTeamMemberStatus *status;
/// The name in several forms.
@property (nonatomic, readonly) DBUSERSName *name;
/// The type of the membership, which determines whether the member uses a license.
@property (nonatomic, readonly) DBTEAMTeamMembershipType *membershipType;
/// The time at which the member was invited. `nil` if they have joined.
@property (nonatomic, readonly, nullable) NSDate *invitedOn;
/// The time at which the member joined.
@property (nonatomic, readonly, nullable) NSDate *joinedOn;
/// The time at which the member was suspended. `nil` if they aren't suspended.
@property (nonatomic, readonly, nullable) NSDate *suspendedOn;
/// The persistent identifier for SAML sign-in.
@property (nonatomic, readonly, copy, nullable) NSString *persistentId;
/// A Boolean value that indicates whether the team's directory is restricted for the member.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;
/// The URL of the profile photo. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBSECONDARYEMAILSSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType;
@end

/// Converts `DBTEAMMemberProfile` from and to JSON.
@interface DBTEAMMemberProfileSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMemberProfile *)instance;
+ (DBTEAMMemberProfile *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options for adding people.
@interface DBTEAMMembersAddArgBase : DBStoneObject
/// A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithForceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMMembersAddArgBase` from and to JSON.
@interface DBTEAMMembersAddArgBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddArgBase *)instance;
+ (DBTEAMMembersAddArgBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to change.
@interface DBTEAMMembersDeactivateBaseArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeactivateBaseArg` from and to JSON.
@interface DBTEAMMembersDeactivateBaseArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateBaseArg *)instance;
+ (DBTEAMMembersDeactivateBaseArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to suspend or remove.
@interface DBTEAMMembersDeactivateArg : DBTEAMMembersDeactivateBaseArg
/// A Boolean value that indicates whether to delete the data on the member's linked devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *wipeData;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user wipeData:(nullable NSNumber *)wipeData;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeactivateArg` from and to JSON.
@interface DBTEAMMembersDeactivateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateArg *)instance;
+ (DBTEAMMembersDeactivateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team folder, by identifier.
@interface DBTEAMTeamFolderIdArg : DBStoneObject
/// The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *teamFolderId;

/// Creates an object.
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderIdArg` from and to JSON.
@interface DBTEAMTeamFolderIdArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderIdArg *)instance;
+ (DBTEAMTeamFolderIdArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
