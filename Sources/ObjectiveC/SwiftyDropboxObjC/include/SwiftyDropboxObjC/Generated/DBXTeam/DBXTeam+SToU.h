// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXTeamAddSecondaryEmailResult, DBXTeamDeleteSecondaryEmailResult, DBXTeamResendSecondaryEmailResult,
    DBXTeamSetCustomQuotaErrorOther, DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded,
    DBXTeamSetCustomQuotaErrorTooManyUsers, DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist,
    DBXTeamSharingAllowlistAddErrorMalformedEntry, DBXTeamSharingAllowlistAddErrorNoEntriesProvided,
    DBXTeamSharingAllowlistAddErrorOther, DBXTeamSharingAllowlistAddErrorTeamLimitReached,
    DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided, DBXTeamSharingAllowlistAddErrorUnknownError,
    DBXTeamSharingAllowlistListContinueErrorInvalidCursor, DBXTeamSharingAllowlistListContinueErrorOther,
    DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist, DBXTeamSharingAllowlistRemoveErrorMalformedEntry,
    DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided, DBXTeamSharingAllowlistRemoveErrorOther,
    DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided, DBXTeamSharingAllowlistRemoveErrorUnknownError,
    DBXTeamTeamMemberProfile, DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive,
    DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound, DBXTeamTokenGetAuthenticatedAdminErrorOther,
    DBXTeamUploadApiRateLimitValueLimit, DBXTeamUploadApiRateLimitValueOther, DBXTeamUploadApiRateLimitValueUnlimited,
    DBXTeamUserAddResultInvalidUser, DBXTeamUserAddResultOther, DBXTeamUserAddResultPlaceholderUser,
    DBXTeamUserAddResultSuccess, DBXTeamUserAddResultUnverified, DBXTeamUserCustomQuotaArg,
    DBXTeamUserDeleteResultInvalidUser, DBXTeamUserDeleteResultOther, DBXTeamUserDeleteResultSuccess,
    DBXTeamUserResendResultInvalidUser, DBXTeamUserResendResultOther, DBXTeamUserResendResultSuccess,
    DBXTeamUserSecondaryEmailsResult, DBXTeamUserSelectorArg, DBXTeamUserSelectorArgEmail,
    DBXTeamUserSelectorArgExternalId, DBXTeamUserSelectorArgTeamMemberId, DBXTeamUserSelectorErrorUserNotFound,
    DBXTeamUsersSelectorArgEmails, DBXTeamUsersSelectorArgExternalIds, DBXTeamUsersSelectorArgTeamMemberIds;

NS_ASSUME_NONNULL_BEGIN

/// The new space limits of members.
@interface DBXTeamSetCustomQuotaArg : DBXObject
/// The members, each with their space limit. The limit is 1,000 members for each call.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserCustomQuotaArg *> *usersAndQuotas;

/// Creates an object.
///
/// - Parameter usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
- (instancetype)initWithUsersAndQuotas:(NSArray<DBXTeamUserCustomQuotaArg *> *)usersAndQuotas NS_DESIGNATED_INITIALIZER;
@end

/// The reason that space limits weren't set.
@interface DBXTeamSetCustomQuotaError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSetCustomQuotaError (Members)
/// The object if its tag is `too_many_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSetCustomQuotaErrorTooManyUsers *asTooManyUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSetCustomQuotaErrorOther *asOther;
/// The object if its tag is `some_users_are_excluded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded *asSomeUsersAreExcluded;
@end

/// The call contains more than 1,000 members.
@interface DBXTeamSetCustomQuotaErrorTooManyUsers : DBXTeamSetCustomQuotaError
/// Creates an object with the tag `too_many_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSetCustomQuotaErrorOther : DBXTeamSetCustomQuotaError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Some of the members are exempt from space limits.
@interface DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded : DBXTeamSetCustomQuotaError
/// Creates an object with the tag `some_users_are_excluded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The domains and email addresses to add to the sharing allowlist. At least one entry is required.
@interface DBXTeamSharingAllowlistAddArgs : DBXObject
/// The domains, such as `example.com`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *emails;

/// Creates an object.
///
/// - Parameters:
///   - domains: The domains, such as `example.com`.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no entries were added.
@interface DBXTeamSharingAllowlistAddError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSharingAllowlistAddError (Members)
/// The object if its tag is `malformed_entry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorMalformedEntry *asMalformedEntry;
/// The object if its tag is `no_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorNoEntriesProvided *asNoEntriesProvided;

/// The object if its tag is `too_many_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided *asTooManyEntriesProvided;

