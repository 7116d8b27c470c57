// Generated from API/auth.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXAuthAccessErrorInvalidAccountType, DBXAuthAccessErrorNoPermission, DBXAuthAccessErrorOther,
    DBXAuthAccessErrorPaperAccessDenied, DBXAuthAccessErrorTeamAccessDenied, DBXAuthAuthErrorExpiredAccessToken,
    DBXAuthAuthErrorInvalidAccessToken, DBXAuthAuthErrorInvalidSelectAdmin, DBXAuthAuthErrorInvalidSelectUser,
    DBXAuthAuthErrorMissingScope, DBXAuthAuthErrorOther, DBXAuthAuthErrorRouteAccessDenied,
    DBXAuthAuthErrorUserSuspended, DBXAuthInvalidAccountTypeError, DBXAuthInvalidAccountTypeErrorEndpoint,
    DBXAuthInvalidAccountTypeErrorFeature, DBXAuthInvalidAccountTypeErrorOther, DBXAuthNoPermissionError,
    DBXAuthNoPermissionErrorOther, DBXAuthNoPermissionErrorUnauthorizedAccountIdUsage, DBXAuthPaperAccessError,
    DBXAuthPaperAccessErrorNotPaperUser, DBXAuthPaperAccessErrorOther, DBXAuthPaperAccessErrorPaperDisabled,
    DBXAuthRateLimitReason, DBXAuthRateLimitReasonOther, DBXAuthRateLimitReasonTooManyRequests,
    DBXAuthRateLimitReasonTooManyWriteOperations, DBXAuthTokenFromOAuth1ErrorAppIdMismatch,
    DBXAuthTokenFromOAuth1ErrorInvalidOauth1TokenInfo, DBXAuthTokenFromOAuth1ErrorOther, DBXAuthTokenScopeError,
    DBXAuthUnauthorizedAccountIdUsageError;

NS_ASSUME_NONNULL_BEGIN

/// The reason that the account isn't allowed to make the call (HTTP status 403). Trying again with the same account
/// doesn't help.
@interface DBXAuthAccessError : DBXObject
@end

/// The members of the union.
@interface DBXAuthAccessError (Members)
/// The object if its tag is `invalid_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAccessErrorInvalidAccountType *asInvalidAccountType;
/// The object if its tag is `paper_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAccessErrorPaperAccessDenied *asPaperAccessDenied;
/// The object if its tag is `team_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAccessErrorTeamAccessDenied *asTeamAccessDenied;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAccessErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAccessErrorOther *asOther;
@end

/// The account's plan doesn't include the route or feature.
@interface DBXAuthAccessErrorInvalidAccountType : DBXAuthAccessError
/// The value of `invalid_account_type`.
@property (nonatomic, strong) DBXAuthInvalidAccountTypeError *invalidAccountType;
/// Creates an object with the tag `invalid_account_type`.
- (instancetype)init:(DBXAuthInvalidAccountTypeError *)invalidAccountType NS_DESIGNATED_INITIALIZER;
@end

/// The account can't use Paper.
@interface DBXAuthAccessErrorPaperAccessDenied : DBXAuthAccessError
/// The value of `paper_access_denied`.
@property (nonatomic, strong) DBXAuthPaperAccessError *paperAccessDenied;
/// Creates an object with the tag `paper_access_denied`.
- (instancetype)init:(DBXAuthPaperAccessError *)paperAccessDenied NS_DESIGNATED_INITIALIZER;
@end

/// The team can't access the route.
@interface DBXAuthAccessErrorTeamAccessDenied : DBXAuthAccessError
/// Creates an object with the tag `team_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The caller lacks a permission.
@interface DBXAuthAccessErrorNoPermission : DBXAuthAccessError
/// The value of `no_permission`.
@property (nonatomic, strong) DBXAuthNoPermissionError *noPermission;
/// Creates an object with the tag `no_permission`.
- (instancetype)init:(DBXAuthNoPermissionError *)noPermission NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthAccessErrorOther : DBXAuthAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that an access token wasn't accepted (HTTP status 401).
@interface DBXAuthAuthError : DBXObject
@end

