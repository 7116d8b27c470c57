// Generated from API/users.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBCOMMONRootInfo, DBTEAMCOMMONMemberSpaceLimitType, DBTEAMPOLICIESOfficeAddInPolicy,
    DBTEAMPOLICIESTeamSharingPolicies, DBTEAMPOLICIESTopLevelContentPolicy, DBUSERSCOMMONAccountType, DBUSERSFullTeam,
    DBUSERSName, DBUSERSTeamSpaceAllocation;

NS_ASSUME_NONNULL_BEGIN

/// The fields of all profiles. Their values depend on the caller and the account.
@interface DBUSERSAccount : DBStoneObject
/// The identifier of the account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The name in several forms.
@property (nonatomic, readonly) DBUSERSName *name;
/// The email address. It may belong to another person now; don't use it as proof of identity.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The URL of the profile photo. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;
/// A Boolean value that indicates whether the account is disabled.
@property (nonatomic, readonly) NSNumber *disabled;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled;
@end

/// Converts `DBUSERSAccount` from and to JSON.
@interface DBUSERSAccountSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSAccount *)instance;
+ (DBUSERSAccount *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of a user.
@interface DBUSERSBasicAccount : DBUSERSAccount
/// A Boolean value that indicates whether the user is the caller or a member of the caller's team.
@property (nonatomic, readonly) NSNumber *isTeammate;
/// The identifier in the team, `dbmid:…`. `nil` if the user isn't a member of the caller's team.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    isTeammate:(NSNumber *)isTeammate
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    teamMemberId:(nullable NSString *)teamMemberId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    isTeammate:(NSNumber *)isTeammate;
@end

/// Converts `DBUSERSBasicAccount` from and to JSON.
@interface DBUSERSBasicAccountSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSBasicAccount *)instance;
+ (DBUSERSBasicAccount *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSDistinctMemberHomeValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSDistinctMemberHomeValueTag) {
    /// A Boolean value that indicates whether the home namespace and the root namespace differ.
    DBUSERSDistinctMemberHomeValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSDistinctMemberHomeValueOther,
};

/// A value that indicates whether the user's home namespace differs from the root namespace.
@interface DBUSERSDistinctMemberHomeValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSDistinctMemberHomeValueTag tag;

/// A Boolean value that indicates whether the home namespace and the root namespace differ. Has a value only if
/// `isEnabled` returns `YES`.
@property (nonatomic, readonly) NSNumber *enabled;

