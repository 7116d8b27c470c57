#import <SwiftyDropboxObjC/DBXClientsManager.h>
#import <SwiftyDropboxObjC/DBXPlatform.h>

@class DBXScopeRequest;
@class NSApplication;
@class NSViewController;
@protocol DBXLoadingStatusDelegate;
@protocol DBXSecureStorageAccess;

NS_ASSUME_NONNULL_BEGIN

#if TARGET_OS_OSX
/// The sign-in of apps on macOS.
@interface DBXDropboxClientsManager (SignInDesktop)

/// Starts the sign-in with the code flow and PKCE. The token is refreshed when it expires.
///
/// @param sharedApplication The app.
/// @param controller The view controller that presents the page, a weak reference.
/// @param loadingStatusDelegate Shows a progress indicator during the exchange of the code, a weak reference.
/// @param openURL Opens a URL in another app.
/// @param scopeRequest The scopes, or `nil` for all scopes of the app.
+ (void)authorizeFromControllerV2WithSharedApplication:(NSApplication *)sharedApplication
                                            controller:(nullable NSViewController *)controller
                                 loadingStatusDelegate:(nullable id<DBXLoadingStatusDelegate>)loadingStatusDelegate
                                               openURL:(void (^_Nonnull)(NSURL *url))openURL
                                          scopeRequest:(nullable DBXScopeRequest *)scopeRequest;

/// Starts the sign-in of an old app, which receives a token without expiration in the redirect URL.
///
/// @param sharedApplication The app.
/// @param controller The view controller that presents the page, a weak reference.
/// @param openURL Opens a URL in another app.
+ (void)authorizeFromControllerWithSharedApplication:(NSApplication *)sharedApplication
                                          controller:(nullable NSViewController *)controller
                                             openURL:(void (^_Nonnull)(NSURL *url))openURL
    __deprecated_msg("Use the method with a scopeRequest.");

@end
#endif

#if !TARGET_OS_IPHONE
/// The setup of apps on macOS.
@interface DBXDropboxClientsManager (Desktop)

/// Sets up the manager for an app of users. If a user is signed in, creates `authorizedClient`.
///
/// @param appKey The app key from the App Console.
+ (void)setupWithAppKeyDesktop:(NSString *)appKey;

/// Sets up the manager for an app of users with a client of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
+ (void)setupWithAppKeyDesktop:(NSString *)appKey
               transportClient:(nullable DBXDropboxTransportClient *)transportClient
           secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess;

/// Sets up the manager for an app with several users.
///
/// @param appKey The app key from the App Console.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithAppKeyMultiUserDesktop:(NSString *)appKey tokenUid:(nullable NSString *)tokenUid;

/// Sets up the manager for an app with several users, with a client of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithAppKeyMultiUserDesktop:(NSString *)appKey
                        transportClient:(nullable DBXDropboxTransportClient *)transportClient
                    secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                               tokenUid:(nullable NSString *)tokenUid;

/// Sets up the manager for an app of teams. If a team is signed in, creates `authorizedTeamClient`.
///
/// @param appKey The app key from the App Console.
+ (void)setupWithTeamAppKeyDesktop:(NSString *)appKey;

/// Sets up the manager for an app of teams with a client of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
+ (void)setupWithTeamAppKeyDesktop:(NSString *)appKey
                   transportClient:(nullable DBXDropboxTransportClient *)transportClient
               secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess;

/// Sets up the manager for an app with several teams.
///
/// @param appKey The app key from the App Console.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithTeamAppKeyMultiUserDesktop:(NSString *)appKey tokenUid:(nullable NSString *)tokenUid;

/// Sets up the manager for an app with several teams, with a client of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithTeamAppKeyMultiUserDesktop:(NSString *)appKey
                            transportClient:(nullable DBXDropboxTransportClient *)transportClient
                        secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                                   tokenUid:(nullable NSString *)tokenUid;

@end
#endif

NS_ASSUME_NONNULL_END
