// Generated from API/users.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXCommonRootInfo, DBXTeamCommonMemberSpaceLimitType, DBXTeamPoliciesOfficeAddInPolicy,
    DBXTeamPoliciesTeamSharingPolicies, DBXTeamPoliciesTopLevelContentPolicy, DBXUsersCommonAccountType,
    DBXUsersDistinctMemberHomeValueEnabled, DBXUsersDistinctMemberHomeValueOther, DBXUsersFileLockingValueEnabled,
    DBXUsersFileLockingValueOther, DBXUsersFullTeam, DBXUsersGetAccountBatchErrorNoAccount,
    DBXUsersGetAccountBatchErrorOther, DBXUsersGetAccountErrorNoAccount, DBXUsersGetAccountErrorOther, DBXUsersName,
    DBXUsersPaperAsFilesValueEnabled, DBXUsersPaperAsFilesValueOther, DBXUsersSpaceAllocationIndividual,
    DBXUsersSpaceAllocationOther, DBXUsersSpaceAllocationTeam, DBXUsersTeamSharedDropboxValueEnabled,
    DBXUsersTeamSharedDropboxValueOther, DBXUsersTeamSpaceAllocation, DBXUsersUserFeatureDistinctMemberHome,
    DBXUsersUserFeatureFileLocking, DBXUsersUserFeatureOther, DBXUsersUserFeaturePaperAsFiles,
    DBXUsersUserFeatureTeamSharedDropbox, DBXUsersUserFeatureValueDistinctMemberHome,
    DBXUsersUserFeatureValueFileLocking, DBXUsersUserFeatureValueOther, DBXUsersUserFeatureValuePaperAsFiles,
    DBXUsersUserFeatureValueTeamSharedDropbox, DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList,
    DBXUsersUserFeaturesGetValuesBatchErrorOther;

NS_ASSUME_NONNULL_BEGIN

/// The fields of all profiles. Their values depend on the caller and the account.
@interface DBXUsersAccount : DBXObject
/// The identifier of the account, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;
/// The name in several forms.
@property (nonatomic, readonly) DBXUsersName *name;
/// The email address. It may belong to another person now; don't use it as proof of identity.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The URL of the profile photo. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;
/// A Boolean value that indicates whether the account is disabled.
@property (nonatomic, readonly) NSNumber *disabled;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBXUsersName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// The profile of a user.
@interface DBXUsersBasicAccount : DBXUsersAccount
/// A Boolean value that indicates whether the user is the caller or a member of the caller's team.
@property (nonatomic, readonly) NSNumber *isTeammate;
/// The identifier in the team, `dbmid:…`. `nil` if the user isn't a member of the caller's team.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// Creates an object. The properties describe the parameters.
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

/// A value that indicates whether the user's home namespace differs from the root namespace.
@interface DBXUsersDistinctMemberHomeValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersDistinctMemberHomeValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersDistinctMemberHomeValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersDistinctMemberHomeValueOther *asOther;
@end

/// A Boolean value that indicates whether the home namespace and the root namespace differ.
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
+ (instancetype)new;
@end

/// A value that indicates whether the user can lock files.
@interface DBXUsersFileLockingValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersFileLockingValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersFileLockingValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersFileLockingValueOther *asOther;
@end

/// A Boolean value that indicates whether the user can lock files in shared folders. If `false`, the user can only
/// remove locks or ask for their removal.
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
+ (instancetype)new;
@end

/// The profile of the current user.
@interface DBXUsersFullAccount : DBXUsersAccount
/// The country as a two-letter ISO 3166-1 code. `nil` if it isn't known. Exactly 2 characters.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
@property (nonatomic, readonly, copy) NSString *locale;
/// The URL with which the user invites people to Dropbox.
@property (nonatomic, readonly, copy) NSString *referralLink;
/// The team. `nil` if the account belongs to none.
@property (nonatomic, readonly, nullable) DBXUsersFullTeam *team;
/// The identifier in the team, `dbmid:…`. `nil` if the account belongs to no team.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;

/// A Boolean value that indicates whether the user has a linked work and personal account. `team` indicates which one
/// this is.
@property (nonatomic, readonly) NSNumber *isPaired;

/// The plan of the account.
@property (nonatomic, readonly) DBXUsersCommonAccountType *accountType;
/// The root and home namespaces of the user. Use them to create a path root.
@property (nonatomic, readonly) DBXCommonRootInfo *rootInfo;

/// Creates an object. The properties describe the parameters.
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