/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled:(NSNumber *)enabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSDistinctMemberHomeValue` from and to JSON.
@interface DBUSERSDistinctMemberHomeValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSDistinctMemberHomeValue *)instance;
+ (DBUSERSDistinctMemberHomeValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSFileLockingValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSFileLockingValueTag) {
    /// A Boolean value that indicates whether the user can lock files in shared folders. If `false`, the user can only
    /// remove locks or ask for their removal.
    DBUSERSFileLockingValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSFileLockingValueOther,
};

/// A value that indicates whether the user can lock files.
@interface DBUSERSFileLockingValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSFileLockingValueTag tag;

/// A Boolean value that indicates whether the user can lock files in shared folders. If `false`, the user can only
/// remove locks or ask for their removal. Has a value only if `isEnabled` returns `YES`.
@property (nonatomic, readonly) NSNumber *enabled;

/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled:(NSNumber *)enabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSFileLockingValue` from and to JSON.
@interface DBUSERSFileLockingValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSFileLockingValue *)instance;
+ (DBUSERSFileLockingValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of the current user.
@interface DBUSERSFullAccount : DBUSERSAccount
/// The country as a two-letter ISO 3166-1 code. `nil` if it isn't known. Exactly 2 characters.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *locale;
/// The URL with which the user invites people to Dropbox.
@property (nonatomic, readonly, copy) NSString *referralLink;
/// The team. `nil` if the account belongs to none.
@property (nonatomic, readonly, nullable) DBUSERSFullTeam *team;
/// The identifier in the team, `dbmid:…`. `nil` if the account belongs to no team.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// A Boolean value that indicates whether the user has a linked work and personal account. `team` indicates which one
/// this is.
@property (nonatomic, readonly) NSNumber *isPaired;

/// The plan of the account.
@property (nonatomic, readonly) DBUSERSCOMMONAccountType *accountType;
/// The root and home namespaces of the user. Use them to create a path root.
@property (nonatomic, readonly) DBCOMMONRootInfo *rootInfo;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    locale:(NSString *)locale
    referralLink:(NSString *)referralLink
    isPaired:(NSNumber *)isPaired
    accountType:(DBUSERSCOMMONAccountType *)accountType
    rootInfo:(DBCOMMONRootInfo *)rootInfo
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    country:(nullable NSString *)country
    team:(nullable DBUSERSFullTeam *)team
    teamMemberId:(nullable NSString *)teamMemberId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    locale:(NSString *)locale
    referralLink:(NSString *)referralLink
    isPaired:(NSNumber *)isPaired
    accountType:(DBUSERSCOMMONAccountType *)accountType
    rootInfo:(DBCOMMONRootInfo *)rootInfo;
@end

/// Converts `DBUSERSFullAccount` from and to JSON.
@interface DBUSERSFullAccountSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSFullAccount *)instance;
+ (DBUSERSFullAccount *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The identifier and name of a team.
@interface DBUSERSTeam : DBStoneObject
/// The identifier of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId_:(NSString *)id_ name:(NSString *)name;
@end

/// Converts `DBUSERSTeam` from and to JSON.
@interface DBUSERSTeamSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSTeam *)instance;
+ (DBUSERSTeam *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team of the current user.
@interface DBUSERSFullTeam : DBUSERSTeam
/// The sharing policies of the team.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamSharingPolicies *sharingPolicies;
/// The policy for the Office add-in.
@property (nonatomic, readonly) DBTEAMPOLICIESOfficeAddInPolicy *officeAddinPolicy;
/// The policy for changes at the top level of the team space.
@property (nonatomic, readonly) DBTEAMPOLICIESTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    sharingPolicies:(DBTEAMPOLICIESTeamSharingPolicies *)sharingPolicies
    officeAddinPolicy:(DBTEAMPOLICIESOfficeAddInPolicy *)officeAddinPolicy
    topLevelContentPolicy:(DBTEAMPOLICIESTopLevelContentPolicy *)topLevelContentPolicy;
@end

/// Converts `DBUSERSFullTeam` from and to JSON.
@interface DBUSERSFullTeamSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSFullTeam *)instance;
+ (DBUSERSFullTeam *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The account whose profile to get.
@interface DBUSERSGetAccountArg : DBStoneObject
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;

/// Creates an object.
///
/// - Parameter accountId: The account identifier, `dbid:…`. Exactly 40 characters.
- (instancetype)initWithAccountId:(NSString *)accountId;
@end

/// Converts `DBUSERSGetAccountArg` from and to JSON.
@interface DBUSERSGetAccountArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountArg *)instance;
+ (DBUSERSGetAccountArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The accounts whose profiles to get.
@interface DBUSERSGetAccountBatchArg : DBStoneObject
/// The account identifiers, at most 300, without duplicates. At least 1 item. Each item has exactly 40 characters.
@property (nonatomic, readonly) NSArray<NSString *> *accountIds;

/// Creates an object.
///
/// - Parameter accountIds: The account identifiers, at most 300, without duplicates. At least 1 item. Each item has
///   exactly 40 characters.
- (instancetype)initWithAccountIds:(NSArray<NSString *> *)accountIds;
@end

/// Converts `DBUSERSGetAccountBatchArg` from and to JSON.
@interface DBUSERSGetAccountBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountBatchArg *)instance;
+ (DBUSERSGetAccountBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSGetAccountBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSGetAccountBatchErrorTag) {
    /// No account has this identifier. Remove it, and try again. Exactly 40 characters.
    DBUSERSGetAccountBatchErrorNoAccount,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSGetAccountBatchErrorOther,
};

/// The reason that no profiles were returned.
@interface DBUSERSGetAccountBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSGetAccountBatchErrorTag tag;

/// No account has this identifier. Remove it, and try again. Exactly 40 characters. Has a value only if `isNoAccount`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *noAccount;

