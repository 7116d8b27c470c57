// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBTEAMAddSecondaryEmailResult, DBTEAMDeleteSecondaryEmailResult, DBTEAMResendSecondaryEmailResult,
    DBTEAMTeamMemberProfile, DBTEAMUserCustomQuotaArg, DBTEAMUserSecondaryEmailsResult, DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The new space limits of members.
@interface DBTEAMSetCustomQuotaArg : DBStoneObject
/// The members, each with their space limit. The limit is 1,000 members for each call.
@property (nonatomic, readonly) NSArray<DBTEAMUserCustomQuotaArg *> *usersAndQuotas;

/// Creates an object.
///
/// - Parameter usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
- (instancetype)initWithUsersAndQuotas:(NSArray<DBTEAMUserCustomQuotaArg *> *)usersAndQuotas;
@end

/// Converts `DBTEAMSetCustomQuotaArg` from and to JSON.
@interface DBTEAMSetCustomQuotaArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSetCustomQuotaArg *)instance;
+ (DBTEAMSetCustomQuotaArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSetCustomQuotaError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSetCustomQuotaErrorTag) {
    /// The call contains more than 1,000 members.
    DBTEAMSetCustomQuotaErrorTooManyUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSetCustomQuotaErrorOther,
    /// Some of the members are exempt from space limits.
    DBTEAMSetCustomQuotaErrorSomeUsersAreExcluded,
};

/// The reason that space limits weren't set.
@interface DBTEAMSetCustomQuotaError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSetCustomQuotaErrorTag tag;
/// Creates an object with the tag `too_many_users`.
- (instancetype)initWithTooManyUsers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `some_users_are_excluded`.
- (instancetype)initWithSomeUsersAreExcluded;
/// Returns whether the tag is `too_many_users`.
- (BOOL)isTooManyUsers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `some_users_are_excluded`.
- (BOOL)isSomeUsersAreExcluded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSetCustomQuotaError` from and to JSON.
@interface DBTEAMSetCustomQuotaErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSetCustomQuotaError *)instance;
+ (DBTEAMSetCustomQuotaError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The domains and email addresses to add to the sharing allowlist. At least one entry is required.
@interface DBTEAMSharingAllowlistAddArgs : DBStoneObject
/// The domains, such as `example.com`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: The domains, such as `example.com`.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains emails:(nullable NSArray<NSString *> *)emails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistAddArgs` from and to JSON.
@interface DBTEAMSharingAllowlistAddArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistAddArgs *)instance;
+ (DBTEAMSharingAllowlistAddArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSharingAllowlistAddError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSharingAllowlistAddErrorTag) {
    /// An entry is neither a domain nor an email address. The associated value describes it.
    DBTEAMSharingAllowlistAddErrorMalformedEntry,
    /// The list of entries is empty.
    DBTEAMSharingAllowlistAddErrorNoEntriesProvided,
    /// The call contains more than 100 entries.
    DBTEAMSharingAllowlistAddErrorTooManyEntriesProvided,
    /// The team has reached the limit of 10,000 entries.
    DBTEAMSharingAllowlistAddErrorTeamLimitReached,
    /// An error occurred.
    DBTEAMSharingAllowlistAddErrorUnknownError,
    /// Some entries already exist. The associated value describes them.
    DBTEAMSharingAllowlistAddErrorEntriesAlreadyExist,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistAddErrorOther,
};

/// The reason that no entries were added.
@interface DBTEAMSharingAllowlistAddError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistAddErrorTag tag;

/// An entry is neither a domain nor an email address. The associated value describes it. Has a value only if
/// `isMalformedEntry` returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedEntry;

/// Some entries already exist. The associated value describes them. Has a value only if `isEntriesAlreadyExist` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *entriesAlreadyExist;

