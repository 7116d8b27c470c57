#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>
#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>

#if !TARGET_OS_IPHONE

@class DBScopeRequest;
@protocol DBLoadingStatusDelegate;
#if TARGET_OS_OSX
@class NSViewController;
@class NSWorkspace;
#endif

NS_ASSUME_NONNULL_BEGIN

/// The setup and the sign-in of apps on macOS.
@interface DBClientsManager (Desktop)

/// Sets up the manager for an app of users. If a user is signed in, creates `authorizedClient`.
///
/// If several users are signed in, `authorizedClient` is always the same one of them, and `authorizedClients` contains
/// all. A later call replaces the setup.
///
/// - Parameter appKey: The app key from the App Console.
+ (void)setupWithAppKeyDesktop:(NSString *)appKey;

/// Sets up the manager for an app of users with a configuration, which must have an app key.
+ (void)setupWithTransportConfigDesktop:(nullable DBTransportDefaultConfig *)transportConfig;

/// Sets up the manager for an app of teams. If a team is signed in, creates `authorizedTeamClient`.
///
/// - Parameter appKey: The app key from the App Console.
+ (void)setupWithTeamAppKeyDesktop:(NSString *)appKey;

/// Sets up the manager for an app of teams with a configuration, which must have an app key.
+ (void)setupWithTeamTransportConfigDesktop:(nullable DBTransportDefaultConfig *)transportConfig;

#if TARGET_OS_OSX
/// Starts the sign-in of a user or a team in the browser. Pass the redirect URL to `+handleRedirectURL:completion:`.
///
/// It uses the code flow with PKCE, and the token is refreshed when it expires. The app's `Info.plist` must contain the
/// URL scheme `db-<app key>`.
///
/// - Parameters:
///   - sharedApplication: The workspace.
///   - controller: The view controller that shows messages and the spinner, a weak reference.
///   - loadingStatusDelegate: Shows a progress indicator during the exchange of the code for a token, a weak reference.
///     If it's `nil`, a spinner is shown.
///   - openURL: Opens a URL in another app.
///   - scopeRequest: The scopes, or `nil` for all scopes of the app.
+ (void)authorizeFromControllerDesktopV2:(NSWorkspace *)sharedApplication
                              controller:(nullable NSViewController *)controller
                   loadingStatusDelegate:(nullable id<DBLoadingStatusDelegate>)loadingStatusDelegate
                                 openURL:(void (^_Nonnull)(NSURL *))openURL
                            scopeRequest:(nullable DBScopeRequest *)scopeRequest;

/// Starts the sign-in of an old app, which receives a token without expiration in the redirect URL.
///
/// - Parameters:
///   - sharedApplication: The workspace.
///   - controller: The view controller that shows messages and the spinner, a weak reference.
///   - openURL: Opens a URL in another app.
+ (void)authorizeFromControllerDesktop:(NSWorkspace *)sharedApplication
                            controller:(nullable NSViewController *)controller
                               openURL:(void (^_Nonnull)(NSURL *))openURL
    __deprecated_msg("Use authorizeFromControllerDesktopV2:controller:loadingStatusDelegate:openURL:scopeRequest:.");
#endif

@end

NS_ASSUME_NONNULL_END

#endif
