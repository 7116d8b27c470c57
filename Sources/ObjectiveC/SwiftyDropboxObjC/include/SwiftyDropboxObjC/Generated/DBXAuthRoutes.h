// Generated from API/auth.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAuthTokenFromOAuth1Error, DBXAuthTokenFromOAuth1Result, DBXCallError;

NS_ASSUME_NONNULL_BEGIN

/// A request of `auth/token/from_oauth1`.
@interface DBXAuthTokenFromOauth1RpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAuthTokenFromOAuth1Result *_Nullable result, DBXAuthTokenFromOAuth1Error *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAuthTokenFromOAuth1Result *_Nullable result, DBXAuthTokenFromOAuth1Error *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `auth/token/revoke`.
@interface DBXAuthTokenRevokeRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `auth`, called on behalf of a user or a team.
@interface DBXAuthRoutes : DBXBaseRoutes
/// Revokes the access token of this call, its refresh token, and all access tokens issued for that refresh token.
///
/// Route `auth/token/revoke`: style rpc, host api, auth user.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke>
- (DBXAuthTokenRevokeRpcRequest *)tokenRevoke;
@end

/// The routes of `auth`, called with the key and secret of an app.
@interface DBXAuthAppAuthRoutes : DBXBaseRoutes
/// Exchanges an OAuth 1 access token for an OAuth 2 access token.
///
/// Route `auth/token/from_oauth1`: style rpc, host api, auth app.
/// Error: `DBXAuthTokenFromOAuth1Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-from_oauth1>
///
/// - Parameters:
///   - oauth1Token: The OAuth 1 access token. At least 1 character.
///   - oauth1TokenSecret: The secret of the OAuth 1 access token. At least 1 character.
- (DBXAuthTokenFromOauth1RpcRequest *)tokenFromOauth1WithOauth1Token:(NSString *)oauth1Token
    oauth1TokenSecret:(NSString *)oauth1TokenSecret
    __deprecated_msg("Dropbox deprecated the route.");
@end

/// The routes of `auth`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXAuth)
/// The routes of `auth`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXAuthRoutes *auth;
@end

/// The routes of `auth`, called with the key and secret of an app.
@interface DBXDropboxAppBase (DBXAuth)
/// The routes of `auth`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXAuthAppAuthRoutes *auth;
@end

NS_ASSUME_NONNULL_END
