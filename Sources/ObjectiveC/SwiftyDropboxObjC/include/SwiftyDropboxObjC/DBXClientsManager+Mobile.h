#import <SwiftyDropboxObjC/DBXClientsManager.h>
#import <SwiftyDropboxObjC/DBXPlatform.h>

@class DBXScopeRequest;
@class UIApplication;
@class UIViewController;
@protocol DBXLoadingStatusDelegate;
@protocol DBXSecureStorageAccess;

NS_ASSUME_NONNULL_BEGIN

#if TARGET_OS_IOS
/// The sign-in of apps on iOS.
@interface DBXDropboxClientsManager (SignInMobile)

/// Starts the sign-in with the code flow and PKCE. The token is refreshed when it expires.
///
/// @param sharedApplication The app.
/// @param controller The view controller that presents the page, a weak reference.
/// @param loadingStatusDelegate Shows a progress indicator during the exchange of the code, a weak reference.
/// @param openURL Opens a URL in another app.
/// @param scopeRequest The scopes, or `nil` for all scopes of the app.
+ (void)authorizeFromControllerV2:(UIApplication *)sharedApplication
                       controller:(nullable UIViewController *)controller
            loadingStatusDelegate:(nullable id<DBXLoadingStatusDelegate>)loadingStatusDelegate
                          openURL:(void (^_Nonnull)(NSURL *url))openURL
                     scopeRequest:(nullable DBXScopeRequest *)scopeRequest;

/// Starts the sign-in of an old app, which receives a token without expiration in the redirect URL.
///
/// @param sharedApplication The app.
/// @param controller The view controller that presents the page, a weak reference.
/// @param openURL Opens a URL in another app.
+ (void)authorizeFromController:(UIApplication *)sharedApplication
                     controller:(nullable UIViewController *)controller
                        openURL:(void (^_Nonnull)(NSURL *url))openURL
    __deprecated_msg("Use authorizeFromControllerV2:controller:loadingStatusDelegate:openURL:scopeRequest:.");

@end
#endif

#if !TARGET_OS_OSX
/// The setup of apps on iOS.
@interface DBXDropboxClientsManager (Mobile)

/// Sets up the manager for an app of users. If a user is signed in, creates `authorizedClient`.
///
/// @param appKey The app key from the App Console.
+ (void)setupWithAppKey:(NSString *)appKey;