/// Creates an object with the tag `malformed_entry`.
- (instancetype)initWithMalformedEntry:(NSString *)malformedEntry;
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)initWithNoEntriesProvided;
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)initWithTooManyEntriesProvided;
/// Creates an object with the tag `team_limit_reached`.
- (instancetype)initWithTeamLimitReached;
/// Creates an object with the tag `unknown_error`.
- (instancetype)initWithUnknownError;
/// Creates an object with the tag `entries_already_exist`.
- (instancetype)initWithEntriesAlreadyExist:(NSString *)entriesAlreadyExist;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_entry`.
- (BOOL)isMalformedEntry;
/// Returns whether the tag is `no_entries_provided`.
- (BOOL)isNoEntriesProvided;
/// Returns whether the tag is `too_many_entries_provided`.
- (BOOL)isTooManyEntriesProvided;
/// Returns whether the tag is `team_limit_reached`.
- (BOOL)isTeamLimitReached;
/// Returns whether the tag is `unknown_error`.
- (BOOL)isUnknownError;
/// Returns whether the tag is `entries_already_exist`.
- (BOOL)isEntriesAlreadyExist;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSharingAllowlistAddError` from and to JSON.
@interface DBTEAMSharingAllowlistAddErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistAddError *)instance;
+ (DBTEAMSharingAllowlistAddError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of adding entries. It has no fields.
@interface DBTEAMSharingAllowlistAddResponse : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistAddResponse` from and to JSON.
@interface DBTEAMSharingAllowlistAddResponseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistAddResponse *)instance;
+ (DBTEAMSharingAllowlistAddResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of allowlist entries.
@interface DBTEAMSharingAllowlistListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistListArg` from and to JSON.
@interface DBTEAMSharingAllowlistListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListArg *)instance;
+ (DBTEAMSharingAllowlistListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMSharingAllowlistListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMSharingAllowlistListContinueArg` from and to JSON.
@interface DBTEAMSharingAllowlistListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListContinueArg *)instance;
+ (DBTEAMSharingAllowlistListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSharingAllowlistListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSharingAllowlistListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMSharingAllowlistListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMSharingAllowlistListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistListContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSharingAllowlistListContinueError` from and to JSON.
@interface DBTEAMSharingAllowlistListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListContinueError *)instance;
+ (DBTEAMSharingAllowlistListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reason that entries weren't listed.
@interface DBTEAMSharingAllowlistListError : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistListError` from and to JSON.
@interface DBTEAMSharingAllowlistListErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListError *)instance;
+ (DBTEAMSharingAllowlistListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the sharing allowlist.
@interface DBTEAMSharingAllowlistListResponse : DBStoneObject
/// The domains.
@property (nonatomic, readonly) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly) NSArray<NSString *> *emails;
/// The cursor of the next page. Empty on the last page. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDomains:(NSArray<NSString *> *)domains
    emails:(NSArray<NSString *> *)emails
    cursor:(nullable NSString *)cursor
    hasMore:(nullable NSNumber *)hasMore;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDomains:(NSArray<NSString *> *)domains emails:(NSArray<NSString *> *)emails;
@end

/// Converts `DBTEAMSharingAllowlistListResponse` from and to JSON.
@interface DBTEAMSharingAllowlistListResponseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistListResponse *)instance;
+ (DBTEAMSharingAllowlistListResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The domains and email addresses to remove from the sharing allowlist. At least one entry is required.
@interface DBTEAMSharingAllowlistRemoveArgs : DBStoneObject
/// The domains.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains emails:(nullable NSArray<NSString *> *)emails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistRemoveArgs` from and to JSON.
@interface DBTEAMSharingAllowlistRemoveArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistRemoveArgs *)instance;
+ (DBTEAMSharingAllowlistRemoveArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMSharingAllowlistRemoveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMSharingAllowlistRemoveErrorTag) {
    /// An entry is neither a domain nor an email address. The associated value describes it.
    DBTEAMSharingAllowlistRemoveErrorMalformedEntry,
    /// Some entries don't exist. The associated value describes them.
    DBTEAMSharingAllowlistRemoveErrorEntriesDoNotExist,
    /// The list of entries is empty.
    DBTEAMSharingAllowlistRemoveErrorNoEntriesProvided,
    /// The call contains more than 1,000 entries.
    DBTEAMSharingAllowlistRemoveErrorTooManyEntriesProvided,
    /// An error occurred.
    DBTEAMSharingAllowlistRemoveErrorUnknownError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMSharingAllowlistRemoveErrorOther,
};

