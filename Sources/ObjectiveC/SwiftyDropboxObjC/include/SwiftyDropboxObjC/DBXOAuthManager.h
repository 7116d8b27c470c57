#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <SwiftyDropboxObjC/DBXAccessToken.h>

@protocol DBXSecureStorageAccess;

NS_ASSUME_NONNULL_BEGIN

/// Who grants the scopes.
typedef NS_CLOSED_ENUM(NSInteger, DBXScopeType) {
    /// A team.
    DBXScopeTypeTeam = 0,
    /// A user.
    DBXScopeTypeUser = 1,
};

/// The scopes that an app asks for.
@interface DBXScopeRequest : NSObject {
@private
    DBXScopeType _scopeType;
    NSArray<NSString *> *_scopes;
    BOOL _includeGrantedScopes;
}

/// Creates a request for scopes.
///
/// @param scopeType Who grants the scopes.
/// @param scopes The scopes. If the array is empty, all scopes of the app.
/// @param includeGrantedScopes Whether the token also has the scopes that were granted before.
- (instancetype)initWithScopeType:(DBXScopeType)scopeType
                           scopes:(NSArray<NSString *> *)scopes
             includeGrantedScopes:(BOOL)includeGrantedScopes NS_DESIGNATED_INITIALIZER;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The reason why a sign-in failed.
@interface DBXOAuth2Error : NSObject {
@private
    NSString *_code;
}

/// The code of OAuth 2, such as `access_denied` or `invalid_grant`.
@property (nonatomic, readonly, copy) NSString *code;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The result of a sign-in: a token, an error, or neither if the user canceled it.
@interface DBXDropboxOAuthResult : NSObject {
@private
    DBXDropboxAccessToken *_token;
    DBXOAuth2Error *_error;
    NSString *_errorMessage;
    BOOL _wasCancelled;
}

/// The token.
@property (nonatomic, readonly, nullable) DBXDropboxAccessToken *token;

/// The reason why the sign-in failed.
@property (nonatomic, readonly, nullable) DBXOAuth2Error *error;

/// A description of the error, for a log.
@property (nonatomic, readonly, copy, nullable) NSString *errorMessage;

/// Whether the user canceled the sign-in.
@property (nonatomic, readonly) BOOL wasCancelled;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// What a sign-in needs of an app's user interface.
@protocol DBXSharedApplication

/// Shows an error.
- (void)presentErrorMessage:(NSString *)message title:(NSString *)title;

/// Shows an error with buttons. The block receives the title of the button that the user chose.
- (void)presentErrorMessageWithHandlers:(NSString *)message
                                  title:(NSString *)title
                           buttonTitles:(NSArray<NSString *> *)buttonTitles
                          buttonHandler:(void (^_Nonnull)(NSString *button))buttonHandler;

/// Shows the platform's own sign-in. Returns whether there is one.
- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL;

/// Shows the page of the sign-in.
///
/// @param authURL The URL of the page.
/// @param tryIntercept Returns whether a URL is the redirect URL, and handles it.
/// @param cancelHandler Called when the user cancels the sign-in.
- (void)presentAuthChannel:(NSURL *)authURL
              tryIntercept:(BOOL (^_Nonnull)(NSURL *url))tryIntercept
             cancelHandler:(void (^_Nonnull)(void))cancelHandler;

/// Opens a URL in another app.
- (void)presentExternalApp:(NSURL *)url;

/// Returns whether another app opens the URL.
- (BOOL)canPresentExternalApp:(NSURL *)url;

/// Shows a progress indicator.
- (void)presentLoading;

/// Hides the progress indicator.
- (void)dismissLoading;

@end

/// Signs in users and teams, and stores their access tokens.
@interface DBXDropboxOAuthManager : NSObject <DBXAccessTokenRefreshing> {
@private
    const void *_manager;
}

/// The language of the sign-in, or `nil` for that of the app.
@property (nonatomic, readonly, copy, nullable) NSLocale *locale;