/// The identifier and name of a team.
@interface DBXUsersTeam : DBXObject
/// The identifier of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// The team of the current user.
@interface DBXUsersFullTeam : DBXUsersTeam
/// The sharing policies of the team.
@property (nonatomic, readonly) DBXTeamPoliciesTeamSharingPolicies *sharingPolicies;
/// The policy for the Office add-in.
@property (nonatomic, readonly) DBXTeamPoliciesOfficeAddInPolicy *officeAddinPolicy;
/// The policy for changes at the top level of the team space.
@property (nonatomic, readonly) DBXTeamPoliciesTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object. The properties describe the parameters.
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

/// The account whose profile to get.
@interface DBXUsersGetAccountArg : DBXObject
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *accountId;

/// Creates an object.
///
/// - Parameter accountId: The account identifier, `dbid:…`. Exactly 40 characters.
- (instancetype)initWithAccountId:(NSString *)accountId NS_DESIGNATED_INITIALIZER;
@end

/// The accounts whose profiles to get.
@interface DBXUsersGetAccountBatchArg : DBXObject
/// The account identifiers, at most 300, without duplicates. At least 1 item. Each item has exactly 40 characters.
@property (nonatomic, readonly, copy) NSArray<NSString *> *accountIds;

/// Creates an object.
///
/// - Parameter accountIds: The account identifiers, at most 300, without duplicates. At least 1 item. Each item has
///   exactly 40 characters.
- (instancetype)initWithAccountIds:(NSArray<NSString *> *)accountIds NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no profiles were returned.
@interface DBXUsersGetAccountBatchError : DBXObject
@end

/// The members of the union.
@interface DBXUsersGetAccountBatchError (Members)
/// The object if its tag is `no_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountBatchErrorNoAccount *asNoAccount;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountBatchErrorOther *asOther;
@end

/// No account has this identifier. Remove it, and try again. Exactly 40 characters.
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
+ (instancetype)new;
@end

/// The reason that no profile was returned.
@interface DBXUsersGetAccountError : DBXObject
@end

/// The members of the union.
@interface DBXUsersGetAccountError (Members)
/// The object if its tag is `no_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountErrorNoAccount *asNoAccount;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersGetAccountErrorOther *asOther;
@end

/// No account has this identifier.
@interface DBXUsersGetAccountErrorNoAccount : DBXUsersGetAccountError
/// Creates an object with the tag `no_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersGetAccountErrorOther : DBXUsersGetAccountError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Space that belongs to a single user.
@interface DBXUsersIndividualSpaceAllocation : DBXObject
/// The space of the account in bytes.
@property (nonatomic, readonly) NSNumber *allocated;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAllocated:(NSNumber *)allocated NS_DESIGNATED_INITIALIZER;
@end

/// The name of a person, in forms for different languages and layouts.
@interface DBXUsersName : DBXObject
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
- (instancetype)initGivenName:(NSString *)givenName
    surname:(NSString *)surname
    familiarName:(NSString *)familiarName
    displayName:(NSString *)displayName
    abbreviatedName:(NSString *)abbreviatedName
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates how the user's Paper documents are stored.
@interface DBXUsersPaperAsFilesValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersPaperAsFilesValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersPaperAsFilesValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersPaperAsFilesValueOther *asOther;
@end

/// A Boolean value that indicates whether Paper documents are `.paper` files, which the routes of `Files` handle. If
/// `false`, use the routes of `Paper`.
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
+ (instancetype)new;
@end

/// The space of a user, which is either their own or shared by their team.
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

/// The space belongs to the user.
@interface DBXUsersSpaceAllocationIndividual : DBXUsersSpaceAllocation
/// The value of `individual`.
@property (nonatomic, strong) DBXUsersIndividualSpaceAllocation *individual;
/// Creates an object with the tag `individual`.
- (instancetype)init:(DBXUsersIndividualSpaceAllocation *)individual NS_DESIGNATED_INITIALIZER;
@end

/// The user's team shares the space.
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
+ (instancetype)new;
@end

/// The space of a user, and the part of it that is used.
@interface DBXUsersSpaceUsage : DBXObject
/// The space that the user's files use, in bytes.
@property (nonatomic, readonly) NSNumber *used;
/// The space that the user can use.
@property (nonatomic, readonly) DBXUsersSpaceAllocation *allocation;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsed:(NSNumber *)used
    allocation:(DBXUsersSpaceAllocation *)allocation
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the team has a team space that all members share.
@interface DBXUsersTeamSharedDropboxValue : DBXObject
@end

/// The members of the union.
@interface DBXUsersTeamSharedDropboxValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersTeamSharedDropboxValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersTeamSharedDropboxValueOther *asOther;
@end

/// A Boolean value that indicates whether the team has a team space that all members share.
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
+ (instancetype)new;
@end

