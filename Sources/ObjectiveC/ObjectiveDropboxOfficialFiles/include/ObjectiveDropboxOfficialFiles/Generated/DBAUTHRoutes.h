// Generated from API/auth.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBAUTHTokenFromOAuth1Error, DBAUTHTokenFromOAuth1Result, DBNilObject, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `auth`, called on behalf of a user.
@interface DBAUTHUserAuthRoutes : DBAuthRoutes
/// Revokes the access token of this call, its refresh token, and all access tokens issued for that refresh token.
///
/// Route `auth/token/revoke`: style rpc, host api, auth user.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke>
- (DBRpcTask<DBNilObject *, DBNilObject *> *)tokenRevoke;
@end

/// The routes of `auth`, called with the key and secret of an app.
@interface DBAUTHAppAuthRoutes : DBAuthRoutes
/// Exchanges an OAuth 1 access token for an OAuth 2 access token.
///
/// Route `auth/token/from_oauth1`: style rpc, host api, auth app.
/// Error: `DBAUTHTokenFromOAuth1Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-from_oauth1>
///
/// - Parameters:
///   - oauth1Token: The OAuth 1 access token. At least 1 character.
///   - oauth1TokenSecret: The secret of the OAuth 1 access token. At least 1 character.
- (DBRpcTask<DBAUTHTokenFromOAuth1Result *, DBAUTHTokenFromOAuth1Error *> *)tokenFromOauth1:(NSString *)oauth1Token
    oauth1TokenSecret:(NSString *)oauth1TokenSecret
    __deprecated_msg("Dropbox deprecated the route.");
@end

/// The descriptors of the routes of `auth`.
@interface DBAUTHRouteObjects : DBRouteObjects
/// The descriptor of `auth/token/from_oauth1`.
+ (DBRoute *)DBAUTHTokenFromOauth1;
/// The descriptor of `auth/token/revoke`.
+ (DBRoute *)DBAUTHTokenRevoke;
@end

/// The routes of `auth`, on behalf of a user.
@interface DBUserBaseClient (DBAUTH)
/// The routes of `auth`.
@property (nonatomic, readonly) DBAUTHUserAuthRoutes *authRoutes;
@end

/// The routes of `auth`, with the key and secret of an app.
@interface DBAppBaseClient (DBAUTH)
/// The routes of `auth`.
@property (nonatomic, readonly) DBAUTHAppAuthRoutes *authRoutes;
@end

NS_ASSUME_NONNULL_END