/// The reason that no entries were removed.
@interface DBTEAMSharingAllowlistRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMSharingAllowlistRemoveErrorTag tag;

/// An entry is neither a domain nor an email address. The associated value describes it. Has a value only if
/// `isMalformedEntry` returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedEntry;

/// Some entries don't exist. The associated value describes them. Has a value only if `isEntriesDoNotExist` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *entriesDoNotExist;

/// Creates an object with the tag `malformed_entry`.
- (instancetype)initWithMalformedEntry:(NSString *)malformedEntry;
/// Creates an object with the tag `entries_do_not_exist`.
- (instancetype)initWithEntriesDoNotExist:(NSString *)entriesDoNotExist;
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)initWithNoEntriesProvided;
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)initWithTooManyEntriesProvided;
/// Creates an object with the tag `unknown_error`.
- (instancetype)initWithUnknownError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_entry`.
- (BOOL)isMalformedEntry;
/// Returns whether the tag is `entries_do_not_exist`.
- (BOOL)isEntriesDoNotExist;
/// Returns whether the tag is `no_entries_provided`.
- (BOOL)isNoEntriesProvided;
/// Returns whether the tag is `too_many_entries_provided`.
- (BOOL)isTooManyEntriesProvided;
/// Returns whether the tag is `unknown_error`.
- (BOOL)isUnknownError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMSharingAllowlistRemoveError` from and to JSON.
@interface DBTEAMSharingAllowlistRemoveErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistRemoveError *)instance;
+ (DBTEAMSharingAllowlistRemoveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of removing entries. It has no fields.
@interface DBTEAMSharingAllowlistRemoveResponse : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMSharingAllowlistRemoveResponse` from and to JSON.
@interface DBTEAMSharingAllowlistRemoveResponseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMSharingAllowlistRemoveResponse *)instance;
+ (DBTEAMSharingAllowlistRemoveResponse *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group of members by their used storage.
@interface DBTEAMStorageBucket : DBStoneObject
/// The upper bound of the storage, such as `1G`.
@property (nonatomic, readonly, copy) NSString *bucket;
/// The number of members.
@property (nonatomic, readonly) NSNumber *users;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBucket:(NSString *)bucket users:(NSNumber *)users;
@end

/// Converts `DBTEAMStorageBucket` from and to JSON.
@interface DBTEAMStorageBucketSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMStorageBucket *)instance;
+ (DBTEAMStorageBucket *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTokenGetAuthenticatedAdminError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTokenGetAuthenticatedAdminErrorTag) {
    /// The admin wasn't recorded when the token was issued. An admin must link the app again.
    DBTEAMTokenGetAuthenticatedAdminErrorMappingNotFound,
    /// The admin is no longer an active admin of the team.
    DBTEAMTokenGetAuthenticatedAdminErrorAdminNotActive,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTokenGetAuthenticatedAdminErrorOther,
};

/// The reason that the admin of a token wasn't returned.
@interface DBTEAMTokenGetAuthenticatedAdminError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTokenGetAuthenticatedAdminErrorTag tag;
/// Creates an object with the tag `mapping_not_found`.
- (instancetype)initWithMappingNotFound;
/// Creates an object with the tag `admin_not_active`.
- (instancetype)initWithAdminNotActive;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `mapping_not_found`.
- (BOOL)isMappingNotFound;
/// Returns whether the tag is `admin_not_active`.
- (BOOL)isAdminNotActive;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTokenGetAuthenticatedAdminError` from and to JSON.
@interface DBTEAMTokenGetAuthenticatedAdminErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTokenGetAuthenticatedAdminError *)instance;
+ (DBTEAMTokenGetAuthenticatedAdminError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The admin who authorized an access token.
@interface DBTEAMTokenGetAuthenticatedAdminResult : DBStoneObject
/// The profile of the admin who linked the app.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *adminProfile;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAdminProfile:(DBTEAMTeamMemberProfile *)adminProfile;
@end

/// Converts `DBTEAMTokenGetAuthenticatedAdminResult` from and to JSON.
@interface DBTEAMTokenGetAuthenticatedAdminResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTokenGetAuthenticatedAdminResult *)instance;
+ (DBTEAMTokenGetAuthenticatedAdminResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUploadApiRateLimitValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUploadApiRateLimitValueTag) {
    /// The number of uploads isn't limited.
    DBTEAMUploadApiRateLimitValueUnlimited,
    /// The number of uploads.
    DBTEAMUploadApiRateLimitValueLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUploadApiRateLimitValueOther,
};

