// Generated from API/users.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBCOMMONRootInfo;
@class DBTEAMCOMMONMemberSpaceLimitType;
@class DBTEAMPOLICIESOfficeAddInPolicy;
@class DBTEAMPOLICIESTeamSharingPolicies;
@class DBTEAMPOLICIESTopLevelContentPolicy;
@class DBUSERSAccount;
@class DBUSERSBasicAccount;
@class DBUSERSCOMMONAccountType;
@class DBUSERSDistinctMemberHomeValue;
@class DBUSERSFileLockingValue;
@class DBUSERSFullAccount;
@class DBUSERSFullTeam;
@class DBUSERSGetAccountArg;
@class DBUSERSGetAccountBatchArg;
@class DBUSERSGetAccountBatchError;
@class DBUSERSGetAccountError;
@class DBUSERSIndividualSpaceAllocation;
@class DBUSERSName;
@class DBUSERSPaperAsFilesValue;
@class DBUSERSSpaceAllocation;
@class DBUSERSSpaceUsage;
@class DBUSERSTeam;
@class DBUSERSTeamSharedDropboxValue;
@class DBUSERSTeamSpaceAllocation;
@class DBUSERSUserFeature;
@class DBUSERSUserFeatureValue;
@class DBUSERSUserFeaturesGetValuesBatchArg;
@class DBUSERSUserFeaturesGetValuesBatchError;
@class DBUSERSUserFeaturesGetValuesBatchResult;

NS_ASSUME_NONNULL_BEGIN

