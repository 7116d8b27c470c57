// Generated from API/auth.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBAUTHInvalidAccountTypeError, DBAUTHNoPermissionError, DBAUTHPaperAccessError, DBAUTHRateLimitReason,
    DBAUTHTokenScopeError, DBAUTHUnauthorizedAccountIdUsageError;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBAUTHAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHAccessErrorTag) {
    /// The account's plan doesn't include the route or feature.
    DBAUTHAccessErrorInvalidAccountType,
    /// The account can't use Paper.
    DBAUTHAccessErrorPaperAccessDenied,
    /// The team can't access the route.
    DBAUTHAccessErrorTeamAccessDenied,
    /// The caller lacks a permission.
    DBAUTHAccessErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHAccessErrorOther,
};

/// The reason that the account isn't allowed to make the call (HTTP status 403). Trying again with the same account
/// doesn't help.
@interface DBAUTHAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHAccessErrorTag tag;
/// The account's plan doesn't include the route or feature. Has a value only if `isInvalidAccountType` returns `YES`.
@property (nonatomic, readonly) DBAUTHInvalidAccountTypeError *invalidAccountType;
/// The account can't use Paper. Has a value only if `isPaperAccessDenied` returns `YES`.
@property (nonatomic, readonly) DBAUTHPaperAccessError *paperAccessDenied;
/// The caller lacks a permission. Has a value only if `isNoPermission` returns `YES`.
@property (nonatomic, readonly) DBAUTHNoPermissionError *noPermission;
/// Creates an object with the tag `invalid_account_type`.
- (instancetype)initWithInvalidAccountType:(DBAUTHInvalidAccountTypeError *)invalidAccountType;
/// Creates an object with the tag `paper_access_denied`.
- (instancetype)initWithPaperAccessDenied:(DBAUTHPaperAccessError *)paperAccessDenied;
/// Creates an object with the tag `team_access_denied`.
- (instancetype)initWithTeamAccessDenied;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission:(DBAUTHNoPermissionError *)noPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_account_type`.
- (BOOL)isInvalidAccountType;
/// Returns whether the tag is `paper_access_denied`.
- (BOOL)isPaperAccessDenied;
/// Returns whether the tag is `team_access_denied`.
- (BOOL)isTeamAccessDenied;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHAccessError` from and to JSON.
@interface DBAUTHAccessErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHAccessError *)instance;
+ (DBAUTHAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHAuthError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHAuthErrorTag) {
    /// The token isn't valid, for example because the user unlinked the app. The user must sign in again.
    DBAUTHAuthErrorInvalidAccessToken,
    /// The user in the `Dropbox-API-Select-User` header isn't a member of the team.
    DBAUTHAuthErrorInvalidSelectUser,
    /// The user in the `Dropbox-API-Select-Admin` header isn't an admin of the team.
    DBAUTHAuthErrorInvalidSelectAdmin,
    /// The user is suspended.
    DBAUTHAuthErrorUserSuspended,
    /// The token has expired. Refresh it, or ask the user to sign in again.
    DBAUTHAuthErrorExpiredAccessToken,
    /// The token lacks a scope. Add the scope to the app's permissions, and ask the user to sign in again.
    DBAUTHAuthErrorMissingScope,
    /// The route isn't available to the public.
    DBAUTHAuthErrorRouteAccessDenied,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHAuthErrorOther,
};

/// The reason that an access token wasn't accepted (HTTP status 401).
@interface DBAUTHAuthError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHAuthErrorTag tag;

/// The token lacks a scope. Add the scope to the app's permissions, and ask the user to sign in again. Has a value only
/// if `isMissingScope` returns `YES`.
@property (nonatomic, readonly) DBAUTHTokenScopeError *missingScope;