/// The monthly limit of uploads by the API.
@interface DBTEAMUploadApiRateLimitValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUploadApiRateLimitValueTag tag;
/// The number of uploads. Has a value only if `isLimit` returns `YES`.
@property (nonatomic, readonly) NSNumber *limit;
/// Creates an object with the tag `unlimited`.
- (instancetype)initWithUnlimited;
/// Creates an object with the tag `limit`.
- (instancetype)initWithLimit:(NSNumber *)limit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unlimited`.
- (BOOL)isUnlimited;
/// Returns whether the tag is `limit`.
- (BOOL)isLimit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUploadApiRateLimitValue` from and to JSON.
@interface DBTEAMUploadApiRateLimitValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUploadApiRateLimitValue *)instance;
+ (DBTEAMUploadApiRateLimitValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserAddResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserAddResultTag) {
    /// The outcome for each email address.
    DBTEAMUserAddResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMUserAddResultInvalidUser,
    /// The member's email address isn't verified. The associated value identifies the member.
    DBTEAMUserAddResultUnverified,
    /// The member hasn't joined yet. The associated value identifies the member.
    DBTEAMUserAddResultPlaceholderUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserAddResultOther,
};

/// The outcome for one member.
@interface DBTEAMUserAddResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserAddResultTag tag;
/// The outcome for each email address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSecondaryEmailsResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;

/// The member's email address isn't verified. The associated value identifies the member. Has a value only if
/// `isUnverified` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *unverified;

/// The member hasn't joined yet. The associated value identifies the member. Has a value only if `isPlaceholderUser`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *placeholderUser;

/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserSecondaryEmailsResult *)success;
/// Creates an object with the tag `invalid_user`.
- (instancetype)initWithInvalidUser:(DBTEAMUserSelectorArg *)invalidUser;
/// Creates an object with the tag `unverified`.
- (instancetype)initWithUnverified:(DBTEAMUserSelectorArg *)unverified;
/// Creates an object with the tag `placeholder_user`.
- (instancetype)initWithPlaceholderUser:(DBTEAMUserSelectorArg *)placeholderUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `invalid_user`.
- (BOOL)isInvalidUser;
/// Returns whether the tag is `unverified`.
- (BOOL)isUnverified;
/// Returns whether the tag is `placeholder_user`.
- (BOOL)isPlaceholderUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserAddResult` from and to JSON.
@interface DBTEAMUserAddResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserAddResult *)instance;
+ (DBTEAMUserAddResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member and their space limit.
@interface DBTEAMUserCustomQuotaArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. At least 2.
@property (nonatomic, readonly) NSNumber *quotaGb;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. At least 2.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user quotaGb:(NSNumber *)quotaGb;
@end

/// Converts `DBTEAMUserCustomQuotaArg` from and to JSON.
@interface DBTEAMUserCustomQuotaArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserCustomQuotaArg *)instance;
+ (DBTEAMUserCustomQuotaArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member and their space limit.
@interface DBTEAMUserCustomQuotaResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
@property (nonatomic, readonly, nullable) NSNumber *quotaGb;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user quotaGb:(nullable NSNumber *)quotaGb;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMUserCustomQuotaResult` from and to JSON.
@interface DBTEAMUserCustomQuotaResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserCustomQuotaResult *)instance;
+ (DBTEAMUserCustomQuotaResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for the addresses of one member.
@interface DBTEAMUserDeleteEmailsResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly) NSArray<DBTEAMDeleteSecondaryEmailResult *> *results;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    results:(NSArray<DBTEAMDeleteSecondaryEmailResult *> *)results;
@end

