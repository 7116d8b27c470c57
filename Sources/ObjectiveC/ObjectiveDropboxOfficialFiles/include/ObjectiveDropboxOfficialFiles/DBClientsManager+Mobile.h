#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>
#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>

#if !TARGET_OS_OSX

@class DBScopeRequest;
@protocol DBLoadingStatusDelegate;
#if TARGET_OS_IOS
@class UIApplication;
@class UIViewController;
#endif

NS_ASSUME_NONNULL_BEGIN

/// The setup and the sign-in of apps on iOS.
@interface DBClientsManager (Mobile)

/// Sets up the manager for an app of users. If a user is signed in, creates `authorizedClient`.
///
/// If several users are signed in, `authorizedClient` is always the same one of them, and `authorizedClients` contains
/// all. A later call replaces the setup.
///
/// - Parameter appKey: The app key from the App Console.
+ (void)setupWithAppKey:(NSString *)appKey;

/// Sets up the manager for an app of users with a configuration, which must have an app key.
+ (void)setupWithTransportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Sets up the manager for an app of teams. If a team is signed in, creates `authorizedTeamClient`.
///
/// - Parameter appKey: The app key from the App Console.
+ (void)setupWithTeamAppKey:(NSString *)appKey;

/// Sets up the manager for an app of teams with a configuration, which must have an app key.
+ (void)setupWithTeamTransportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

#if TARGET_OS_IOS
/// Starts the sign-in of a user or a team with the Dropbox app, or with a page in the app. Pass the redirect URL to
/// `+handleRedirectURL:completion:`.
///
/// It uses the code flow with PKCE, and the token is refreshed when it expires. The app's `Info.plist` must contain the
/// URL scheme `db-<app key>`.
///
/// - Parameters:
///   - sharedApplication: The app.
///   - controller: The view controller that presents the page, a weak reference.
///   - loadingStatusDelegate: Shows a progress indicator during the exchange of the code for a token, a weak reference.
///     If it's `nil`, a spinner is shown.
///   - openURL: Opens a URL in another app.
///   - scopeRequest: The scopes, or `nil` for all scopes of the app.
+ (void)authorizeFromControllerV2:(UIApplication *)sharedApplication
                       controller:(nullable UIViewController *)controller
            loadingStatusDelegate:(nullable id<DBLoadingStatusDelegate>)loadingStatusDelegate
                          openURL:(void (^_Nonnull)(NSURL *))openURL
                     scopeRequest:(nullable DBScopeRequest *)scopeRequest;

/// Starts the sign-in of an old app, which receives a token without expiration in the redirect URL.
///
/// - Parameters:
///   - sharedApplication: The app.
///   - controller: The view controller that presents the page, a weak reference.
///   - openURL: Opens a URL in another app.
+ (void)authorizeFromController:(UIApplication *)sharedApplication
                     controller:(nullable UIViewController *)controller
                        openURL:(void (^_Nonnull)(NSURL *))openURL
    __deprecated_msg("Use authorizeFromControllerV2:controller:loadingStatusDelegate:openURL:scopeRequest:.");

/// Starts the sign-in of an old app. `browserAuth` has no effect, because the page is always shown in the app.
+ (void)authorizeFromController:(UIApplication *)sharedApplication
                     controller:(nullable UIViewController *)controller
                        openURL:(void (^_Nonnull)(NSURL *))openURL
                    browserAuth:(BOOL)browserAuth
    __deprecated_msg("Use authorizeFromControllerV2:controller:loadingStatusDelegate:openURL:scopeRequest:.");
#endif

@end

NS_ASSUME_NONNULL_END

#endif