/// Sets up the manager for an app of users with clients of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param backgroundTransportClient The client that sends requests of the background session, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
/// @param includeBackgroundClient Whether to create `authorizedBackgroundClient`, too.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKey:(NSString *)appKey
        transportClient:(nullable DBXDropboxTransportClient *)transportClient
    backgroundTransportClient:(nullable DBXDropboxTransportClient *)backgroundTransportClient
    secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
    includeBackgroundClient:(BOOL)includeBackgroundClient
    requestsToReconnect:(void (^_Nullable)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app of users with configurations of sessions.
///
/// @param appKey The app key from the App Console.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param backgroundSessionConfiguration The configuration of the background session.
/// @param secureStorageAccess The store for tokens.
/// @param includeBackgroundClient Whether to create `authorizedBackgroundClient`, too.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKey:(NSString *)appKey
    sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
    backgroundSessionConfiguration:(nullable DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
    secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
    includeBackgroundClient:(BOOL)includeBackgroundClient
    requestsToReconnect:(void (^_Nullable)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app of users with a background session.
///
/// @param appKey The app key from the App Console.
/// @param backgroundSessionIdentifier The identifier of the background session.
/// @param sharedContainerIdentifier The container that the app shares with its extensions, or `nil`.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKey:(NSString *)appKey
    backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
    sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier
    requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app of users with a background session and a store for tokens.
///
/// @param appKey The app key from the App Console.
/// @param backgroundSessionIdentifier The identifier of the background session.
/// @param sharedContainerIdentifier The container that the app shares with its extensions, or `nil`.
/// @param secureStorageAccess The store for tokens.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKey:(NSString *)appKey
    backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
    sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier
    secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
    requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app with several users.
///
/// @param appKey The app key from the App Console.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithAppKeyMultiUser:(NSString *)appKey tokenUid:(nullable NSString *)tokenUid;

/// Sets up the manager for an app with several users, with clients of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param backgroundTransportClient The client that sends requests of the background session, or `nil` for a new one.
/// @param tokenUid The user whose token is used first, or `nil` for any.
/// @param secureStorageAccess The store for tokens.
/// @param includeBackgroundClient Whether to create `authorizedBackgroundClient`, too.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
                 transportClient:(nullable DBXDropboxTransportClient *)transportClient
       backgroundTransportClient:(nullable DBXDropboxTransportClient *)backgroundTransportClient
                        tokenUid:(nullable NSString *)tokenUid
             secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
         includeBackgroundClient:(BOOL)includeBackgroundClient
             requestsToReconnect:(void (^_Nullable)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app with several users, with configurations of sessions.
///
/// @param appKey The app key from the App Console.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param backgroundSessionConfiguration The configuration of the background session.
/// @param tokenUid The user whose token is used first, or `nil` for any.
/// @param secureStorageAccess The store for tokens.
/// @param includeBackgroundClient Whether to create `authorizedBackgroundClient`, too.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
            sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
    backgroundSessionConfiguration:(nullable DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
                        tokenUid:(nullable NSString *)tokenUid
             secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
         includeBackgroundClient:(BOOL)includeBackgroundClient
             requestsToReconnect:(void (^_Nullable)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app with several users, with a background session.
///
/// @param appKey The app key from the App Console.
/// @param backgroundSessionIdentifier The identifier of the background session.
/// @param sharedContainerIdentifier The container that the app shares with its extensions, or `nil`.
/// @param tokenUid The user whose token is used first, or `nil` for any.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
     backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
       sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier
                        tokenUid:(nullable NSString *)tokenUid
             requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app with several users, with a background session and a store for tokens.
///
/// @param appKey The app key from the App Console.
/// @param backgroundSessionIdentifier The identifier of the background session.
/// @param sharedContainerIdentifier The container that the app shares with its extensions, or `nil`.
/// @param tokenUid The user whose token is used first, or `nil` for any.
/// @param secureStorageAccess The store for tokens.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
     backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
       sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier
                        tokenUid:(nullable NSString *)tokenUid
             secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
             requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app of teams. If a team is signed in, creates `authorizedTeamClient`.
///
/// @param appKey The app key from the App Console.
+ (void)setupWithTeamAppKey:(NSString *)appKey;

/// Sets up the manager for an app of teams with a client of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
+ (void)setupWithTeamAppKey:(NSString *)appKey
            transportClient:(nullable DBXDropboxTransportClient *)transportClient
        secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess;

/// Sets up the manager for an app of teams with the configuration of a session.
///
/// @param appKey The app key from the App Console.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param secureStorageAccess The store for tokens.
+ (void)setupWithTeamAppKey:(NSString *)appKey
       sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
        secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess;

/// Sets up the manager for an app with several teams, with a client of the app.
///
/// @param appKey The app key from the App Console.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param secureStorageAccess The store for tokens.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithTeamAppKeyMultiUser:(NSString *)appKey
                     transportClient:(nullable DBXDropboxTransportClient *)transportClient
                 secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                            tokenUid:(nullable NSString *)tokenUid;

/// Sets up the manager for an app with several teams.
///
/// @param appKey The app key from the App Console.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithTeamAppKeyMultiUser:(NSString *)appKey tokenUid:(nullable NSString *)tokenUid;

/// Sets up the manager for an app with several teams, with the configuration of a session.
///
/// @param appKey The app key from the App Console.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param secureStorageAccess The store for tokens.
/// @param tokenUid The user whose token is used first, or `nil` for any.
+ (void)setupWithTeamAppKeyMultiUser:(NSString *)appKey
                sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
                 secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                            tokenUid:(nullable NSString *)tokenUid;

@end
#endif

NS_ASSUME_NONNULL_END