/// Converts `DBTEAMUserDeleteEmailsResult` from and to JSON.
@interface DBTEAMUserDeleteEmailsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserDeleteEmailsResult *)instance;
+ (DBTEAMUserDeleteEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserDeleteResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserDeleteResultTag) {
    /// The outcome for each email address.
    DBTEAMUserDeleteResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMUserDeleteResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserDeleteResultOther,
};

/// The outcome for one member.
@interface DBTEAMUserDeleteResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserDeleteResultTag tag;
/// The outcome for each email address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserDeleteEmailsResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserDeleteEmailsResult *)success;
/// Creates an object with the tag `invalid_user`.
- (instancetype)initWithInvalidUser:(DBTEAMUserSelectorArg *)invalidUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `invalid_user`.
- (BOOL)isInvalidUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserDeleteResult` from and to JSON.
@interface DBTEAMUserDeleteResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserDeleteResult *)instance;
+ (DBTEAMUserDeleteResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for the addresses of one member.
@interface DBTEAMUserResendEmailsResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly) NSArray<DBTEAMResendSecondaryEmailResult *> *results;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    results:(NSArray<DBTEAMResendSecondaryEmailResult *> *)results;
@end

/// Converts `DBTEAMUserResendEmailsResult` from and to JSON.
@interface DBTEAMUserResendEmailsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserResendEmailsResult *)instance;
+ (DBTEAMUserResendEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserResendResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserResendResultTag) {
    /// The outcome for each email address.
    DBTEAMUserResendResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMUserResendResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMUserResendResultOther,
};

/// The outcome for one member.
@interface DBTEAMUserResendResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserResendResultTag tag;
/// The outcome for each email address. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserResendEmailsResult *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserResendEmailsResult *)success;
/// Creates an object with the tag `invalid_user`.
- (instancetype)initWithInvalidUser:(DBTEAMUserSelectorArg *)invalidUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `invalid_user`.
- (BOOL)isInvalidUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserResendResult` from and to JSON.
@interface DBTEAMUserResendResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserResendResult *)instance;
+ (DBTEAMUserResendResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member, and email addresses.
@interface DBTEAMUserSecondaryEmailsArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The email addresses. Each item has at most 255 characters. Each item is an email address.
@property (nonatomic, readonly) NSArray<NSString *> *secondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - secondaryEmails: The email addresses. Each item has at most 255 characters. Each item is an email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user secondaryEmails:(NSArray<NSString *> *)secondaryEmails;
@end

/// Converts `DBTEAMUserSecondaryEmailsArg` from and to JSON.
@interface DBTEAMUserSecondaryEmailsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSecondaryEmailsArg *)instance;
+ (DBTEAMUserSecondaryEmailsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for the addresses of one member.
@interface DBTEAMUserSecondaryEmailsResult : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly) NSArray<DBTEAMAddSecondaryEmailResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user results:(NSArray<DBTEAMAddSecondaryEmailResult *> *)results;
@end