/// Creates an object with the tag `invalid_access_token`.
- (instancetype)initWithInvalidAccessToken;
/// Creates an object with the tag `invalid_select_user`.
- (instancetype)initWithInvalidSelectUser;
/// Creates an object with the tag `invalid_select_admin`.
- (instancetype)initWithInvalidSelectAdmin;
/// Creates an object with the tag `user_suspended`.
- (instancetype)initWithUserSuspended;
/// Creates an object with the tag `expired_access_token`.
- (instancetype)initWithExpiredAccessToken;
/// Creates an object with the tag `missing_scope`.
- (instancetype)initWithMissingScope:(DBAUTHTokenScopeError *)missingScope;
/// Creates an object with the tag `route_access_denied`.
- (instancetype)initWithRouteAccessDenied;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_access_token`.
- (BOOL)isInvalidAccessToken;
/// Returns whether the tag is `invalid_select_user`.
- (BOOL)isInvalidSelectUser;
/// Returns whether the tag is `invalid_select_admin`.
- (BOOL)isInvalidSelectAdmin;
/// Returns whether the tag is `user_suspended`.
- (BOOL)isUserSuspended;
/// Returns whether the tag is `expired_access_token`.
- (BOOL)isExpiredAccessToken;
/// Returns whether the tag is `missing_scope`.
- (BOOL)isMissingScope;
/// Returns whether the tag is `route_access_denied`.
- (BOOL)isRouteAccessDenied;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHAuthError` from and to JSON.
@interface DBAUTHAuthErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHAuthError *)instance;
+ (DBAUTHAuthError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHInvalidAccountTypeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHInvalidAccountTypeErrorTag) {
    /// The route.
    DBAUTHInvalidAccountTypeErrorEndpoint,
    /// A feature of the route.
    DBAUTHInvalidAccountTypeErrorFeature,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHInvalidAccountTypeErrorOther,
};

/// The part of the API that the account's plan doesn't include.
@interface DBAUTHInvalidAccountTypeError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHInvalidAccountTypeErrorTag tag;
/// Creates an object with the tag `endpoint`.
- (instancetype)initWithEndpoint;
/// Creates an object with the tag `feature`.
- (instancetype)initWithFeature;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `endpoint`.
- (BOOL)isEndpoint;
/// Returns whether the tag is `feature`.
- (BOOL)isFeature;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHInvalidAccountTypeError` from and to JSON.
@interface DBAUTHInvalidAccountTypeErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHInvalidAccountTypeError *)instance;
+ (DBAUTHInvalidAccountTypeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHNoPermissionError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHNoPermissionErrorTag) {
    /// The caller can't query some of the accounts.
    DBAUTHNoPermissionErrorUnauthorizedAccountIdUsage,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHNoPermissionErrorOther,
};

/// The permission that the caller lacks.
@interface DBAUTHNoPermissionError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHNoPermissionErrorTag tag;
/// The caller can't query some of the accounts. Has a value only if `isUnauthorizedAccountIdUsage` returns `YES`.
@property (nonatomic, readonly) DBAUTHUnauthorizedAccountIdUsageError *unauthorizedAccountIdUsage;
/// Creates an object with the tag `unauthorized_account_id_usage`.
- (instancetype)initWithUnauthorizedAccountIdUsage:(DBAUTHUnauthorizedAccountIdUsageError *)unauthorizedAccountIdUsage;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unauthorized_account_id_usage`.
- (BOOL)isUnauthorizedAccountIdUsage;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHNoPermissionError` from and to JSON.
@interface DBAUTHNoPermissionErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHNoPermissionError *)instance;
+ (DBAUTHNoPermissionError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHPaperAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHPaperAccessErrorTag) {
    /// Paper is disabled.
    DBAUTHPaperAccessErrorPaperDisabled,
    /// The user has never used Paper.
    DBAUTHPaperAccessErrorNotPaperUser,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHPaperAccessErrorOther,
};

/// The reason that the account can't use Paper.
@interface DBAUTHPaperAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHPaperAccessErrorTag tag;
/// Creates an object with the tag `paper_disabled`.
- (instancetype)initWithPaperDisabled;
/// Creates an object with the tag `not_paper_user`.
- (instancetype)initWithNotPaperUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `paper_disabled`.
- (BOOL)isPaperDisabled;
/// Returns whether the tag is `not_paper_user`.
- (BOOL)isNotPaperUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHPaperAccessError` from and to JSON.
@interface DBAUTHPaperAccessErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHPaperAccessError *)instance;
+ (DBAUTHPaperAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An error for too many requests by the app (HTTP status 429).
@interface DBAUTHRateLimitError : DBStoneObject
/// The kind of limit that was exceeded.
@property (nonatomic, readonly) DBAUTHRateLimitReason *reason;
/// The time to wait before the next request, in seconds. The default is 1.
@property (nonatomic, readonly) NSNumber *retryAfter;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithReason:(DBAUTHRateLimitReason *)reason retryAfter:(nullable NSNumber *)retryAfter;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReason:(DBAUTHRateLimitReason *)reason;
@end

/// Converts `DBAUTHRateLimitError` from and to JSON.
@interface DBAUTHRateLimitErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHRateLimitError *)instance;
+ (DBAUTHRateLimitError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHRateLimitReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHRateLimitReasonTag) {
    /// Too many requests. Wait, and then send requests at a lower rate.
    DBAUTHRateLimitReasonTooManyRequests,
    /// Too many concurrent write operations in one Dropbox. Wait, and then write with less concurrency.
    DBAUTHRateLimitReasonTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHRateLimitReasonOther,
};