/// The object if its tag is `team_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorTeamLimitReached *asTeamLimitReached;
/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorUnknownError *asUnknownError;
/// The object if its tag is `entries_already_exist`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist *asEntriesAlreadyExist;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorOther *asOther;
@end

/// An entry is neither a domain nor an email address. The associated value describes it.
@interface DBXTeamSharingAllowlistAddErrorMalformedEntry : DBXTeamSharingAllowlistAddError
/// The value of `malformed_entry`.
@property (nonatomic, copy) NSString *malformedEntry;
/// Creates an object with the tag `malformed_entry`.
- (instancetype)init:(NSString *)malformedEntry NS_DESIGNATED_INITIALIZER;
@end

/// The list of entries is empty.
@interface DBXTeamSharingAllowlistAddErrorNoEntriesProvided : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains more than 100 entries.
@interface DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has reached the limit of 10,000 entries.
@interface DBXTeamSharingAllowlistAddErrorTeamLimitReached : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `team_limit_reached`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred.
@interface DBXTeamSharingAllowlistAddErrorUnknownError : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Some entries already exist. The associated value describes them.
@interface DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist : DBXTeamSharingAllowlistAddError
/// The value of `entries_already_exist`.
@property (nonatomic, copy) NSString *entriesAlreadyExist;
/// Creates an object with the tag `entries_already_exist`.
- (instancetype)init:(NSString *)entriesAlreadyExist NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSharingAllowlistAddErrorOther : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of adding entries. It has no fields.
@interface DBXTeamSharingAllowlistAddResponse : DBXObject
@end

/// The options of a list of allowlist entries.
@interface DBXTeamSharingAllowlistListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamSharingAllowlistListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamSharingAllowlistListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSharingAllowlistListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamSharingAllowlistListContinueErrorInvalidCursor : DBXTeamSharingAllowlistListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSharingAllowlistListContinueErrorOther : DBXTeamSharingAllowlistListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that entries weren't listed.
@interface DBXTeamSharingAllowlistListError : DBXObject
@end

/// A page of the sharing allowlist.
@interface DBXTeamSharingAllowlistListResponse : DBXObject
/// The domains.
@property (nonatomic, readonly, copy) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, copy) NSArray<NSString *> *emails;
/// The cursor of the next page. Empty on the last page. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomains:(NSArray<NSString *> *)domains
    emails:(NSArray<NSString *> *)emails
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The domains and email addresses to remove from the sharing allowlist. At least one entry is required.
@interface DBXTeamSharingAllowlistRemoveArgs : DBXObject
/// The domains.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *emails;

/// Creates an object.
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no entries were removed.
@interface DBXTeamSharingAllowlistRemoveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSharingAllowlistRemoveError (Members)
/// The object if its tag is `malformed_entry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorMalformedEntry *asMalformedEntry;
/// The object if its tag is `entries_do_not_exist`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist *asEntriesDoNotExist;
/// The object if its tag is `no_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided *asNoEntriesProvided;

/// The object if its tag is `too_many_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided *asTooManyEntriesProvided;

/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorUnknownError *asUnknownError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorOther *asOther;
@end

/// An entry is neither a domain nor an email address. The associated value describes it.
@interface DBXTeamSharingAllowlistRemoveErrorMalformedEntry : DBXTeamSharingAllowlistRemoveError
/// The value of `malformed_entry`.
@property (nonatomic, copy) NSString *malformedEntry;
/// Creates an object with the tag `malformed_entry`.
- (instancetype)init:(NSString *)malformedEntry NS_DESIGNATED_INITIALIZER;
@end

/// Some entries don't exist. The associated value describes them.
@interface DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist : DBXTeamSharingAllowlistRemoveError
/// The value of `entries_do_not_exist`.
@property (nonatomic, copy) NSString *entriesDoNotExist;
/// Creates an object with the tag `entries_do_not_exist`.
- (instancetype)init:(NSString *)entriesDoNotExist NS_DESIGNATED_INITIALIZER;
@end

/// The list of entries is empty.
@interface DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The call contains more than 1,000 entries.
@interface DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred.
@interface DBXTeamSharingAllowlistRemoveErrorUnknownError : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSharingAllowlistRemoveErrorOther : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of removing entries. It has no fields.
@interface DBXTeamSharingAllowlistRemoveResponse : DBXObject
@end

/// A group of members by their used storage.
@interface DBXTeamStorageBucket : DBXObject
/// The upper bound of the storage, such as `1G`.
@property (nonatomic, readonly, copy) NSString *bucket;
/// The number of members.
@property (nonatomic, readonly) NSNumber *users;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBucket:(NSString *)bucket users:(NSNumber *)users NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the admin of a token wasn't returned.
@interface DBXTeamTokenGetAuthenticatedAdminError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTokenGetAuthenticatedAdminError (Members)
/// The object if its tag is `mapping_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound *asMappingNotFound;
/// The object if its tag is `admin_not_active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive *asAdminNotActive;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTokenGetAuthenticatedAdminErrorOther *asOther;
@end

