// Generated from API/users.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXCommonRootInfo;
@class DBXTeamCommonMemberSpaceLimitType;
@class DBXTeamPoliciesOfficeAddInPolicy;
@class DBXTeamPoliciesTeamSharingPolicies;
@class DBXTeamPoliciesTopLevelContentPolicy;
@class DBXUsersCommonAccountType;
@class DBXUsersDistinctMemberHomeValue;
@class DBXUsersDistinctMemberHomeValueEnabled;
@class DBXUsersDistinctMemberHomeValueOther;
@class DBXUsersFileLockingValue;
@class DBXUsersFileLockingValueEnabled;
@class DBXUsersFileLockingValueOther;
@class DBXUsersFullTeam;
@class DBXUsersGetAccountBatchErrorNoAccount;
@class DBXUsersGetAccountBatchErrorOther;
@class DBXUsersGetAccountErrorNoAccount;
@class DBXUsersGetAccountErrorOther;
@class DBXUsersIndividualSpaceAllocation;
@class DBXUsersName;
@class DBXUsersPaperAsFilesValue;
@class DBXUsersPaperAsFilesValueEnabled;
@class DBXUsersPaperAsFilesValueOther;
@class DBXUsersSpaceAllocation;
@class DBXUsersSpaceAllocationIndividual;
@class DBXUsersSpaceAllocationOther;
@class DBXUsersSpaceAllocationTeam;
@class DBXUsersTeamSharedDropboxValue;
@class DBXUsersTeamSharedDropboxValueEnabled;
@class DBXUsersTeamSharedDropboxValueOther;
@class DBXUsersTeamSpaceAllocation;
@class DBXUsersUserFeature;
@class DBXUsersUserFeatureDistinctMemberHome;
@class DBXUsersUserFeatureFileLocking;
@class DBXUsersUserFeatureOther;
@class DBXUsersUserFeaturePaperAsFiles;
@class DBXUsersUserFeatureTeamSharedDropbox;
@class DBXUsersUserFeatureValue;
@class DBXUsersUserFeatureValueDistinctMemberHome;
@class DBXUsersUserFeatureValueFileLocking;
@class DBXUsersUserFeatureValueOther;
@class DBXUsersUserFeatureValuePaperAsFiles;
@class DBXUsersUserFeatureValueTeamSharedDropbox;
@class DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList;
@class DBXUsersUserFeaturesGetValuesBatchErrorOther;

NS_ASSUME_NONNULL_BEGIN

/// What every profile holds. How much of it is filled in depends on who asks about whom.
@interface DBXUsersAccount : DBXObject
/// The identity of the account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The name, in several forms.
@property (nonatomic, readonly) DBXUsersName *name;
/// The email address. It may have changed hands; do not take it as proof of identity.
@property (nonatomic, readonly, copy) NSString *email;
/// Whether the user has confirmed that the email address is theirs.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The address of the profile photo, if there is one.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;
/// Whether the account is disabled.
@property (nonatomic, readonly) NSNumber *disabled;