/// The kind of limit that was exceeded.
@interface DBAUTHRateLimitReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHRateLimitReasonTag tag;
/// Creates an object with the tag `too_many_requests`.
- (instancetype)initWithTooManyRequests;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `too_many_requests`.
- (BOOL)isTooManyRequests;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHRateLimitReason` from and to JSON.
@interface DBAUTHRateLimitReasonSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHRateLimitReason *)instance;
+ (DBAUTHRateLimitReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An OAuth 1 access token to exchange.
@interface DBAUTHTokenFromOAuth1Arg : DBStoneObject
/// The OAuth 1 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth1Token;
/// The secret of the OAuth 1 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth1TokenSecret;

/// Creates an object.
///
/// - Parameters:
///   - oauth1Token: The OAuth 1 access token. At least 1 character.
///   - oauth1TokenSecret: The secret of the OAuth 1 access token. At least 1 character.
- (instancetype)initWithOauth1Token:(NSString *)oauth1Token oauth1TokenSecret:(NSString *)oauth1TokenSecret;
@end

/// Converts `DBAUTHTokenFromOAuth1Arg` from and to JSON.
@interface DBAUTHTokenFromOAuth1ArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenFromOAuth1Arg *)instance;
+ (DBAUTHTokenFromOAuth1Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHTokenFromOAuth1Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHTokenFromOAuth1ErrorTag) {
    /// The token and its secret aren't valid.
    DBAUTHTokenFromOAuth1ErrorInvalidOauth1TokenInfo,
    /// The token was issued to another app.
    DBAUTHTokenFromOAuth1ErrorAppIdMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHTokenFromOAuth1ErrorOther,
};

/// The reason that no token was returned.
@interface DBAUTHTokenFromOAuth1Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHTokenFromOAuth1ErrorTag tag;
/// Creates an object with the tag `invalid_oauth1_token_info`.
- (instancetype)initWithInvalidOauth1TokenInfo;
/// Creates an object with the tag `app_id_mismatch`.
- (instancetype)initWithAppIdMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_oauth1_token_info`.
- (BOOL)isInvalidOauth1TokenInfo;
/// Returns whether the tag is `app_id_mismatch`.
- (BOOL)isAppIdMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBAUTHTokenFromOAuth1Error` from and to JSON.
@interface DBAUTHTokenFromOAuth1ErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenFromOAuth1Error *)instance;
+ (DBAUTHTokenFromOAuth1Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of a token exchange.
@interface DBAUTHTokenFromOAuth1Result : DBStoneObject
/// The OAuth 2 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth2Token;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOauth2Token:(NSString *)oauth2Token;
@end

/// Converts `DBAUTHTokenFromOAuth1Result` from and to JSON.
@interface DBAUTHTokenFromOAuth1ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenFromOAuth1Result *)instance;
+ (DBAUTHTokenFromOAuth1Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The scope that a token lacks.
@interface DBAUTHTokenScopeError : DBStoneObject
/// The scope that the route needs, such as `files.content.read`.
@property (nonatomic, readonly, copy) NSString *requiredScope;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequiredScope:(NSString *)requiredScope;
@end

/// Converts `DBAUTHTokenScopeError` from and to JSON.
@interface DBAUTHTokenScopeErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenScopeError *)instance;
+ (DBAUTHTokenScopeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The accounts that the caller isn't allowed to query.
@interface DBAUTHUnauthorizedAccountIdUsageError : DBStoneObject
/// The account identifiers.
@property (nonatomic, readonly) NSArray<NSString *> *unauthorizedAccountIds;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUnauthorizedAccountIds:(NSArray<NSString *> *)unauthorizedAccountIds;
@end

/// Converts `DBAUTHUnauthorizedAccountIdUsageError` from and to JSON.
@interface DBAUTHUnauthorizedAccountIdUsageErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHUnauthorizedAccountIdUsageError *)instance;
+ (DBAUTHUnauthorizedAccountIdUsageError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