/// Creates an object with the tag `no_account`.
- (instancetype)initWithNoAccount:(NSString *)noAccount;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_account`.
- (BOOL)isNoAccount;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSGetAccountBatchError` from and to JSON.
@interface DBUSERSGetAccountBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountBatchError *)instance;
+ (DBUSERSGetAccountBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSGetAccountError`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSGetAccountErrorTag) {
    /// No account has this identifier.
    DBUSERSGetAccountErrorNoAccount,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSGetAccountErrorOther,
};

/// The reason that no profile was returned.
@interface DBUSERSGetAccountError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSGetAccountErrorTag tag;
/// Creates an object with the tag `no_account`.
- (instancetype)initWithNoAccount;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_account`.
- (BOOL)isNoAccount;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSGetAccountError` from and to JSON.
@interface DBUSERSGetAccountErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountError *)instance;
+ (DBUSERSGetAccountError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Space that belongs to a single user.
@interface DBUSERSIndividualSpaceAllocation : DBStoneObject
/// The space of the account in bytes.
@property (nonatomic, readonly) NSNumber *allocated;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAllocated:(NSNumber *)allocated;
@end

/// Converts `DBUSERSIndividualSpaceAllocation` from and to JSON.
@interface DBUSERSIndividualSpaceAllocationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSIndividualSpaceAllocation *)instance;
+ (DBUSERSIndividualSpaceAllocation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of a person, in forms for different languages and layouts.
@interface DBUSERSName : DBStoneObject
/// The given name.
@property (nonatomic, readonly, copy) NSString *givenName;
/// The family name.
@property (nonatomic, readonly, copy) NSString *surname;
/// The form in which friends address the person. It depends on the language.
@property (nonatomic, readonly, copy) NSString *familiarName;
/// The full name for display.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The abbreviated name. In most languages, these are the initials.
@property (nonatomic, readonly, copy) NSString *abbreviatedName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGivenName:(NSString *)givenName
    surname:(NSString *)surname
    familiarName:(NSString *)familiarName
    displayName:(NSString *)displayName
    abbreviatedName:(NSString *)abbreviatedName;
@end

/// Converts `DBUSERSName` from and to JSON.
@interface DBUSERSNameSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSName *)instance;
+ (DBUSERSName *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSPaperAsFilesValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSPaperAsFilesValueTag) {
    /// A Boolean value that indicates whether Paper documents are `.paper` files, which the routes of `Files` handle.
    /// If `false`, use the routes of `Paper`.
    DBUSERSPaperAsFilesValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSPaperAsFilesValueOther,
};

/// A value that indicates how the user's Paper documents are stored.
@interface DBUSERSPaperAsFilesValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSPaperAsFilesValueTag tag;

/// A Boolean value that indicates whether Paper documents are `.paper` files, which the routes of `Files` handle. If
/// `false`, use the routes of `Paper`. Has a value only if `isEnabled` returns `YES`.
@property (nonatomic, readonly) NSNumber *enabled;

/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled:(NSNumber *)enabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSPaperAsFilesValue` from and to JSON.
@interface DBUSERSPaperAsFilesValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSPaperAsFilesValue *)instance;
+ (DBUSERSPaperAsFilesValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSSpaceAllocation`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSSpaceAllocationTag) {
    /// The space belongs to the user.
    DBUSERSSpaceAllocationIndividual,
    /// The user's team shares the space.
    DBUSERSSpaceAllocationTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSSpaceAllocationOther,
};

/// The space of a user, which is either their own or shared by their team.
@interface DBUSERSSpaceAllocation : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSSpaceAllocationTag tag;
/// The space belongs to the user. Has a value only if `isIndividual` returns `YES`.
@property (nonatomic, readonly) DBUSERSIndividualSpaceAllocation *individual;
/// The user's team shares the space. Has a value only if `isTeam` returns `YES`.
@property (nonatomic, readonly) DBUSERSTeamSpaceAllocation *team;
/// Creates an object with the tag `individual`.
- (instancetype)initWithIndividual:(DBUSERSIndividualSpaceAllocation *)individual;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam:(DBUSERSTeamSpaceAllocation *)team;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `individual`.
- (BOOL)isIndividual;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSSpaceAllocation` from and to JSON.
@interface DBUSERSSpaceAllocationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSSpaceAllocation *)instance;
+ (DBUSERSSpaceAllocation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The space of a user, and the part of it that is used.
@interface DBUSERSSpaceUsage : DBStoneObject
/// The space that the user's files use, in bytes.
@property (nonatomic, readonly) NSNumber *used;
/// The space that the user can use.
@property (nonatomic, readonly) DBUSERSSpaceAllocation *allocation;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsed:(NSNumber *)used allocation:(DBUSERSSpaceAllocation *)allocation;
@end

/// Converts `DBUSERSSpaceUsage` from and to JSON.
@interface DBUSERSSpaceUsageSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSSpaceUsage *)instance;
+ (DBUSERSSpaceUsage *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSTeamSharedDropboxValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSTeamSharedDropboxValueTag) {
    /// A Boolean value that indicates whether the team has a team space that all members share.
    DBUSERSTeamSharedDropboxValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSTeamSharedDropboxValueOther,
};