/// The members of the union.
@interface DBXAuthAuthError (Members)
/// The object if its tag is `invalid_access_token`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorInvalidAccessToken *asInvalidAccessToken;
/// The object if its tag is `invalid_select_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorInvalidSelectUser *asInvalidSelectUser;
/// The object if its tag is `invalid_select_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorInvalidSelectAdmin *asInvalidSelectAdmin;
/// The object if its tag is `user_suspended`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorUserSuspended *asUserSuspended;
/// The object if its tag is `expired_access_token`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorExpiredAccessToken *asExpiredAccessToken;
/// The object if its tag is `missing_scope`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorMissingScope *asMissingScope;
/// The object if its tag is `route_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorRouteAccessDenied *asRouteAccessDenied;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthAuthErrorOther *asOther;
@end

/// The token isn't valid, for example because the user unlinked the app. The user must sign in again.
@interface DBXAuthAuthErrorInvalidAccessToken : DBXAuthAuthError
/// Creates an object with the tag `invalid_access_token`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in the `Dropbox-API-Select-User` header isn't a member of the team.
@interface DBXAuthAuthErrorInvalidSelectUser : DBXAuthAuthError
/// Creates an object with the tag `invalid_select_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in the `Dropbox-API-Select-Admin` header isn't an admin of the team.
@interface DBXAuthAuthErrorInvalidSelectAdmin : DBXAuthAuthError
/// Creates an object with the tag `invalid_select_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user is suspended.
@interface DBXAuthAuthErrorUserSuspended : DBXAuthAuthError
/// Creates an object with the tag `user_suspended`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The token has expired. Refresh it, or ask the user to sign in again.
@interface DBXAuthAuthErrorExpiredAccessToken : DBXAuthAuthError
/// Creates an object with the tag `expired_access_token`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The token lacks a scope. Add the scope to the app's permissions, and ask the user to sign in again.
@interface DBXAuthAuthErrorMissingScope : DBXAuthAuthError
/// The value of `missing_scope`.
@property (nonatomic, strong) DBXAuthTokenScopeError *missingScope;
/// Creates an object with the tag `missing_scope`.
- (instancetype)init:(DBXAuthTokenScopeError *)missingScope NS_DESIGNATED_INITIALIZER;
@end

/// The route isn't available to the public.
@interface DBXAuthAuthErrorRouteAccessDenied : DBXAuthAuthError
/// Creates an object with the tag `route_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthAuthErrorOther : DBXAuthAuthError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The part of the API that the account's plan doesn't include.
@interface DBXAuthInvalidAccountTypeError : DBXObject
@end

/// The members of the union.
@interface DBXAuthInvalidAccountTypeError (Members)
/// The object if its tag is `endpoint`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthInvalidAccountTypeErrorEndpoint *asEndpoint;
/// The object if its tag is `feature`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthInvalidAccountTypeErrorFeature *asFeature;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthInvalidAccountTypeErrorOther *asOther;
@end

/// The route.
@interface DBXAuthInvalidAccountTypeErrorEndpoint : DBXAuthInvalidAccountTypeError
/// Creates an object with the tag `endpoint`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A feature of the route.
@interface DBXAuthInvalidAccountTypeErrorFeature : DBXAuthInvalidAccountTypeError
/// Creates an object with the tag `feature`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthInvalidAccountTypeErrorOther : DBXAuthInvalidAccountTypeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The permission that the caller lacks.
@interface DBXAuthNoPermissionError : DBXObject
@end

/// The members of the union.
@interface DBXAuthNoPermissionError (Members)
/// The object if its tag is `unauthorized_account_id_usage`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXAuthNoPermissionErrorUnauthorizedAccountIdUsage *asUnauthorizedAccountIdUsage;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthNoPermissionErrorOther *asOther;
@end

/// The caller can't query some of the accounts.
@interface DBXAuthNoPermissionErrorUnauthorizedAccountIdUsage : DBXAuthNoPermissionError
/// The value of `unauthorized_account_id_usage`.
@property (nonatomic, strong) DBXAuthUnauthorizedAccountIdUsageError *unauthorizedAccountIdUsage;
/// Creates an object with the tag `unauthorized_account_id_usage`.
- (instancetype)init:(DBXAuthUnauthorizedAccountIdUsageError *)unauthorizedAccountIdUsage NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthNoPermissionErrorOther : DBXAuthNoPermissionError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the account can't use Paper.
@interface DBXAuthPaperAccessError : DBXObject
@end

/// The members of the union.
@interface DBXAuthPaperAccessError (Members)
/// The object if its tag is `paper_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthPaperAccessErrorPaperDisabled *asPaperDisabled;
/// The object if its tag is `not_paper_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthPaperAccessErrorNotPaperUser *asNotPaperUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthPaperAccessErrorOther *asOther;
@end

