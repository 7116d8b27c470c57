// Generated from API/openid.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXOpenidUserInfoError, DBXOpenidUserInfoResult;

NS_ASSUME_NONNULL_BEGIN

/// A request of `openid/userinfo`.
@interface DBXOpenidUserinfoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXOpenidUserInfoResult *_Nullable result, DBXOpenidUserInfoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXOpenidUserInfoResult *_Nullable result, DBXOpenidUserInfoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `openid`, called on behalf of a user or a team.
@interface DBXOpenidRoutes : DBXBaseRoutes
/// Returns the current information about the user for the token's OpenID scopes: the same as in the ID token.
///
/// Route `openid/userinfo`: style rpc, host api, auth user, scope `openid`.
/// Error: `DBXOpenidUserInfoError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#openid-userinfo>
- (DBXOpenidUserinfoRpcRequest *)userinfo;
@end

/// The routes of `openid`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXOpenid)
/// The routes of `openid`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXOpenidRoutes *openid;
@end

NS_ASSUME_NONNULL_END
