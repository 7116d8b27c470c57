#import <DropboxObjectiveCRuntime/DBDispatch.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>

@class DBAccessToken;
@class DBScopeRequest;
@protocol DBSharedApplication;

NS_ASSUME_NONNULL_BEGIN

/// An object that refreshes access tokens.
@protocol DBAccessTokenRefreshing <NSObject>

/// Requests a new access token.
///
/// - Parameters:
///   - accessToken: The token to refresh. It must have a refresh token.
///   - scopes: The scopes of the new token, a subset of those of the old token. If it's empty, the scopes don't change.
///   - queue: The queue for the completion block, or `nil` for the main queue.
///   - completion: A block that receives the new token or an error.
- (void)refreshAccessToken:(DBAccessToken *)accessToken
                    scopes:(NSArray<NSString *> *)scopes
                     queue:(nullable dispatch_queue_t)queue
                completion:(nullable DBOAuthCompletion)completion;

@end

/// Signs users and teams in, stores their tokens, and refreshes them.
///
/// Most apps use `DBClientsManager`, which creates a manager and the clients of accounts.
@interface DBOAuthManager : NSObject <DBAccessTokenRefreshing> {
@private
    const void *_manager;
    NSLocale *_locale;
    BOOL _disableSignup;
    BOOL _webAuthShouldForceReauthentication;
}

/// The language of the sign-in page. Until you set it, it's the current locale, and the page uses the language of the
/// browser.
@property (nonatomic, strong) NSLocale *locale;

/// A Boolean value that indicates whether users can't create accounts on the sign-in page. The default is `NO`.
@property (nonatomic) BOOL disableSignup;

/// A Boolean value that indicates whether users must sign in to Dropbox again even if the browser is signed in, which
/// also lets them choose another account. The default is `NO`.
@property (nonatomic) BOOL webAuthShouldForceReauthentication;

/// The manager of `DBClientsManager`, or `nil` before its setup.
+ (nullable DBOAuthManager *)sharedOAuthManager;

/// Replaces the manager of `DBClientsManager`.
+ (void)setSharedOAuthManager:(DBOAuthManager *)sharedOAuthManager;

/// Creates a manager.
- (instancetype)initWithAppKey:(NSString *)appKey;

/// Creates a manager whose sign-in page is on another host.
///
/// - Parameters:
///   - appKey: The app key from the App Console.
///   - host: The host of the sign-in page, or `nil` for that of Dropbox. If it's a URL with a scheme, such as
///     `http://127.0.0.1:8080` for an emulator, tokens are requested from it as well.
- (instancetype)initWithAppKey:(NSString *)appKey host:(nullable NSString *)host;

/// Creates a manager with a URL to which the sign-in page redirects the user.
///
/// - Parameters:
///   - appKey: The app key from the App Console.
///   - host: The host of the sign-in page, or `nil` for that of Dropbox. If it's a URL with a scheme, such as
///     `http://127.0.0.1:8080` for an emulator, tokens are requested from it as well.
///   - redirectURL: The URL, or `nil` for `db-<app key>://2/token`. Register it in the App Console.
- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(nullable NSString *)host
                   redirectURL:(nullable NSString *)redirectURL;

/// Starts the sign-in of an old app, which receives a token without expiration in the redirect URL.
///
/// Dropbox issues such tokens only to old apps.
- (void)authorizeFromSharedApplication:(id<DBSharedApplication>)sharedApplication;

/// Starts a sign-in. Pass the redirect URL to `-handleRedirectURL:completion:`. Discards an earlier sign-in that hasn't
/// finished.
///
/// - Parameters:
///   - sharedApplication: The app, which presents pages and opens other apps. The manager retains it until the sign-in
///     has finished.
///   - usePkce: Whether to request a code, and a token that is refreshed when it expires.
///   - scopeRequest: The scopes, or `nil` for all scopes of the app. Requires `usePkce`.
- (void)authorizeFromSharedApplication:(id<DBSharedApplication>)sharedApplication
                               usePkce:(BOOL)usePkce
                          scopeRequest:(nullable DBScopeRequest *)scopeRequest;

/// Finishes a sign-in, if `url` is its redirect URL, and stores the token.
///
/// - Parameters:
///   - url: The URL with which the app was opened.
///   - completion: A block that is called once on the main thread: with the token, with the cancellation, with an
///     error, or with `nil` if `url` isn't the redirect URL of the app.
/// - Returns: `NO` if `url` isn't the redirect URL of the app.
- (BOOL)handleRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion;

/// Stores a token.
///
/// - Returns: `YES` if the token was stored.
- (BOOL)storeAccessToken:(DBAccessToken *)accessToken;

/// Returns one of the stored tokens, or `nil` if there are none. It's always the same while the same accounts are
/// signed in.
- (nullable DBAccessToken *)retrieveFirstAccessToken;

/// Returns the token of an account, or `nil` if none is stored.
- (nullable DBAccessToken *)retrieveAccessToken:(NSString *)tokenUid;

/// Returns the stored tokens by account.
- (NSDictionary<NSString *, DBAccessToken *> *)retrieveAllAccessTokens;

/// Returns a Boolean value that indicates whether any token is stored.
- (BOOL)hasStoredAccessTokens;

/// Removes the token of an account, without revoking it.
///
/// - Returns: `YES` if no token of the account is stored.
- (BOOL)clearStoredAccessToken:(NSString *)tokenUid;

/// Removes all tokens, without revoking them.
///
/// - Returns: `YES` if no token is stored.
- (BOOL)clearStoredAccessTokens;

@end

NS_ASSUME_NONNULL_END
