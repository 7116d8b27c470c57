// Generated from API/openid.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBOPENIDUserInfoError, DBOPENIDUserInfoResult, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `openid`, called on behalf of a user.
@interface DBOPENIDUserAuthRoutes : DBAuthRoutes
/// Returns the current information about the user for the token's OpenID scopes: the same as in the ID token.
///
/// Route `openid/userinfo`: style rpc, host api, auth user, scope `openid`.
/// Error: `DBOPENIDUserInfoError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#openid-userinfo>
- (DBRpcTask<DBOPENIDUserInfoResult *, DBOPENIDUserInfoError *> *)userinfo;
@end

/// The descriptors of the routes of `openid`.
@interface DBOPENIDRouteObjects : DBRouteObjects
/// The descriptor of `openid/userinfo`.
+ (DBRoute *)DBOPENIDUserinfo;
@end

/// The routes of `openid`, on behalf of a user.
@interface DBUserBaseClient (DBOPENID)
/// The routes of `openid`.
@property (nonatomic, readonly) DBOPENIDUserAuthRoutes *openidRoutes;
@end

NS_ASSUME_NONNULL_END