/// Paper is disabled.
@interface DBXAuthPaperAccessErrorPaperDisabled : DBXAuthPaperAccessError
/// Creates an object with the tag `paper_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user has never used Paper.
@interface DBXAuthPaperAccessErrorNotPaperUser : DBXAuthPaperAccessError
/// Creates an object with the tag `not_paper_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthPaperAccessErrorOther : DBXAuthPaperAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error for too many requests by the app (HTTP status 429).
@interface DBXAuthRateLimitError : DBXObject
/// The kind of limit that was exceeded.
@property (nonatomic, readonly) DBXAuthRateLimitReason *reason;
/// The time to wait before the next request, in seconds. The default is 1.
@property (nonatomic, readonly) NSNumber *retryAfter;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReason:(DBXAuthRateLimitReason *)reason
    retryAfter:(NSNumber *)retryAfter
    NS_DESIGNATED_INITIALIZER;
@end

/// The kind of limit that was exceeded.
@interface DBXAuthRateLimitReason : DBXObject
@end

/// The members of the union.
@interface DBXAuthRateLimitReason (Members)
/// The object if its tag is `too_many_requests`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthRateLimitReasonTooManyRequests *asTooManyRequests;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthRateLimitReasonTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthRateLimitReasonOther *asOther;
@end

/// Too many requests. Wait, and then send requests at a lower rate.
@interface DBXAuthRateLimitReasonTooManyRequests : DBXAuthRateLimitReason
/// Creates an object with the tag `too_many_requests`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Too many concurrent write operations in one Dropbox. Wait, and then write with less concurrency.
@interface DBXAuthRateLimitReasonTooManyWriteOperations : DBXAuthRateLimitReason
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthRateLimitReasonOther : DBXAuthRateLimitReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An OAuth 1 access token to exchange.
@interface DBXAuthTokenFromOAuth1Arg : DBXObject
/// The OAuth 1 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth1Token;
/// The secret of the OAuth 1 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth1TokenSecret;

/// Creates an object.
///
/// - Parameters:
///   - oauth1Token: The OAuth 1 access token. At least 1 character.
///   - oauth1TokenSecret: The secret of the OAuth 1 access token. At least 1 character.
- (instancetype)initWithOauth1Token:(NSString *)oauth1Token
    oauth1TokenSecret:(NSString *)oauth1TokenSecret
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no token was returned.
@interface DBXAuthTokenFromOAuth1Error : DBXObject
@end

/// The members of the union.
@interface DBXAuthTokenFromOAuth1Error (Members)
/// The object if its tag is `invalid_oauth1_token_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthTokenFromOAuth1ErrorInvalidOauth1TokenInfo *asInvalidOauth1TokenInfo;
/// The object if its tag is `app_id_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthTokenFromOAuth1ErrorAppIdMismatch *asAppIdMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthTokenFromOAuth1ErrorOther *asOther;
@end

/// The token and its secret aren't valid.
@interface DBXAuthTokenFromOAuth1ErrorInvalidOauth1TokenInfo : DBXAuthTokenFromOAuth1Error
/// Creates an object with the tag `invalid_oauth1_token_info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The token was issued to another app.
@interface DBXAuthTokenFromOAuth1ErrorAppIdMismatch : DBXAuthTokenFromOAuth1Error
/// Creates an object with the tag `app_id_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAuthTokenFromOAuth1ErrorOther : DBXAuthTokenFromOAuth1Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of a token exchange.
@interface DBXAuthTokenFromOAuth1Result : DBXObject
/// The OAuth 2 access token. At least 1 character.
@property (nonatomic, readonly, copy) NSString *oauth2Token;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOauth2Token:(NSString *)oauth2Token NS_DESIGNATED_INITIALIZER;
@end

/// The scope that a token lacks.
@interface DBXAuthTokenScopeError : DBXObject
/// The scope that the route needs, such as `files.content.read`.
@property (nonatomic, readonly, copy) NSString *requiredScope;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequiredScope:(NSString *)requiredScope NS_DESIGNATED_INITIALIZER;
@end

/// The accounts that the caller isn't allowed to query.
@interface DBXAuthUnauthorizedAccountIdUsageError : DBXObject
/// The account identifiers.
@property (nonatomic, readonly, copy) NSArray<NSString *> *unauthorizedAccountIds;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUnauthorizedAccountIds:(NSArray<NSString *> *)unauthorizedAccountIds NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