/// Converts `DBTEAMUserSecondaryEmailsResult` from and to JSON.
@interface DBTEAMUserSecondaryEmailsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSecondaryEmailsResult *)instance;
+ (DBTEAMUserSecondaryEmailsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserSelectorArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserSelectorArgTag) {
    /// The identifier of the member, `dbmid:…`.
    DBTEAMUserSelectorArgTeamMemberId,
    /// The external ID, from the team's own directory. At most 64 characters.
    DBTEAMUserSelectorArgExternalId,
    /// The email address of the member. At most 255 characters. Is an email address.
    DBTEAMUserSelectorArgEmail,
};

/// A team member, by identifier, external ID, or email address.
@interface DBTEAMUserSelectorArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserSelectorArgTag tag;
/// The identifier of the member, `dbmid:…`. Has a value only if `isTeamMemberId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// The external ID, from the team's own directory. At most 64 characters. Has a value only if `isExternalId` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *externalId;

/// The email address of the member. At most 255 characters. Is an email address. Has a value only if `isEmail` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *email;

/// Creates an object with the tag `team_member_id`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
/// Creates an object with the tag `external_id`.
- (instancetype)initWithExternalId:(NSString *)externalId;
/// Creates an object with the tag `email`.
- (instancetype)initWithEmail:(NSString *)email;
/// Returns whether the tag is `team_member_id`.
- (BOOL)isTeamMemberId;
/// Returns whether the tag is `external_id`.
- (BOOL)isExternalId;
/// Returns whether the tag is `email`.
- (BOOL)isEmail;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserSelectorArg` from and to JSON.
@interface DBTEAMUserSelectorArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSelectorArg *)instance;
+ (DBTEAMUserSelectorArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUserSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUserSelectorErrorTag) {
    /// The team has no such member.
    DBTEAMUserSelectorErrorUserNotFound,
};

/// The reason that a member can't be used.
@interface DBTEAMUserSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUserSelectorErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUserSelectorError` from and to JSON.
@interface DBTEAMUserSelectorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUserSelectorError *)instance;
+ (DBTEAMUserSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMUsersSelectorArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMUsersSelectorArgTag) {
    /// The identifiers of the members, `dbmid:…`.
    DBTEAMUsersSelectorArgTeamMemberIds,
    /// The external IDs, from the team's own directory. Each item has at most 64 characters.
    DBTEAMUsersSelectorArgExternalIds,
    /// The email addresses of the members. Each item has at most 255 characters. Each item is an email address.
    DBTEAMUsersSelectorArgEmails,
};

/// Team members, by identifiers, external IDs, or email addresses.
@interface DBTEAMUsersSelectorArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMUsersSelectorArgTag tag;
/// The identifiers of the members, `dbmid:…`. Has a value only if `isTeamMemberIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *teamMemberIds;

/// The external IDs, from the team's own directory. Each item has at most 64 characters. Has a value only if
/// `isExternalIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *externalIds;

/// The email addresses of the members. Each item has at most 255 characters. Each item is an email address. Has a value
/// only if `isEmails` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *emails;

/// Creates an object with the tag `team_member_ids`.
- (instancetype)initWithTeamMemberIds:(NSArray<NSString *> *)teamMemberIds;
/// Creates an object with the tag `external_ids`.
- (instancetype)initWithExternalIds:(NSArray<NSString *> *)externalIds;
/// Creates an object with the tag `emails`.
- (instancetype)initWithEmails:(NSArray<NSString *> *)emails;
/// Returns whether the tag is `team_member_ids`.
- (BOOL)isTeamMemberIds;
/// Returns whether the tag is `external_ids`.
- (BOOL)isExternalIds;
/// Returns whether the tag is `emails`.
- (BOOL)isEmails;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMUsersSelectorArg` from and to JSON.
@interface DBTEAMUsersSelectorArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMUsersSelectorArg *)instance;
+ (DBTEAMUsersSelectorArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
