// Generated from API/auth.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBAUTHAccessError;
@class DBAUTHAuthError;
@class DBAUTHInvalidAccountTypeError;
@class DBAUTHNoPermissionError;
@class DBAUTHPaperAccessError;
@class DBAUTHRateLimitError;
@class DBAUTHRateLimitReason;
@class DBAUTHTokenFromOAuth1Arg;
@class DBAUTHTokenFromOAuth1Error;
@class DBAUTHTokenFromOAuth1Result;
@class DBAUTHTokenScopeError;
@class DBAUTHUnauthorizedAccountIdUsageError;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBAUTHAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHAccessErrorTag) {
    /// The plan of the account does not include this.
    DBAUTHAccessErrorInvalidAccountType,
    /// The account cannot use Paper.
    DBAUTHAccessErrorPaperAccessDenied,
    /// The team may not do this.
    DBAUTHAccessErrorTeamAccessDenied,
    /// The caller may not do this.
    DBAUTHAccessErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHAccessErrorOther,
};

/// Why the account may not make this call (status 403). Asking again with the same account does not help.
@interface DBAUTHAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHAccessErrorTag tag;
/// The plan of the account does not include this. Has a value only if `isInvalidAccountType` returns `YES`.
@property (nonatomic, readonly) DBAUTHInvalidAccountTypeError *invalidAccountType;
/// The account cannot use Paper. Has a value only if `isPaperAccessDenied` returns `YES`.
@property (nonatomic, readonly) DBAUTHPaperAccessError *paperAccessDenied;
/// The caller may not do this. Has a value only if `isNoPermission` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHAccessError *)instance;
/// Returns the object for JSON.
+ (DBAUTHAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHAuthError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHAuthErrorTag) {
    /// The token is not valid, for instance because the user has unlinked the app. The user must sign in again.
    DBAUTHAuthErrorInvalidAccessToken,
    /// The member whom the client acts for (`selectUser`) has left the team.
    DBAUTHAuthErrorInvalidSelectUser,
    /// The member whom the client acts for as an admin is none.
    DBAUTHAuthErrorInvalidSelectAdmin,
    /// The user is suspended.
    DBAUTHAuthErrorUserSuspended,
    /// The token has run out. Get a new one by the refresh token, or let the user sign in again.
    DBAUTHAuthErrorExpiredAccessToken,
    /// The token lacks a scope. Add it to the app's permissions and let the user sign in again.
    DBAUTHAuthErrorMissingScope,
    /// This route is not open to the public.
    DBAUTHAuthErrorRouteAccessDenied,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHAuthErrorOther,
};

/// Why an access token was not accepted (status 401).
@interface DBAUTHAuthError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHAuthErrorTag tag;

/// The token lacks a scope. Add it to the app's permissions and let the user sign in again. Has a value only if
/// `isMissingScope` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHAuthError *)instance;
/// Returns the object for JSON.
+ (DBAUTHAuthError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHInvalidAccountTypeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHInvalidAccountTypeErrorTag) {
    /// This route.
    DBAUTHInvalidAccountTypeErrorEndpoint,
    /// This use of the route.
    DBAUTHInvalidAccountTypeErrorFeature,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHInvalidAccountTypeErrorOther,
};

/// What the plan of the account does not include.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHInvalidAccountTypeError *)instance;
/// Returns the object for JSON.
+ (DBAUTHInvalidAccountTypeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHNoPermissionError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHNoPermissionErrorTag) {
    /// To ask about some of the accounts.
    DBAUTHNoPermissionErrorUnauthorizedAccountIdUsage,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHNoPermissionErrorOther,
};

/// What the caller has no permission for.
@interface DBAUTHNoPermissionError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBAUTHNoPermissionErrorTag tag;
/// To ask about some of the accounts. Has a value only if `isUnauthorizedAccountIdUsage` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHNoPermissionError *)instance;
/// Returns the object for JSON.
+ (DBAUTHNoPermissionError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHPaperAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHPaperAccessErrorTag) {
    /// Paper is turned off.
    DBAUTHPaperAccessErrorPaperDisabled,
    /// The user has never used Paper.
    DBAUTHPaperAccessErrorNotPaperUser,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHPaperAccessErrorOther,
};