/// Space that a team shares.
@interface DBXUsersTeamSpaceAllocation : DBXObject
/// The space that the entire team uses, in bytes.
@property (nonatomic, readonly) NSNumber *used;
/// The space of the entire team, in bytes.
@property (nonatomic, readonly) NSNumber *allocated;
/// The space limit of the user in bytes. 0 means that the user has no limit of their own.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceAllocated;
/// The effect when the user reaches the limit.
@property (nonatomic, readonly) DBXTeamCommonMemberSpaceLimitType *userWithinTeamSpaceLimitType;
/// The space that the user uses in bytes, as last computed.
@property (nonatomic, readonly) NSNumber *userWithinTeamSpaceUsedCached;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUsed:(NSNumber *)used
    allocated:(NSNumber *)allocated
    userWithinTeamSpaceAllocated:(NSNumber *)userWithinTeamSpaceAllocated
    userWithinTeamSpaceLimitType:(DBXTeamCommonMemberSpaceLimitType *)userWithinTeamSpaceLimitType
    userWithinTeamSpaceUsedCached:(NSNumber *)userWithinTeamSpaceUsedCached
    NS_DESIGNATED_INITIALIZER;
@end

/// A feature of an account.
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

/// Paper documents are stored as files.
@interface DBXUsersUserFeaturePaperAsFiles : DBXUsersUserFeature
/// Creates an object with the tag `paper_as_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can lock files.
@interface DBXUsersUserFeatureFileLocking : DBXUsersUserFeature
/// Creates an object with the tag `file_locking`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All members share a team space.
@interface DBXUsersUserFeatureTeamSharedDropbox : DBXUsersUserFeature
/// Creates an object with the tag `team_shared_dropbox`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The home namespace differs from the root namespace.
@interface DBXUsersUserFeatureDistinctMemberHome : DBXUsersUserFeature
/// Creates an object with the tag `distinct_member_home`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersUserFeatureOther : DBXUsersUserFeature
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The value of a feature.
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

/// A value that indicates how Paper documents are stored.
@interface DBXUsersUserFeatureValuePaperAsFiles : DBXUsersUserFeatureValue
/// The value of `paper_as_files`.
@property (nonatomic, strong) DBXUsersPaperAsFilesValue *paperAsFiles;
/// Creates an object with the tag `paper_as_files`.
- (instancetype)init:(DBXUsersPaperAsFilesValue *)paperAsFiles NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the user can lock files.
@interface DBXUsersUserFeatureValueFileLocking : DBXUsersUserFeatureValue
/// The value of `file_locking`.
@property (nonatomic, strong) DBXUsersFileLockingValue *fileLocking;
/// Creates an object with the tag `file_locking`.
- (instancetype)init:(DBXUsersFileLockingValue *)fileLocking NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether all members share a team space.
@interface DBXUsersUserFeatureValueTeamSharedDropbox : DBXUsersUserFeatureValue
/// The value of `team_shared_dropbox`.
@property (nonatomic, strong) DBXUsersTeamSharedDropboxValue *teamSharedDropbox;
/// Creates an object with the tag `team_shared_dropbox`.
- (instancetype)init:(DBXUsersTeamSharedDropboxValue *)teamSharedDropbox NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the home namespace differs from the root namespace.
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
+ (instancetype)new;
@end

/// The features whose values to get.
@interface DBXUsersUserFeaturesGetValuesBatchArg : DBXObject
/// The features, at least one.
@property (nonatomic, readonly, copy) NSArray<DBXUsersUserFeature *> *features;

/// Creates an object.
///
/// - Parameter features: The features, at least one.
- (instancetype)initWithFeatures:(NSArray<DBXUsersUserFeature *> *)features NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no features were returned.
@interface DBXUsersUserFeaturesGetValuesBatchError : DBXObject
@end

/// The members of the union.
@interface DBXUsersUserFeaturesGetValuesBatchError (Members)
/// The object if its tag is `empty_features_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList *asEmptyFeaturesList;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersUserFeaturesGetValuesBatchErrorOther *asOther;
@end

/// The list of features is empty.
@interface DBXUsersUserFeaturesGetValuesBatchErrorEmptyFeaturesList : DBXUsersUserFeaturesGetValuesBatchError
/// Creates an object with the tag `empty_features_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXUsersUserFeaturesGetValuesBatchErrorOther : DBXUsersUserFeaturesGetValuesBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The values of the requested features.
@interface DBXUsersUserFeaturesGetValuesBatchResult : DBXObject
/// The values of the requested features.
@property (nonatomic, readonly, copy) NSArray<DBXUsersUserFeatureValue *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<DBXUsersUserFeatureValue *> *)values NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
