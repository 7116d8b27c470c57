// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXSecondaryEmailsSecondaryEmail, DBXTeamGroupSelector, DBXTeamTeamMemberStatus, DBXTeamTeamMembershipType,
    DBXTeamUserSelectorArg, DBXUsersName;

NS_ASSUME_NONNULL_BEGIN

/// The fields of all sessions.
@interface DBXTeamDeviceSession : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The IP address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The country of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The time at which the session was created.
@property (nonatomic, readonly, copy, nullable) NSDate *created;
/// The time of the last activity.
@property (nonatomic, readonly, copy, nullable) NSDate *updated;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    NS_DESIGNATED_INITIALIZER;
@end

/// The fields of all reports.
@interface DBXTeamBaseDfbReport : DBXObject
/// The first day of the report, such as `2021-01-31`.
@property (nonatomic, readonly, copy) NSString *startDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate NS_DESIGNATED_INITIALIZER;
@end

/// A session to end.
@interface DBXTeamDeviceSessionArg : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId NS_DESIGNATED_INITIALIZER;
@end

/// A member of a group.
@interface DBXTeamGroupMemberSelector : DBXObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    user:(DBXTeamUserSelectorArg *)user
    NS_DESIGNATED_INITIALIZER;
@end

/// The option to return the members of a group.
@interface DBXTeamIncludeMembersArg : DBXObject
/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object.
///
/// - Parameter returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
///   for large groups. The default is `@YES`.
- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers NS_DESIGNATED_INITIALIZER;
@end

/// A person to add to the team.
@interface DBXTeamMemberAddArgBase : DBXObject
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
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    NS_DESIGNATED_INITIALIZER;
@end

/// The profile of a team member.
@interface DBXTeamMemberProfile : DBXObject
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
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSecondaryEmailsSecondaryEmail *> *secondaryEmails;
/// The status of the member in the team.
@property (nonatomic, readonly) DBXTeamTeamMemberStatus *status;
/// The name in several forms.
@property (nonatomic, readonly) DBXUsersName *name;
/// The type of the membership, which determines whether the member uses a license.
@property (nonatomic, readonly) DBXTeamTeamMembershipType *membershipType;
/// The time at which the member was invited. `nil` if they have joined.
@property (nonatomic, readonly, copy, nullable) NSDate *invitedOn;
/// The time at which the member joined.
@property (nonatomic, readonly, copy, nullable) NSDate *joinedOn;
/// The time at which the member was suspended. `nil` if they aren't suspended.
@property (nonatomic, readonly, copy, nullable) NSDate *suspendedOn;
/// The persistent identifier for SAML sign-in.
@property (nonatomic, readonly, copy, nullable) NSString *persistentId;
/// A Boolean value that indicates whether the team's directory is restricted for the member.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;
/// The URL of the profile photo. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// The options for adding people.
@interface DBXTeamMembersAddArgBase : DBXObject
/// A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object.
///
/// - Parameter forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithForceAsync:(NSNumber *)forceAsync NS_DESIGNATED_INITIALIZER;
@end

/// The member to change.
@interface DBXTeamMembersDeactivateBaseArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The member to suspend or remove.
@interface DBXTeamMembersDeactivateArg : DBXTeamMembersDeactivateBaseArg
/// A Boolean value that indicates whether to delete the data on the member's linked devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *wipeData;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user wipeData:(NSNumber *)wipeData NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user DB_UNAVAILABLE;
@end

/// A team folder, by identifier.
@interface DBXTeamTeamFolderIdArg : DBXObject
/// The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *teamFolderId;

/// Creates an object.
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