/// The admin wasn't recorded when the token was issued. An admin must link the app again.
@interface DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound : DBXTeamTokenGetAuthenticatedAdminError
/// Creates an object with the tag `mapping_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin is no longer an active admin of the team.
@interface DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive : DBXTeamTokenGetAuthenticatedAdminError
/// Creates an object with the tag `admin_not_active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTokenGetAuthenticatedAdminErrorOther : DBXTeamTokenGetAuthenticatedAdminError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin who authorized an access token.
@interface DBXTeamTokenGetAuthenticatedAdminResult : DBXObject
/// The profile of the admin who linked the app.
@property (nonatomic, readonly) DBXTeamTeamMemberProfile *adminProfile;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAdminProfile:(DBXTeamTeamMemberProfile *)adminProfile NS_DESIGNATED_INITIALIZER;
@end

/// The monthly limit of uploads by the API.
@interface DBXTeamUploadApiRateLimitValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamUploadApiRateLimitValue (Members)
/// The object if its tag is `unlimited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUploadApiRateLimitValueUnlimited *asUnlimited;
/// The object if its tag is `limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUploadApiRateLimitValueLimit *asLimit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUploadApiRateLimitValueOther *asOther;
@end

/// The number of uploads isn't limited.
@interface DBXTeamUploadApiRateLimitValueUnlimited : DBXTeamUploadApiRateLimitValue
/// Creates an object with the tag `unlimited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The number of uploads.
@interface DBXTeamUploadApiRateLimitValueLimit : DBXTeamUploadApiRateLimitValue
/// The value of `limit`.
@property (nonatomic, strong) NSNumber *limit;
/// Creates an object with the tag `limit`.
- (instancetype)init:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUploadApiRateLimitValueOther : DBXTeamUploadApiRateLimitValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXTeamUserAddResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserAddResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultInvalidUser *asInvalidUser;
/// The object if its tag is `unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultUnverified *asUnverified;
/// The object if its tag is `placeholder_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultPlaceholderUser *asPlaceholderUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultOther *asOther;
@end

/// The outcome for each email address.
@interface DBXTeamUserAddResultSuccess : DBXTeamUserAddResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserSecondaryEmailsResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserSecondaryEmailsResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamUserAddResultInvalidUser : DBXTeamUserAddResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// The member's email address isn't verified. The associated value identifies the member.
@interface DBXTeamUserAddResultUnverified : DBXTeamUserAddResult
/// The value of `unverified`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *unverified;
/// Creates an object with the tag `unverified`.
- (instancetype)init:(DBXTeamUserSelectorArg *)unverified NS_DESIGNATED_INITIALIZER;
@end

/// The member hasn't joined yet. The associated value identifies the member.
@interface DBXTeamUserAddResultPlaceholderUser : DBXTeamUserAddResult
/// The value of `placeholder_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *placeholderUser;
/// Creates an object with the tag `placeholder_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)placeholderUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUserAddResultOther : DBXTeamUserAddResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member and their space limit.
@interface DBXTeamUserCustomQuotaArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. At least 2.
@property (nonatomic, readonly) NSNumber *quotaGb;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. At least 2.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user quotaGb:(NSNumber *)quotaGb NS_DESIGNATED_INITIALIZER;
@end

/// A member and their space limit.
@interface DBXTeamUserCustomQuotaResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
@property (nonatomic, readonly, nullable) NSNumber *quotaGb;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    quotaGb:(nullable NSNumber *)quotaGb
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for the addresses of one member.
@interface DBXTeamUserDeleteEmailsResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamDeleteSecondaryEmailResult *> *results;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    results:(NSArray<DBXTeamDeleteSecondaryEmailResult *> *)results
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one member.
@interface DBXTeamUserDeleteResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserDeleteResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserDeleteResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserDeleteResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserDeleteResultOther *asOther;
@end

/// The outcome for each email address.
@interface DBXTeamUserDeleteResultSuccess : DBXTeamUserDeleteResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserDeleteEmailsResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserDeleteEmailsResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamUserDeleteResultInvalidUser : DBXTeamUserDeleteResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUserDeleteResultOther : DBXTeamUserDeleteResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for the addresses of one member.
@interface DBXTeamUserResendEmailsResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamResendSecondaryEmailResult *> *results;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    results:(NSArray<DBXTeamResendSecondaryEmailResult *> *)results
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one member.
@interface DBXTeamUserResendResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserResendResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserResendResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserResendResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserResendResultOther *asOther;
@end