/// What every profile holds. How much of it is filled in depends on who asks about whom.
@interface DBUSERSAccount : DBStoneObject
/// The identity of the account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The name, in several forms.
@property (nonatomic, readonly) DBUSERSName *name;
/// The email address. It may have changed hands; do not take it as proof of identity.
@property (nonatomic, readonly, copy) NSString *email;
/// Whether the user has confirmed that the email address is theirs.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The address of the profile photo, if there is one.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;
/// Whether the account is disabled.
@property (nonatomic, readonly) NSNumber *disabled;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
///   - name: The name, in several forms.
///   - email: The email address. It may have changed hands; do not take it as proof of identity.
///   - emailVerified: Whether the user has confirmed that the email address is theirs.
///   - disabled: Whether the account is disabled.
///   - profilePhotoUrl: The address of the profile photo, if there is one.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSAccount *)instance;
/// Returns the object for JSON.
+ (DBUSERSAccount *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of any user.
@interface DBUSERSBasicAccount : DBUSERSAccount
/// Whether this is a teammate of the caller, or the caller.
@property (nonatomic, readonly) NSNumber *isTeammate;
/// The identity within the team, `dbmid:…`. Only for teammates.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
///   - name: The name, in several forms.
///   - email: The email address. It may have changed hands; do not take it as proof of identity.
///   - emailVerified: Whether the user has confirmed that the email address is theirs.
///   - disabled: Whether the account is disabled.
///   - isTeammate: Whether this is a teammate of the caller, or the caller.
///   - profilePhotoUrl: The address of the profile photo, if there is one.
///   - teamMemberId: The identity within the team, `dbmid:…`. Only for teammates.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSBasicAccount *)instance;
/// Returns the object for JSON.
+ (DBUSERSBasicAccount *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSDistinctMemberHomeValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSDistinctMemberHomeValueTag) {
    /// True if the home namespace and the root namespace differ.
    DBUSERSDistinctMemberHomeValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSDistinctMemberHomeValueOther,
};

/// Whether the user's home folder is another place than the root.
@interface DBUSERSDistinctMemberHomeValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSDistinctMemberHomeValueTag tag;
/// True if the home namespace and the root namespace differ. Has a value only if `isEnabled` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSDistinctMemberHomeValue *)instance;
/// Returns the object for JSON.
+ (DBUSERSDistinctMemberHomeValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSFileLockingValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSFileLockingValueTag) {
    /// True if files in shared folders can be locked. Otherwise the user can only undo or ask to undo locks.
    DBUSERSFileLockingValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSFileLockingValueOther,
};

/// Whether the user can lock files.
@interface DBUSERSFileLockingValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSFileLockingValueTag tag;

/// True if files in shared folders can be locked. Otherwise the user can only undo or ask to undo locks. Has a value
/// only if `isEnabled` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSFileLockingValue *)instance;
/// Returns the object for JSON.
+ (DBUSERSFileLockingValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of the current user.
@interface DBUSERSFullAccount : DBUSERSAccount
/// The country as two letters of ISO 3166-1, if it is known. Exactly 2 characters.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *locale;
/// The address with which the user invites others to Dropbox.
@property (nonatomic, readonly, copy) NSString *referralLink;
/// The team, if the account belongs to one.
@property (nonatomic, readonly, nullable) DBUSERSFullTeam *team;
/// The identity within the team, `dbmid:…`, if the account belongs to one.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// Whether a work account and a personal one are linked. `team` tells which of them this is.
@property (nonatomic, readonly) NSNumber *isPaired;
/// The plan of the account.
@property (nonatomic, readonly) DBUSERSCOMMONAccountType *accountType;
/// The namespaces of the user, from which a path root is made.
@property (nonatomic, readonly) DBCOMMONRootInfo *rootInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
///   - name: The name, in several forms.
///   - email: The email address. It may have changed hands; do not take it as proof of identity.
///   - emailVerified: Whether the user has confirmed that the email address is theirs.
///   - disabled: Whether the account is disabled.
///   - locale: The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
///   - referralLink: The address with which the user invites others to Dropbox.
///   - isPaired: Whether a work account and a personal one are linked. `team` tells which of them this is.
///   - accountType: The plan of the account.
///   - rootInfo: The namespaces of the user, from which a path root is made.
///   - profilePhotoUrl: The address of the profile photo, if there is one.
///   - country: The country as two letters of ISO 3166-1, if it is known. Exactly 2 characters.
///   - team: The team, if the account belongs to one.
///   - teamMemberId: The identity within the team, `dbmid:…`, if the account belongs to one.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSFullAccount *)instance;
/// Returns the object for JSON.
+ (DBUSERSFullAccount *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team, by id and name.
@interface DBUSERSTeam : DBStoneObject
/// The identity of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identity of the team, `dbtid:…`.
///   - name: The name of the team.
- (instancetype)initWithId_:(NSString *)id_ name:(NSString *)name;
@end

/// Converts `DBUSERSTeam` from and to JSON.
@interface DBUSERSTeamSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSTeam *)instance;
/// Returns the object for JSON.
+ (DBUSERSTeam *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team of the current user.
@interface DBUSERSFullTeam : DBUSERSTeam
/// What the team allows its members to share.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamSharingPolicies *sharingPolicies;
/// Whether members may use the Office add-in.
@property (nonatomic, readonly) DBTEAMPOLICIESOfficeAddInPolicy *officeAddinPolicy;
/// Who may change the team space at its top level.
@property (nonatomic, readonly) DBTEAMPOLICIESTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identity of the team, `dbtid:…`.
///   - name: The name of the team.
///   - sharingPolicies: What the team allows its members to share.
///   - officeAddinPolicy: Whether members may use the Office add-in.
///   - topLevelContentPolicy: Who may change the team space at its top level.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    sharingPolicies:(DBTEAMPOLICIESTeamSharingPolicies *)sharingPolicies
    officeAddinPolicy:(DBTEAMPOLICIESOfficeAddInPolicy *)officeAddinPolicy
    topLevelContentPolicy:(DBTEAMPOLICIESTopLevelContentPolicy *)topLevelContentPolicy;
@end

/// Converts `DBUSERSFullTeam` from and to JSON.
@interface DBUSERSFullTeamSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSFullTeam *)instance;
/// Returns the object for JSON.
+ (DBUSERSFullTeam *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose profile to read.
@interface DBUSERSGetAccountArg : DBStoneObject
/// The account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;

/// Creates an object.
///
/// - Parameters:
///   - accountId: The account, `dbid:…`. Exactly 40 characters.
- (instancetype)initWithAccountId:(NSString *)accountId;
@end

/// Converts `DBUSERSGetAccountArg` from and to JSON.
@interface DBUSERSGetAccountArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountArg *)instance;
/// Returns the object for JSON.
+ (DBUSERSGetAccountArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Whose profiles to read.
@interface DBUSERSGetAccountBatchArg : DBStoneObject
/// The accounts, at most 300, each once. At least 1 item. Each: Exactly 40 characters.
@property (nonatomic, readonly) NSArray<NSString *> *accountIds;

/// Creates an object.
///
/// - Parameters:
///   - accountIds: The accounts, at most 300, each once. At least 1 item. Each: Exactly 40 characters.
- (instancetype)initWithAccountIds:(NSArray<NSString *> *)accountIds;
@end

/// Converts `DBUSERSGetAccountBatchArg` from and to JSON.
@interface DBUSERSGetAccountBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountBatchArg *)instance;
/// Returns the object for JSON.
+ (DBUSERSGetAccountBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSGetAccountBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSGetAccountBatchErrorTag) {
    /// There is no such account; the value is its id. Leave it out and try again. Exactly 40 characters.
    DBUSERSGetAccountBatchErrorNoAccount,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSGetAccountBatchErrorOther,
};

/// Why no profiles were returned.
@interface DBUSERSGetAccountBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSGetAccountBatchErrorTag tag;

/// There is no such account; the value is its id. Leave it out and try again. Exactly 40 characters. Has a value only
/// if `isNoAccount` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountBatchError *)instance;
/// Returns the object for JSON.
+ (DBUSERSGetAccountBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSGetAccountError`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSGetAccountErrorTag) {
    /// There is no such account.
    DBUSERSGetAccountErrorNoAccount,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSGetAccountErrorOther,
};

/// Why no profile was returned.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSGetAccountError *)instance;
/// Returns the object for JSON.
+ (DBUSERSGetAccountError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Space that belongs to one user.
@interface DBUSERSIndividualSpaceAllocation : DBStoneObject
/// How many bytes the account may hold.
@property (nonatomic, readonly) NSNumber *allocated;

/// Creates an object.
///
/// - Parameters:
///   - allocated: How many bytes the account may hold.
- (instancetype)initWithAllocated:(NSNumber *)allocated;
@end

/// Converts `DBUSERSIndividualSpaceAllocation` from and to JSON.
@interface DBUSERSIndividualSpaceAllocationSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSIndividualSpaceAllocation *)instance;
/// Returns the object for JSON.
+ (DBUSERSIndividualSpaceAllocation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of a person, in the forms that different languages and layouts need.
@interface DBUSERSName : DBStoneObject
/// The first name.
@property (nonatomic, readonly, copy) NSString *givenName;
/// The family name.
@property (nonatomic, readonly, copy) NSString *surname;
/// The form in which friends address the person. It depends on the language.
@property (nonatomic, readonly, copy) NSString *familiarName;
/// The full name, as Dropbox shows it.
@property (nonatomic, readonly, copy) NSString *displayName;
/// A short form, in most languages the initials.
@property (nonatomic, readonly, copy) NSString *abbreviatedName;

/// Creates an object.
///
/// - Parameters:
///   - givenName: The first name.
///   - surname: The family name.
///   - familiarName: The form in which friends address the person. It depends on the language.
///   - displayName: The full name, as Dropbox shows it.
///   - abbreviatedName: A short form, in most languages the initials.
- (instancetype)initWithGivenName:(NSString *)givenName
    surname:(NSString *)surname
    familiarName:(NSString *)familiarName
    displayName:(NSString *)displayName
    abbreviatedName:(NSString *)abbreviatedName;
@end

/// Converts `DBUSERSName` from and to JSON.
@interface DBUSERSNameSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSName *)instance;
/// Returns the object for JSON.
+ (DBUSERSName *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSPaperAsFilesValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSPaperAsFilesValueTag) {
    /// True if they are `.paper` files among the others, handled by the routes of `Files`. Otherwise the routes of
    /// `Paper` handle them.
    DBUSERSPaperAsFilesValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSPaperAsFilesValueOther,
};

/// Where the user's Paper documents are.
@interface DBUSERSPaperAsFilesValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSPaperAsFilesValueTag tag;

/// True if they are `.paper` files among the others, handled by the routes of `Files`. Otherwise the routes of `Paper`
/// handle them. Has a value only if `isEnabled` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSPaperAsFilesValue *)instance;
/// Returns the object for JSON.
+ (DBUSERSPaperAsFilesValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSSpaceAllocation`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSSpaceAllocationTag) {
    /// The space is the user's own.
    DBUSERSSpaceAllocationIndividual,
    /// The space is shared by a team.
    DBUSERSSpaceAllocationTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSSpaceAllocationOther,
};

/// How space is allotted: to the user alone or to a team.
@interface DBUSERSSpaceAllocation : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSSpaceAllocationTag tag;
/// The space is the user's own. Has a value only if `isIndividual` returns `YES`.
@property (nonatomic, readonly) DBUSERSIndividualSpaceAllocation *individual;
/// The space is shared by a team. Has a value only if `isTeam` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSSpaceAllocation *)instance;
/// Returns the object for JSON.
+ (DBUSERSSpaceAllocation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How full a Dropbox is.
@interface DBUSERSSpaceUsage : DBStoneObject
/// How many bytes the user's files take up.
@property (nonatomic, readonly) NSNumber *used;
/// How many bytes they may take up.
@property (nonatomic, readonly) DBUSERSSpaceAllocation *allocation;

/// Creates an object.
///
/// - Parameters:
///   - used: How many bytes the user's files take up.
///   - allocation: How many bytes they may take up.
- (instancetype)initWithUsed:(NSNumber *)used allocation:(DBUSERSSpaceAllocation *)allocation;
@end

/// Converts `DBUSERSSpaceUsage` from and to JSON.
@interface DBUSERSSpaceUsageSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSSpaceUsage *)instance;
/// Returns the object for JSON.
+ (DBUSERSSpaceUsage *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSTeamSharedDropboxValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSTeamSharedDropboxValueTag) {
    /// True if there is a team space that all members share.
    DBUSERSTeamSharedDropboxValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSTeamSharedDropboxValueOther,
};

/// Whether the members of the team share one root.
@interface DBUSERSTeamSharedDropboxValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSTeamSharedDropboxValueTag tag;
/// True if there is a team space that all members share. Has a value only if `isEnabled` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSTeamSharedDropboxValue *)instance;
/// Returns the object for JSON.
+ (DBUSERSTeamSharedDropboxValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Space that a team shares.
@interface DBUSERSTeamSpaceAllocation : DBStoneObject
/// How many bytes the whole team uses.
@property (nonatomic, readonly) NSNumber *used;
/// How many bytes the whole team may use.
@property (nonatomic, readonly) NSNumber *allocated;
/// How many bytes of these the user may use. 0 means no limit of their own.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceAllocated;
/// What happens when the user reaches that limit.
@property (nonatomic, readonly) DBTEAMCOMMONMemberSpaceLimitType *userWithinTeamSpaceLimitType;
/// How many bytes the user uses, as last counted.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceUsedCached;

/// Creates an object.
///
/// - Parameters:
///   - used: How many bytes the whole team uses.
///   - allocated: How many bytes the whole team may use.
///   - userWithinTeamSpaceAllocated: How many bytes of these the user may use. 0 means no limit of their own.
///   - userWithinTeamSpaceLimitType: What happens when the user reaches that limit.
///   - userWithinTeamSpaceUsedCached: How many bytes the user uses, as last counted.
- (instancetype)initWithUsed:(NSNumber *)used
    allocated:(NSNumber *)allocated
    userWithinTeamSpaceAllocated:(NSNumber *)userWithinTeamSpaceAllocated
    userWithinTeamSpaceLimitType:(DBTEAMCOMMONMemberSpaceLimitType *)userWithinTeamSpaceLimitType
    userWithinTeamSpaceUsedCached:(NSNumber *)userWithinTeamSpaceUsedCached;
@end

/// Converts `DBUSERSTeamSpaceAllocation` from and to JSON.
@interface DBUSERSTeamSpaceAllocationSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSTeamSpaceAllocation *)instance;
/// Returns the object for JSON.
+ (DBUSERSTeamSpaceAllocation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSUserFeature`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSUserFeatureTag) {
    /// Paper documents as files.
    DBUSERSUserFeaturePaperAsFiles,
    /// Locking of files.
    DBUSERSUserFeatureFileLocking,
    /// A team space shared by all members.
    DBUSERSUserFeatureTeamSharedDropbox,
    /// A home folder that is not the root.
    DBUSERSUserFeatureDistinctMemberHome,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSUserFeatureOther,
};

/// A feature that an account may or may not have.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeature *)instance;
/// Returns the object for JSON.
+ (DBUSERSUserFeature *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSUserFeatureValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSUserFeatureValueTag) {
    /// Where Paper documents are.
    DBUSERSUserFeatureValuePaperAsFiles,
    /// Whether files can be locked.
    DBUSERSUserFeatureValueFileLocking,
    /// Whether the team shares one root.
    DBUSERSUserFeatureValueTeamSharedDropbox,
    /// Whether home and root differ.
    DBUSERSUserFeatureValueDistinctMemberHome,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSUserFeatureValueOther,
};

/// A feature and its setting.
@interface DBUSERSUserFeatureValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSUserFeatureValueTag tag;
/// Where Paper documents are. Has a value only if `isPaperAsFiles` returns `YES`.
@property (nonatomic, readonly) DBUSERSPaperAsFilesValue *paperAsFiles;
/// Whether files can be locked. Has a value only if `isFileLocking` returns `YES`.
@property (nonatomic, readonly) DBUSERSFileLockingValue *fileLocking;
/// Whether the team shares one root. Has a value only if `isTeamSharedDropbox` returns `YES`.
@property (nonatomic, readonly) DBUSERSTeamSharedDropboxValue *teamSharedDropbox;
/// Whether home and root differ. Has a value only if `isDistinctMemberHome` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeatureValue *)instance;
/// Returns the object for JSON.
+ (DBUSERSUserFeatureValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which features to ask for.
@interface DBUSERSUserFeaturesGetValuesBatchArg : DBStoneObject
/// The features to ask for, at least one.
@property (nonatomic, readonly) NSArray<DBUSERSUserFeature *> *features;

/// Creates an object.
///
/// - Parameters:
///   - features: The features to ask for, at least one.
- (instancetype)initWithFeatures:(NSArray<DBUSERSUserFeature *> *)features;
@end

/// Converts `DBUSERSUserFeaturesGetValuesBatchArg` from and to JSON.
@interface DBUSERSUserFeaturesGetValuesBatchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeaturesGetValuesBatchArg *)instance;
/// Returns the object for JSON.
+ (DBUSERSUserFeaturesGetValuesBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBUSERSUserFeaturesGetValuesBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSUserFeaturesGetValuesBatchErrorTag) {
    /// No feature was given.
    DBUSERSUserFeaturesGetValuesBatchErrorEmptyFeaturesList,
    /// A value that this version of the SDK doesn't recognize.
    DBUSERSUserFeaturesGetValuesBatchErrorOther,
};

/// Why no features were returned.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeaturesGetValuesBatchError *)instance;
/// Returns the object for JSON.
+ (DBUSERSUserFeaturesGetValuesBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The features asked for.
@interface DBUSERSUserFeaturesGetValuesBatchResult : DBStoneObject
/// The settings of the features asked for.
@property (nonatomic, readonly) NSArray<DBUSERSUserFeatureValue *> *values;

/// Creates an object.
///
/// - Parameters:
///   - values: The settings of the features asked for.
- (instancetype)initWithValues:(NSArray<DBUSERSUserFeatureValue *> *)values;
@end

/// Converts `DBUSERSUserFeaturesGetValuesBatchResult` from and to JSON.
@interface DBUSERSUserFeaturesGetValuesBatchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSUserFeaturesGetValuesBatchResult *)instance;
/// Returns the object for JSON.
+ (DBUSERSUserFeaturesGetValuesBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