/// Why the account cannot use Paper.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHPaperAccessError *)instance;
/// Returns the object for JSON.
+ (DBAUTHPaperAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The app is calling too often (status 429).
@interface DBAUTHRateLimitError : DBStoneObject
/// What there is too much of.
@property (nonatomic, readonly) DBAUTHRateLimitReason *reason;
/// How long to wait before the next call, in seconds. Default: 1.
@property (nonatomic, readonly) NSNumber *retryAfter;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - reason: What there is too much of.
///   - retryAfter: How long to wait before the next call, in seconds. Default: 1.
- (instancetype)initWithReason:(DBAUTHRateLimitReason *)reason retryAfter:(nullable NSNumber *)retryAfter;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReason:(DBAUTHRateLimitReason *)reason;
@end

/// Converts `DBAUTHRateLimitError` from and to JSON.
@interface DBAUTHRateLimitErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHRateLimitError *)instance;
/// Returns the object for JSON.
+ (DBAUTHRateLimitError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHRateLimitReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHRateLimitReasonTag) {
    /// Requests. Wait, then go on more slowly.
    DBAUTHRateLimitReasonTooManyRequests,
    /// Writes to the same Dropbox at the same time. Wait, then write with less in parallel.
    DBAUTHRateLimitReasonTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHRateLimitReasonOther,
};

/// What there is too much of.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHRateLimitReason *)instance;
/// Returns the object for JSON.
+ (DBAUTHRateLimitReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An OAuth 1 access token to exchange.
@interface DBAUTHTokenFromOAuth1Arg : DBStoneObject
/// The OAuth 1 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth1Token;
/// The secret that belongs to it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth1TokenSecret;

/// Creates an object.
///
/// - Parameters:
///   - oauth1Token: The OAuth 1 access token. At least 1 character.
///   - oauth1TokenSecret: The secret that belongs to it. At least 1 character.
- (instancetype)initWithOauth1Token:(NSString *)oauth1Token oauth1TokenSecret:(NSString *)oauth1TokenSecret;
@end

/// Converts `DBAUTHTokenFromOAuth1Arg` from and to JSON.
@interface DBAUTHTokenFromOAuth1ArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenFromOAuth1Arg *)instance;
/// Returns the object for JSON.
+ (DBAUTHTokenFromOAuth1Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBAUTHTokenFromOAuth1Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBAUTHTokenFromOAuth1ErrorTag) {
    /// The token and its secret are not valid.
    DBAUTHTokenFromOAuth1ErrorInvalidOauth1TokenInfo,
    /// The token belongs to another app.
    DBAUTHTokenFromOAuth1ErrorAppIdMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBAUTHTokenFromOAuth1ErrorOther,
};

/// Why no token was returned.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenFromOAuth1Error *)instance;
/// Returns the object for JSON.
+ (DBAUTHTokenFromOAuth1Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The token that came of the exchange.
@interface DBAUTHTokenFromOAuth1Result : DBStoneObject
/// The OAuth 2 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth2Token;

/// Creates an object.
///
/// - Parameters:
///   - oauth2Token: The OAuth 2 access token. At least 1 character.
- (instancetype)initWithOauth2Token:(NSString *)oauth2Token;
@end

/// Converts `DBAUTHTokenFromOAuth1Result` from and to JSON.
@interface DBAUTHTokenFromOAuth1ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenFromOAuth1Result *)instance;
/// Returns the object for JSON.
+ (DBAUTHTokenFromOAuth1Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The scope that a token lacks.
@interface DBAUTHTokenScopeError : DBStoneObject
/// The scope that the route needs, such as `files.content.read`.
@property (nonatomic, readonly, copy) NSString *requiredScope;

/// Creates an object.
///
/// - Parameters:
///   - requiredScope: The scope that the route needs, such as `files.content.read`.
- (instancetype)initWithRequiredScope:(NSString *)requiredScope;
@end

/// Converts `DBAUTHTokenScopeError` from and to JSON.
@interface DBAUTHTokenScopeErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHTokenScopeError *)instance;
/// Returns the object for JSON.
+ (DBAUTHTokenScopeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Accounts that the caller may not ask about.
@interface DBAUTHUnauthorizedAccountIdUsageError : DBStoneObject
/// The accounts.
@property (nonatomic, readonly) NSArray<NSString *> *unauthorizedAccountIds;

/// Creates an object.
///
/// - Parameters:
///   - unauthorizedAccountIds: The accounts.
- (instancetype)initWithUnauthorizedAccountIds:(NSArray<NSString *> *)unauthorizedAccountIds;
@end

/// Converts `DBAUTHUnauthorizedAccountIdUsageError` from and to JSON.
@interface DBAUTHUnauthorizedAccountIdUsageErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBAUTHUnauthorizedAccountIdUsageError *)instance;
/// Returns the object for JSON.
+ (DBAUTHUnauthorizedAccountIdUsageError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
