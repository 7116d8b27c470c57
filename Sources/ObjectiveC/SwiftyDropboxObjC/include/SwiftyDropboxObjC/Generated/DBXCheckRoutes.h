// Generated from API/check.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXCheckEchoResult;

NS_ASSUME_NONNULL_BEGIN

/// A request of `check/app`.
@interface DBXCheckAppRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXCheckEchoResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXCheckEchoResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `check/user`.
@interface DBXCheckUserRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXCheckEchoResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXCheckEchoResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `check`, called on behalf of a user or a team.
@interface DBXCheckRoutes : DBXBaseRoutes
/// Returns the text that you send, to check the connection and the access token.
///
/// Route `check/user`: style rpc, host api, auth user, scope `account_info.read`.
/// Error: `DBXCheckEchoError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-user>
///
/// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
- (DBXCheckUserRpcRequest *)userWithQuery:(NSString *)query;

/// Returns the text that you send, to check the connection and the access token. The optional arguments have their
/// defaults.
- (DBXCheckUserRpcRequest *)user;
@end

/// The routes of `check`, called with the key and secret of an app.
@interface DBXCheckAppAuthRoutes : DBXBaseRoutes
/// Returns the text that you send, to check the connection and the app's key and secret.
///
/// Route `check/app`: style rpc, host api, auth app.
/// Error: `DBXCheckEchoError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-app>
///
/// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
- (DBXCheckAppRpcRequest *)appWithQuery:(NSString *)query;

/// Returns the text that you send, to check the connection and the app's key and secret. The optional arguments have
/// their defaults.
- (DBXCheckAppRpcRequest *)app;
@end

/// The routes of `check`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXCheck)
/// The routes of `check`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXCheckRoutes *check;
@end

/// The routes of `check`, called with the key and secret of an app.
@interface DBXDropboxAppBase (DBXCheck)
/// The routes of `check`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXCheckAppAuthRoutes *check;
@end

NS_ASSUME_NONNULL_END
