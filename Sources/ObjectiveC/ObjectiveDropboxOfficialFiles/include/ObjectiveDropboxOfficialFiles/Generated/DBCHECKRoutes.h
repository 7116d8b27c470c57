// Generated from API/check.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBCHECKEchoError, DBCHECKEchoResult, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `check`, called on behalf of a user.
@interface DBCHECKUserAuthRoutes : DBAuthRoutes
/// Returns the text that you send, to check the connection and the access token. The optional arguments have their
/// defaults.
- (DBRpcTask<DBCHECKEchoResult *, DBCHECKEchoError *> *)user;

/// Returns the text that you send, to check the connection and the access token.
///
/// Route `check/user`: style rpc, host api, auth user, scope `account_info.read`.
/// Error: `DBCHECKEchoError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-user>
///
/// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
- (DBRpcTask<DBCHECKEchoResult *, DBCHECKEchoError *> *)user:(nullable NSString *)query;
@end

/// The routes of `check`, called with the key and secret of an app.
@interface DBCHECKAppAuthRoutes : DBAuthRoutes
/// Returns the text that you send, to check the connection and the app's key and secret. The optional arguments have
/// their defaults.
- (DBRpcTask<DBCHECKEchoResult *, DBCHECKEchoError *> *)app;

/// Returns the text that you send, to check the connection and the app's key and secret.
///
/// Route `check/app`: style rpc, host api, auth app.
/// Error: `DBCHECKEchoError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-app>
///
/// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
- (DBRpcTask<DBCHECKEchoResult *, DBCHECKEchoError *> *)app:(nullable NSString *)query;
@end

/// The descriptors of the routes of `check`.
@interface DBCHECKRouteObjects : DBRouteObjects
/// The descriptor of `check/app`.
+ (DBRoute *)DBCHECKApp;
/// The descriptor of `check/user`.
+ (DBRoute *)DBCHECKUser;
@end

/// The routes of `check`, on behalf of a user.
@interface DBUserBaseClient (DBCHECK)
/// The routes of `check`.
@property (nonatomic, readonly) DBCHECKUserAuthRoutes *checkRoutes;
@end

/// The routes of `check`, with the key and secret of an app.
@interface DBAppBaseClient (DBCHECK)
/// The routes of `check`.
@property (nonatomic, readonly) DBCHECKAppAuthRoutes *checkRoutes;
@end

NS_ASSUME_NONNULL_END