/// A value that indicates whether the team has a team space that all members share.
@interface DBUSERSTeamSharedDropboxValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSTeamSharedDropboxValueTag tag;

/// A Boolean value that indicates whether the team has a team space that all members share. Has a value only if
/// `isEnabled` returns `YES`.
@property (nonatomic, readonly) NSNumber *enabled;

/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled:(NSNumber *)enabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSTeamSharedDropboxValue` from and to JSON.
@interface DBUSERSTeamSharedDropboxValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSTeamSharedDropboxValue *)instance;
+ (DBUSERSTeamSharedDropboxValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Space that a team shares.
@interface DBUSERSTeamSpaceAllocation : DBStoneObject
/// The space that the entire team uses, in bytes.
@property (nonatomic, readonly) NSNumber *used;
/// The space of the entire team, in bytes.
@property (nonatomic, readonly) NSNumber *allocated;
/// The space limit of the user in bytes. 0 means that the user has no limit of their own.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceAllocated;
/// The effect when the user reaches the limit.
@property (nonatomic, readonly) DBTEAMCOMMONMemberSpaceLimitType *userWithinTeamSpaceLimitType;
/// The space that the user uses in bytes, as last computed.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceUsedCached;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsed:(NSNumber *)used
    allocated:(NSNumber *)allocated
    userWithinTeamSpaceAllocated:(NSNumber *)userWithinTeamSpaceAllocated
    userWithinTeamSpaceLimitType:(DBTEAMCOMMONMemberSpaceLimitType *)userWithinTeamSpaceLimitType
    userWithinTeamSpaceUsedCached:(NSNumber *)userWithinTeamSpaceUsedCached;
@end

/// Converts `DBUSERSTeamSpaceAllocation` from and to JSON.
@interface DBUSERSTeamSpaceAllocationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSTeamSpaceAllocation *)instance;
+ (DBUSERSTeamSpaceAllocation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSUserFeature`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSUserFeatureTag) {
    /// Paper documents are stored as files.
    DBUSERSUserFeaturePaperAsFiles,
    /// The user can lock files.
    DBUSERSUserFeatureFileLocking,
    /// All members share a team space.
    DBUSERSUserFeatureTeamSharedDropbox,
    /// The home namespace differs from the root namespace.
    DBUSERSUserFeatureDistinctMemberHome,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSUserFeatureOther,
};