/// The manager that `DBXDropboxClientsManager` uses. It is available after a setup.
@property (class, nonatomic, strong) DBXDropboxOAuthManager *sharedOAuthManager;

/// Creates a manager.
///
/// @param appKey The app key from the App Console.
/// @param host The host of the sign-in. A URL with a scheme, such as that of the emulator, replaces all hosts.
/// @param secureStorageAccess The store for tokens.
- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(NSString *)host
           secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess;

/// Creates a manager with the default host.
- (instancetype)initWithAppKey:(NSString *)appKey secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess;

/// Handles the redirect URL of a sign-in. Returns whether it is one.
///
/// @param url The URL with which the app was opened.
/// @param completion The block that receives the result on the main queue, or `nil` if the URL belongs to no sign-in.
- (BOOL)handleRedirectURL:(NSURL *)url completion:(void (^_Nonnull)(DBXDropboxOAuthResult *_Nullable result))completion;

/// Starts a sign-in.
///
/// @param sharedApplication The user interface of the app.
/// @param usePKCE Whether to use the code flow with PKCE, so that the token is refreshed when it expires.
/// @param scopeRequest The scopes, or `nil` for all scopes of the app.
- (void)authorizeFromSharedApplication:(id<DBXSharedApplication>)sharedApplication
                               usePKCE:(BOOL)usePKCE
                          scopeRequest:(nullable DBXScopeRequest *)scopeRequest;

/// Returns all stored tokens by the identifiers of their users or teams.
- (NSDictionary<NSString *, DBXDropboxAccessToken *> *)getAllAccessTokens;

/// Returns whether a token is stored.
- (BOOL)hasStoredAccessTokens;

/// Returns the token of a user or team, or `nil` if there is none.
- (nullable DBXDropboxAccessToken *)getAccessToken:(nullable NSString *)user;

/// Removes a token. Returns whether that worked.
- (BOOL)clearStoredAccessToken:(DBXDropboxAccessToken *)token;

/// Removes all tokens. Returns whether that worked.
- (BOOL)clearStoredAccessTokens;

/// Stores a token. Returns whether that worked.
- (BOOL)storeAccessToken:(DBXDropboxAccessToken *)token;

/// Returns any stored token, always the same one, or `nil` if there is none.
- (nullable DBXDropboxAccessToken *)getFirstAccessToken;

/// Refreshes an access token.
///
/// @param accessToken The token to refresh.
/// @param scopes The scopes of the new token. If the array is empty, it has those of the old one.
/// @param queue The queue of the block, or `nil` for the main queue.
/// @param completion The block that receives the new token or an error.
- (void)refreshAccessToken:(DBXDropboxAccessToken *)accessToken
                    scopes:(NSArray<NSString *> *)scopes
                     queue:(nullable dispatch_queue_t)queue
                completion:(void (^_Nonnull)(DBXDropboxOAuthResult *_Nullable result))completion;

/// Returns the source of access tokens for a token, which refreshes it if it expires.
- (DBXAccessTokenProvider *)accessTokenProviderForToken:(DBXDropboxAccessToken *)token;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

#if TARGET_OS_IOS
/// Signs in users and teams on iOS, with the Dropbox app if it is installed.
@interface DBXDropboxMobileOAuthManager : DBXDropboxOAuthManager

/// Creates a manager.
///
/// @param appKey The app key from the App Console.
/// @param host The host of the sign-in.
/// @param secureStorageAccess The store for tokens.
/// @param dismissSharedAppAuthController Hides the page of the sign-in.
- (instancetype)initWithAppKey:(NSString *)appKey
                              host:(NSString *)host
               secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
    dismissSharedAppAuthController:(void (^_Nonnull)(void))dismissSharedAppAuthController NS_DESIGNATED_INITIALIZER;

@end
#endif

NS_ASSUME_NONNULL_END