/// Creates an object.
///
/// - Parameters:
///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
///   - name: The name, in several forms.
///   - email: The email address. It may have changed hands; do not take it as proof of identity.
///   - emailVerified: Whether the user has confirmed that the email address is theirs.
///   - disabled: Whether the account is disabled.
///   - profilePhotoUrl: The address of the profile photo, if there is one.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBXUsersName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// The profile of any user.
@interface DBXUsersBasicAccount : DBXUsersAccount
/// Whether this is a teammate of the caller, or the caller.
@property (nonatomic, readonly) NSNumber *isTeammate;
/// The identity within the team, `dbmid:…`. Only for teammates.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object.
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
    name:(DBXUsersName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    isTeammate:(NSNumber *)isTeammate
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBXUsersName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    DB_UNAVAILABLE;
@end

/// Whether the user's home folder is another place than the root.
@interface DBXUsersDistinctMemberHomeValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersDistinctMemberHomeValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersDistinctMemberHomeValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersDistinctMemberHomeValueOther *asOther;
@end

/// True if the home namespace and the root namespace differ.
@interface DBXUsersDistinctMemberHomeValueEnabled : DBXUsersDistinctMemberHomeValue
/// The value of `enabled`.
@property (nonatomic, strong) NSNumber *enabled;
/// Creates an object with the tag `enabled`.
- (instancetype)init:(NSNumber *)enabled NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersDistinctMemberHomeValueOther : DBXUsersDistinctMemberHomeValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether the user can lock files.
@interface DBXUsersFileLockingValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersFileLockingValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersFileLockingValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersFileLockingValueOther *asOther;
@end

/// True if files in shared folders can be locked. Otherwise the user can only undo or ask to undo locks.
@interface DBXUsersFileLockingValueEnabled : DBXUsersFileLockingValue
/// The value of `enabled`.
@property (nonatomic, strong) NSNumber *enabled;
/// Creates an object with the tag `enabled`.
- (instancetype)init:(NSNumber *)enabled NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersFileLockingValueOther : DBXUsersFileLockingValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The profile of the current user.
@interface DBXUsersFullAccount : DBXUsersAccount
/// The country as two letters of ISO 3166-1, if it is known. Exactly 2 characters.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *locale;
/// The address with which the user invites others to Dropbox.
@property (nonatomic, readonly, copy) NSString *referralLink;
/// The team, if the account belongs to one.
@property (nonatomic, readonly, nullable) DBXUsersFullTeam *team;
/// The identity within the team, `dbmid:…`, if the account belongs to one.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// Whether a work account and a personal one are linked. `team` tells which of them this is.
@property (nonatomic, readonly) NSNumber *isPaired;
/// The plan of the account.
@property (nonatomic, readonly) DBXUsersCommonAccountType *accountType;
/// The namespaces of the user, from which a path root is made.
@property (nonatomic, readonly) DBXCommonRootInfo *rootInfo;

/// Creates an object.
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
    name:(DBXUsersName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    locale:(NSString *)locale
    referralLink:(NSString *)referralLink
    isPaired:(NSNumber *)isPaired
    accountType:(DBXUsersCommonAccountType *)accountType
    rootInfo:(DBXCommonRootInfo *)rootInfo
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    country:(nullable NSString *)country
    team:(nullable DBXUsersFullTeam *)team
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBXUsersName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    DB_UNAVAILABLE;
@end

/// A team, by id and name.
@interface DBXUsersTeam : DBXObject
/// The identity of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - id: The identity of the team, `dbtid:…`.
///   - name: The name of the team.
- (instancetype)initWithId:(NSString *)id name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// The team of the current user.
@interface DBXUsersFullTeam : DBXUsersTeam
/// What the team allows its members to share.
@property (nonatomic, readonly) DBXTeamPoliciesTeamSharingPolicies *sharingPolicies;
/// Whether members may use the Office add-in.
@property (nonatomic, readonly) DBXTeamPoliciesOfficeAddInPolicy *officeAddinPolicy;
/// Who may change the team space at its top level.
@property (nonatomic, readonly) DBXTeamPoliciesTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object.
///
/// - Parameters:
///   - id: The identity of the team, `dbtid:…`.
///   - name: The name of the team.
///   - sharingPolicies: What the team allows its members to share.
///   - officeAddinPolicy: Whether members may use the Office add-in.
///   - topLevelContentPolicy: Who may change the team space at its top level.
- (instancetype)initWithId:(NSString *)id
    name:(NSString *)name
    sharingPolicies:(DBXTeamPoliciesTeamSharingPolicies *)sharingPolicies
    officeAddinPolicy:(DBXTeamPoliciesOfficeAddInPolicy *)officeAddinPolicy
    topLevelContentPolicy:(DBXTeamPoliciesTopLevelContentPolicy *)topLevelContentPolicy
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithId:(NSString *)id
    name:(NSString *)name
    sharingPolicies:(DBXTeamPoliciesTeamSharingPolicies *)sharingPolicies
    officeAddinPolicy:(DBXTeamPoliciesOfficeAddInPolicy *)officeAddinPolicy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithId:(NSString *)id name:(NSString *)name DB_UNAVAILABLE;
@end

/// Whose profile to read.
@interface DBXUsersGetAccountArg : DBXObject
/// The account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;

/// Creates an object.
///
/// - Parameters:
///   - accountId: The account, `dbid:…`. Exactly 40 characters.
- (instancetype)initWithAccountId:(NSString *)accountId NS_DESIGNATED_INITIALIZER;
@end

/// Whose profiles to read.
@interface DBXUsersGetAccountBatchArg : DBXObject
/// The accounts, at most 300, each once. At least 1 item. Each: Exactly 40 characters.
@property (nonatomic, readonly, copy) NSArray<NSString *> *accountIds;

/// Creates an object.
///
/// - Parameters:
///   - accountIds: The accounts, at most 300, each once. At least 1 item. Each: Exactly 40 characters.
- (instancetype)initWithAccountIds:(NSArray<NSString *> *)accountIds NS_DESIGNATED_INITIALIZER;
@end

/// Why no profiles were returned.
@interface DBXUsersGetAccountBatchError : DBXObject
@end

/// The members of the union.
@interface DBXUsersGetAccountBatchError (Members)
/// The object if its tag is `no_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountBatchErrorNoAccount *asNoAccount;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountBatchErrorOther *asOther;
@end

/// There is no such account; the value is its id. Leave it out and try again. Exactly 40 characters.
@interface DBXUsersGetAccountBatchErrorNoAccount : DBXUsersGetAccountBatchError
/// The value of `no_account`.
@property (nonatomic, copy) NSString *noAccount;
/// Creates an object with the tag `no_account`.
- (instancetype)init:(NSString *)noAccount NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersGetAccountBatchErrorOther : DBXUsersGetAccountBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why no profile was returned.
@interface DBXUsersGetAccountError : DBXObject
@end

/// The members of the union.
@interface DBXUsersGetAccountError (Members)
/// The object if its tag is `no_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountErrorNoAccount *asNoAccount;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountErrorOther *asOther;
@end

/// There is no such account.
@interface DBXUsersGetAccountErrorNoAccount : DBXUsersGetAccountError
/// Creates an object with the tag `no_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_account`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersGetAccountErrorOther : DBXUsersGetAccountError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Space that belongs to one user.
@interface DBXUsersIndividualSpaceAllocation : DBXObject
/// How many bytes the account may hold.
@property (nonatomic, readonly) NSNumber *allocated;

/// Creates an object.
///
/// - Parameters:
///   - allocated: How many bytes the account may hold.
- (instancetype)initWithAllocated:(NSNumber *)allocated NS_DESIGNATED_INITIALIZER;
@end

/// The name of a person, in the forms that different languages and layouts need.
@interface DBXUsersName : DBXObject
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
- (instancetype)initGivenName:(NSString *)givenName
    surname:(NSString *)surname
    familiarName:(NSString *)familiarName
    displayName:(NSString *)displayName
    abbreviatedName:(NSString *)abbreviatedName
    NS_DESIGNATED_INITIALIZER;
@end

/// Where the user's Paper documents are.
@interface DBXUsersPaperAsFilesValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersPaperAsFilesValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersPaperAsFilesValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersPaperAsFilesValueOther *asOther;
@end

/// True if they are `.paper` files among the others, handled by the routes of `Files`. Otherwise the routes of `Paper`
/// handle them.
@interface DBXUsersPaperAsFilesValueEnabled : DBXUsersPaperAsFilesValue
/// The value of `enabled`.
@property (nonatomic, strong) NSNumber *enabled;
/// Creates an object with the tag `enabled`.
- (instancetype)init:(NSNumber *)enabled NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersPaperAsFilesValueOther : DBXUsersPaperAsFilesValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How space is allotted: to the user alone or to a team.
@interface DBXUsersSpaceAllocation : DBXObject
@end

/// The members of the union.
@interface DBXUsersSpaceAllocation (Members)
/// The object if its tag is `individual`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersSpaceAllocationIndividual *asIndividual;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersSpaceAllocationTeam *asTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersSpaceAllocationOther *asOther;
@end

/// The space is the user's own.
@interface DBXUsersSpaceAllocationIndividual : DBXUsersSpaceAllocation
/// The value of `individual`.
@property (nonatomic, strong) DBXUsersIndividualSpaceAllocation *individual;
/// Creates an object with the tag `individual`.
- (instancetype)init:(DBXUsersIndividualSpaceAllocation *)individual NS_DESIGNATED_INITIALIZER;
@end

/// The space is shared by a team.
@interface DBXUsersSpaceAllocationTeam : DBXUsersSpaceAllocation
/// The value of `team`.
@property (nonatomic, strong) DBXUsersTeamSpaceAllocation *team;
/// Creates an object with the tag `team`.
- (instancetype)init:(DBXUsersTeamSpaceAllocation *)team NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersSpaceAllocationOther : DBXUsersSpaceAllocation
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How full a Dropbox is.
@interface DBXUsersSpaceUsage : DBXObject
/// How many bytes the user's files take up.
@property (nonatomic, readonly) NSNumber *used;
/// How many bytes they may take up.
@property (nonatomic, readonly) DBXUsersSpaceAllocation *allocation;

/// Creates an object.
///
/// - Parameters:
///   - used: How many bytes the user's files take up.
///   - allocation: How many bytes they may take up.
- (instancetype)initWithUsed:(NSNumber *)used
    allocation:(DBXUsersSpaceAllocation *)allocation
    NS_DESIGNATED_INITIALIZER;
@end

/// Whether the members of the team share one root.
@interface DBXUsersTeamSharedDropboxValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersTeamSharedDropboxValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersTeamSharedDropboxValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersTeamSharedDropboxValueOther *asOther;
@end

/// True if there is a team space that all members share.
@interface DBXUsersTeamSharedDropboxValueEnabled : DBXUsersTeamSharedDropboxValue
/// The value of `enabled`.
@property (nonatomic, strong) NSNumber *enabled;
/// Creates an object with the tag `enabled`.
- (instancetype)init:(NSNumber *)enabled NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersTeamSharedDropboxValueOther : DBXUsersTeamSharedDropboxValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Space that a team shares.
@interface DBXUsersTeamSpaceAllocation : DBXObject
/// How many bytes the whole team uses.
@property (nonatomic, readonly) NSNumber *used;
/// How many bytes the whole team may use.
@property (nonatomic, readonly) NSNumber *allocated;
/// How many bytes of these the user may use. 0 means no limit of their own.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceAllocated;
/// What happens when the user reaches that limit.
@property (nonatomic, readonly) DBXTeamCommonMemberSpaceLimitType *userWithinTeamSpaceLimitType;
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
    userWithinTeamSpaceLimitType:(DBXTeamCommonMemberSpaceLimitType *)userWithinTeamSpaceLimitType
    userWithinTeamSpaceUsedCached:(NSNumber *)userWithinTeamSpaceUsedCached
    NS_DESIGNATED_INITIALIZER;
@end

/// A feature that an account may or may not have.
@interface DBXUsersUserFeature : DBXObject
@end

/// The members of the union.
@interface DBXUsersUserFeature (Members)
/// The object if its tag is `paper_as_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeaturePaperAsFiles *asPaperAsFiles;
/// The object if its tag is `file_locking`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureFileLocking *asFileLocking;
/// The object if its tag is `team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureTeamSharedDropbox *asTeamSharedDropbox;
/// The object if its tag is `distinct_member_home`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureDistinctMemberHome *asDistinctMemberHome;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureOther *asOther;
@end

/// Paper documents as files.
@interface DBXUsersUserFeaturePaperAsFiles : DBXUsersUserFeature
/// Creates an object with the tag `paper_as_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `paper_as_files`.
+ (instancetype)new;
@end

/// Locking of files.
@interface DBXUsersUserFeatureFileLocking : DBXUsersUserFeature
/// Creates an object with the tag `file_locking`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_locking`.
+ (instancetype)new;
@end

/// A team space shared by all members.
@interface DBXUsersUserFeatureTeamSharedDropbox : DBXUsersUserFeature
/// Creates an object with the tag `team_shared_dropbox`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_shared_dropbox`.
+ (instancetype)new;
@end

/// A home folder that is not the root.
@interface DBXUsersUserFeatureDistinctMemberHome : DBXUsersUserFeature
/// Creates an object with the tag `distinct_member_home`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `distinct_member_home`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersUserFeatureOther : DBXUsersUserFeature
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A feature and its setting.
@interface DBXUsersUserFeatureValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersUserFeatureValue (Members)
/// The object if its tag is `paper_as_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureValuePaperAsFiles *asPaperAsFiles;
/// The object if its tag is `file_locking`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureValueFileLocking *asFileLocking;
/// The object if its tag is `team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureValueTeamSharedDropbox *asTeamSharedDropbox;
/// The object if its tag is `distinct_member_home`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureValueDistinctMemberHome *asDistinctMemberHome;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeatureValueOther *asOther;
@end

/// Where Paper documents are.
@interface DBXUsersUserFeatureValuePaperAsFiles : DBXUsersUserFeatureValue
/// The value of `paper_as_files`.
@property (nonatomic, strong) DBXUsersPaperAsFilesValue *paperAsFiles;
/// Creates an object with the tag `paper_as_files`.
- (instancetype)init:(DBXUsersPaperAsFilesValue *)paperAsFiles NS_DESIGNATED_INITIALIZER;
@end

/// Whether files can be locked.
@interface DBXUsersUserFeatureValueFileLocking : DBXUsersUserFeatureValue
/// The value of `file_locking`.
@property (nonatomic, strong) DBXUsersFileLockingValue *fileLocking;
/// Creates an object with the tag `file_locking`.
- (instancetype)init:(DBXUsersFileLockingValue *)fileLocking NS_DESIGNATED_INITIALIZER;
@end

/// Whether the team shares one root.
@interface DBXUsersUserFeatureValueTeamSharedDropbox : DBXUsersUserFeatureValue
/// The value of `team_shared_dropbox`.
@property (nonatomic, strong) DBXUsersTeamSharedDropboxValue *teamSharedDropbox;
/// Creates an object with the tag `team_shared_dropbox`.
- (instancetype)init:(DBXUsersTeamSharedDropboxValue *)teamSharedDropbox NS_DESIGNATED_INITIALIZER;
@end

/// Whether home and root differ.
@interface DBXUsersUserFeatureValueDistinctMemberHome : DBXUsersUserFeatureValue
/// The value of `distinct_member_home`.
@property (nonatomic, strong) DBXUsersDistinctMemberHomeValue *distinctMemberHome;
/// Creates an object with the tag `distinct_member_home`.
- (instancetype)init:(DBXUsersDistinctMemberHomeValue *)distinctMemberHome NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersUserFeatureValueOther : DBXUsersUserFeatureValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which features to ask for.
@interface DBXUsersUserFeaturesGetValuesBatchArg : DBXObject
/// The features to ask for, at least one.
@property (nonatomic, readonly, copy) NSArray<DBXUsersUserFeature *> *features;

/// Creates an object.
///
/// - Parameters:
///   - features: The features to ask for, at least one.
- (instancetype)initWithFeatures:(NSArray<DBXUsersUserFeature *> *)features NS_DESIGNATED_INITIALIZER;
@end

/// Why no features were returned.
@interface DBXUsersUserFeaturesGetValuesBatchError : DBXObject
@end

/// The members of the union.
@interface DBXUsersUserFeaturesGetValuesBatchError (Members)
/// The object if its tag is `empty_features_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList *asEmptyFeaturesList;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeaturesGetValuesBatchErrorOther *asOther;
@end

/// No feature was given.
@interface DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList : DBXUsersUserFeaturesGetValuesBatchError
/// Creates an object with the tag `empty_features_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `empty_features_list`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersUserFeaturesGetValuesBatchErrorOther : DBXUsersUserFeaturesGetValuesBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The features asked for.
@interface DBXUsersUserFeaturesGetValuesBatchResult : DBXObject
/// The settings of the features asked for.
@property (nonatomic, readonly, copy) NSArray<DBXUsersUserFeatureValue *> *values;

/// Creates an object.
///
/// - Parameters:
///   - values: The settings of the features asked for.
- (instancetype)initWithValues:(NSArray<DBXUsersUserFeatureValue *> *)values NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