/// A feature of an account.
@interface DBUSERSUserFeature : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSUserFeatureTag tag;
/// Creates an object with the tag `paper_as_files`.
- (instancetype)initWithPaperAsFiles;
/// Creates an object with the tag `file_locking`.
- (instancetype)initWithFileLocking;
/// Creates an object with the tag `team_shared_dropbox`.
- (instancetype)initWithTeamSharedDropbox;
/// Creates an object with the tag `distinct_member_home`.
- (instancetype)initWithDistinctMemberHome;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `paper_as_files`.
- (BOOL)isPaperAsFiles;
/// Returns whether the tag is `file_locking`.
- (BOOL)isFileLocking;
/// Returns whether the tag is `team_shared_dropbox`.
- (BOOL)isTeamSharedDropbox;
/// Returns whether the tag is `distinct_member_home`.
- (BOOL)isDistinctMemberHome;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSUserFeature` from and to JSON.
@interface DBUSERSUserFeatureSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeature *)instance;
+ (DBUSERSUserFeature *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSUserFeatureValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSUserFeatureValueTag) {
    /// A value that indicates how Paper documents are stored.
    DBUSERSUserFeatureValuePaperAsFiles,
    /// A value that indicates whether the user can lock files.
    DBUSERSUserFeatureValueFileLocking,
    /// A value that indicates whether all members share a team space.
    DBUSERSUserFeatureValueTeamSharedDropbox,
    /// A value that indicates whether the home namespace differs from the root namespace.
    DBUSERSUserFeatureValueDistinctMemberHome,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSUserFeatureValueOther,
};

/// The value of a feature.
@interface DBUSERSUserFeatureValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSUserFeatureValueTag tag;
/// A value that indicates how Paper documents are stored. Has a value only if `isPaperAsFiles` returns `YES`.
@property (nonatomic, readonly) DBUSERSPaperAsFilesValue *paperAsFiles;
/// A value that indicates whether the user can lock files. Has a value only if `isFileLocking` returns `YES`.
@property (nonatomic, readonly) DBUSERSFileLockingValue *fileLocking;

/// A value that indicates whether all members share a team space. Has a value only if `isTeamSharedDropbox` returns
/// `YES`.
@property (nonatomic, readonly) DBUSERSTeamSharedDropboxValue *teamSharedDropbox;

/// A value that indicates whether the home namespace differs from the root namespace. Has a value only if
/// `isDistinctMemberHome` returns `YES`.
@property (nonatomic, readonly) DBUSERSDistinctMemberHomeValue *distinctMemberHome;

/// Creates an object with the tag `paper_as_files`.
- (instancetype)initWithPaperAsFiles:(DBUSERSPaperAsFilesValue *)paperAsFiles;
/// Creates an object with the tag `file_locking`.
- (instancetype)initWithFileLocking:(DBUSERSFileLockingValue *)fileLocking;
/// Creates an object with the tag `team_shared_dropbox`.
- (instancetype)initWithTeamSharedDropbox:(DBUSERSTeamSharedDropboxValue *)teamSharedDropbox;
/// Creates an object with the tag `distinct_member_home`.
- (instancetype)initWithDistinctMemberHome:(DBUSERSDistinctMemberHomeValue *)distinctMemberHome;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `paper_as_files`.
- (BOOL)isPaperAsFiles;
/// Returns whether the tag is `file_locking`.
- (BOOL)isFileLocking;
/// Returns whether the tag is `team_shared_dropbox`.
- (BOOL)isTeamSharedDropbox;
/// Returns whether the tag is `distinct_member_home`.
- (BOOL)isDistinctMemberHome;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSUserFeatureValue` from and to JSON.
@interface DBUSERSUserFeatureValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeatureValue *)instance;
+ (DBUSERSUserFeatureValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The features whose values to get.
@interface DBUSERSUserFeaturesGetValuesBatchArg : DBStoneObject
/// The features, at least one.
@property (nonatomic, readonly) NSArray<DBUSERSUserFeature *> *features;

/// Creates an object.
///
/// - Parameter features: The features, at least one.
- (instancetype)initWithFeatures:(NSArray<DBUSERSUserFeature *> *)features;
@end

/// Converts `DBUSERSUserFeaturesGetValuesBatchArg` from and to JSON.
@interface DBUSERSUserFeaturesGetValuesBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeaturesGetValuesBatchArg *)instance;
+ (DBUSERSUserFeaturesGetValuesBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSUserFeaturesGetValuesBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSUserFeaturesGetValuesBatchErrorTag) {
    /// The list of features is empty.
    DBUSERSUserFeaturesGetValuesBatchErrorEmptyFeaturesList,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSUserFeaturesGetValuesBatchErrorOther,
};

/// The reason that no features were returned.
@interface DBUSERSUserFeaturesGetValuesBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSUserFeaturesGetValuesBatchErrorTag tag;
/// Creates an object with the tag `empty_features_list`.
- (instancetype)initWithEmptyFeaturesList;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `empty_features_list`.
- (BOOL)isEmptyFeaturesList;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSUserFeaturesGetValuesBatchError` from and to JSON.
@interface DBUSERSUserFeaturesGetValuesBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeaturesGetValuesBatchError *)instance;
+ (DBUSERSUserFeaturesGetValuesBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The values of the requested features.
@interface DBUSERSUserFeaturesGetValuesBatchResult : DBStoneObject
/// The values of the requested features.
@property (nonatomic, readonly) NSArray<DBUSERSUserFeatureValue *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<DBUSERSUserFeatureValue *> *)values;
@end

/// Converts `DBUSERSUserFeaturesGetValuesBatchResult` from and to JSON.
@interface DBUSERSUserFeaturesGetValuesBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeaturesGetValuesBatchResult *)instance;
+ (DBUSERSUserFeaturesGetValuesBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