/// The outcome for each email address.
@interface DBXTeamUserResendResultSuccess : DBXTeamUserResendResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserResendEmailsResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserResendEmailsResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamUserResendResultInvalidUser : DBXTeamUserResendResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUserResendResultOther : DBXTeamUserResendResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member, and email addresses.
@interface DBXTeamUserSecondaryEmailsArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The email addresses. Each item has at most 255 characters. Each item is an email address.
@property (nonatomic, readonly, copy) NSArray<NSString *> *secondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - secondaryEmails: The email addresses. Each item has at most 255 characters. Each item is an email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    secondaryEmails:(NSArray<NSString *> *)secondaryEmails
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for the addresses of one member.
@interface DBXTeamUserSecondaryEmailsResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamAddSecondaryEmailResult *> *results;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    results:(NSArray<DBXTeamAddSecondaryEmailResult *> *)results
    NS_DESIGNATED_INITIALIZER;
@end

/// A team member, by identifier, external ID, or email address.
@interface DBXTeamUserSelectorArg : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserSelectorArg (Members)
/// The object if its tag is `team_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArgTeamMemberId *asTeamMemberId;
/// The object if its tag is `external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArgExternalId *asExternalId;
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArgEmail *asEmail;
@end

/// The identifier of the member, `dbmid:…`.
@interface DBXTeamUserSelectorArgTeamMemberId : DBXTeamUserSelectorArg
/// The value of `team_member_id`.
@property (nonatomic, copy) NSString *teamMemberId;
/// Creates an object with the tag `team_member_id`.
- (instancetype)init:(NSString *)teamMemberId NS_DESIGNATED_INITIALIZER;
@end

/// The external ID, from the team's own directory. At most 64 characters.
@interface DBXTeamUserSelectorArgExternalId : DBXTeamUserSelectorArg
/// The value of `external_id`.
@property (nonatomic, copy) NSString *externalId;
/// Creates an object with the tag `external_id`.
- (instancetype)init:(NSString *)externalId NS_DESIGNATED_INITIALIZER;
@end

/// The email address of the member. At most 255 characters. Is an email address.
@interface DBXTeamUserSelectorArgEmail : DBXTeamUserSelectorArg
/// The value of `email`.
@property (nonatomic, copy) NSString *email;
/// Creates an object with the tag `email`.
- (instancetype)init:(NSString *)email NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member can't be used.
@interface DBXTeamUserSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserSelectorError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorErrorUserNotFound *asUserNotFound;
@end

/// The team has no such member.
@interface DBXTeamUserSelectorErrorUserNotFound : DBXTeamUserSelectorError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members, by identifiers, external IDs, or email addresses.
@interface DBXTeamUsersSelectorArg : DBXObject
@end

/// The members of the union.
@interface DBXTeamUsersSelectorArg (Members)
/// The object if its tag is `team_member_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUsersSelectorArgTeamMemberIds *asTeamMemberIds;
/// The object if its tag is `external_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUsersSelectorArgExternalIds *asExternalIds;
/// The object if its tag is `emails`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUsersSelectorArgEmails *asEmails;
@end

/// The identifiers of the members, `dbmid:…`.
@interface DBXTeamUsersSelectorArgTeamMemberIds : DBXTeamUsersSelectorArg
/// The value of `team_member_ids`.
@property (nonatomic, copy) NSArray<NSString *> *teamMemberIds;
/// Creates an object with the tag `team_member_ids`.
- (instancetype)init:(NSArray<NSString *> *)teamMemberIds NS_DESIGNATED_INITIALIZER;
@end

/// The external IDs, from the team's own directory. Each item has at most 64 characters.
@interface DBXTeamUsersSelectorArgExternalIds : DBXTeamUsersSelectorArg
/// The value of `external_ids`.
@property (nonatomic, copy) NSArray<NSString *> *externalIds;
/// Creates an object with the tag `external_ids`.
- (instancetype)init:(NSArray<NSString *> *)externalIds NS_DESIGNATED_INITIALIZER;
@end

/// The email addresses of the members. Each item has at most 255 characters. Each item is an email address.
@interface DBXTeamUsersSelectorArgEmails : DBXTeamUsersSelectorArg
/// The value of `emails`.
@property (nonatomic, copy) NSArray<NSString *> *emails;
/// Creates an object with the tag `emails`.
- (instancetype)init:(NSArray<NSString *> *)emails NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
