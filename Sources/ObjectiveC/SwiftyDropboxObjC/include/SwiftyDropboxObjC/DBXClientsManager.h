#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBXBackgroundExtensionSessionCreationInfo;
@class DBXDropboxClient;
@class DBXDropboxOAuthManager;
@class DBXDropboxOAuthResult;
@class DBXDropboxTeamClient;
@class DBXDropboxTransportClient;
@class DBXNetworkSessionConfiguration;
@class DBXReconnectionResult;

NS_ASSUME_NONNULL_BEGIN

/// The importance of a message in the log.
typedef NS_CLOSED_ENUM(NSInteger, DBXLogLevel) {
    /// A failure.
    DBXLogLevelError = 0,
    /// An event.
    DBXLogLevelInfo = 1,
    /// A detail.
    DBXLogLevelDebug = 2,
};

/// Creates clients for the users and teams who are signed in. Call a `setup` method first.
@interface DBXDropboxClientsManager : NSObject

/// The client of the user, or `nil` if no user is signed in.
@property (class, nonatomic, strong, nullable) DBXDropboxClient *authorizedClient;

/// The client of the user with a background session, or `nil` if there is none.
@property (class, nonatomic, strong, nullable) DBXDropboxClient *authorizedBackgroundClient;

/// The clients for the background sessions of app extensions, by the identifiers of the sessions.
@property (class, nonatomic, copy) NSDictionary<NSString *, DBXDropboxClient *> *authorizedExtensionBackgroundClient;

/// The client of the team, or `nil` if no team is signed in.
@property (class, nonatomic, strong, nullable) DBXDropboxTeamClient *authorizedTeamClient;

/// The block that receives the messages of the log.
@property (class, nonatomic, copy) void (^_Nullable loggingClosure)(DBXLogLevel level, NSString *message);
/// Returns the block that receives the messages of the log.
+ (void (^_Nullable)(DBXLogLevel level, NSString *message))loggingClosure;
/// Sets the block that receives the messages of the log.
+ (void)setLoggingClosure:(void (^_Nullable)(DBXLogLevel level, NSString *message))loggingClosure;

/// The version of the SDK.
@property (class, nonatomic, readonly, copy) NSString *sdkVersion;

/// Creates `authorizedClient` for a user who is signed in.
+ (void)reauthorizeClient:(NSString *)tokenUid;

/// Creates `authorizedBackgroundClient` for a user who is signed in.
///
/// @param tokenUid The identifier of the user.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)reauthorizeBackgroundClient:(NSString *)tokenUid
                requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Creates `authorizedTeamClient` for a team that is signed in.
+ (void)reauthorizeTeamClient:(NSString *)tokenUid;

/// Handles the redirect URL of a user's sign-in. Returns whether it is one.
///
/// @param url The URL with which the app was opened.
/// @param includeBackgroundClient Whether to create `authorizedBackgroundClient`, too.
/// @param completion The block that receives the result on the main queue.
+ (BOOL)handleRedirectURL:(NSURL *)url
    includeBackgroundClient:(BOOL)includeBackgroundClient
                 completion:(void (^_Nonnull)(DBXDropboxOAuthResult *_Nullable result))completion;

/// Handles the redirect URL of a user's sign-in with clients or configurations of the app. Returns whether it is one.
///
/// @param url The URL with which the app was opened.
/// @param includeBackgroundClient Whether to create `authorizedBackgroundClient`, too.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param backgroundSessionTransportClient The client that sends requests of the background session.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param backgroundSessionConfiguration The configuration of the background session.
/// @param completion The block that receives the result on the main queue.
+ (BOOL)handleRedirectURL:(NSURL *)url
             includeBackgroundClient:(BOOL)includeBackgroundClient
                     transportClient:(nullable DBXDropboxTransportClient *)transportClient
    backgroundSessionTransportClient:(nullable DBXDropboxTransportClient *)backgroundSessionTransportClient
                sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
      backgroundSessionConfiguration:(nullable DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
                          completion:(void (^_Nonnull)(DBXDropboxOAuthResult *_Nullable result))completion;

/// Handles the redirect URL of a team's sign-in. Returns whether it is one.
///
/// @param url The URL with which the app was opened.
/// @param transportClient The client that sends requests, or `nil` for a new one.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param completion The block that receives the result on the main queue.
+ (BOOL)handleRedirectURLTeam:(NSURL *)url
              transportClient:(nullable DBXDropboxTransportClient *)transportClient
         sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
                   completion:(void (^_Nonnull)(DBXDropboxOAuthResult *_Nullable result))completion;

/// Handles the events of a background session. Call it from the app delegate's method of that name.
///
/// @param identifier The identifier of the session.
/// @param creationInfos The background sessions of the app's extensions.
/// @param completionHandler The block that the app delegate received.
/// @param requestsToReconnect The block that receives the requests of the session that were found again.
+ (void)handleEventsForBackgroundURLSessionWith:(NSString *)identifier
                                  creationInfos:(NSArray<DBXBackgroundExtensionSessionCreationInfo *> *)creationInfos
                              completionHandler:(void (^_Nonnull)(void))completionHandler
    requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Handles the events of a background session in an app with several users.
///
/// @param identifier The identifier of the session.
/// @param tokenUid The identifier of the user.
/// @param creationInfos The background sessions of the app's extensions.
/// @param completionHandler The block that the app delegate received.
/// @param requestsToReconnect The block that receives the requests of the session that were found again.
+ (void)handleEventsForBackgroundURLSessionMultiUserWith:(NSString *)identifier
                                                tokenUid:(NSString *)tokenUid
                                           creationInfos:
                                               (NSArray<DBXBackgroundExtensionSessionCreationInfo *> *)creationInfos
                                       completionHandler:(void (^_Nonnull)(void))completionHandler
    requestsToReconnect:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Signs out all users and teams: revokes and removes their tokens, and resets the clients.
+ (void)unlinkClients;

/// Removes the clients. The tokens stay stored.
+ (void)resetClients;

/// Writes a message to the log.
+ (void)log:(DBXLogLevel)level :(NSString *)message;

/// Writes a message about a background session to the log.
+ (void)logBackgroundSession:(NSString *)message;

/// Writes a message about a background session to the log, with its importance.
+ (void)logBackgroundSession:(DBXLogLevel)level :(NSString *)message;

/// Creates an instance.
- (instancetype)init NS_DESIGNATED_INITIALIZER;

@end

/// The setup with an OAuth manager of the app, for another server such as the emulator. SwiftyDropbox has no such methods.
@interface DBXDropboxClientsManager (OAuthManager)

/// Sets up the manager for an app of users. The clients have the hosts of the OAuth manager.
///
/// @param oauthManager The manager that signs users in, and stores their tokens.
/// @param tokenUid The user whose client is `authorizedClient`, or `nil` for any.
/// @param backgroundSessionConfiguration The background session of `authorizedBackgroundClient`, or `nil` for no such
/// client.
/// @param requestsToReconnect The block that receives the requests of the background session that were found again.
+ (void)setupWithOAuthManager:(DBXDropboxOAuthManager *)oauthManager
                          tokenUid:(nullable NSString *)tokenUid
    backgroundSessionConfiguration:(nullable DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
    requestsToReconnect:(void (^_Nullable)(NSArray<DBXReconnectionResult *> *requests))requestsToReconnect;

/// Sets up the manager for an app of teams. The clients have the hosts of the OAuth manager.
///
/// @param oauthManager The manager that signs teams in, and stores their tokens.
/// @param tokenUid The team whose client is `authorizedTeamClient`, or `nil` for any.
+ (void)setupWithTeamOAuthManager:(DBXDropboxOAuthManager *)oauthManager tokenUid:(nullable NSString *)tokenUid;

@end

NS_ASSUME_NONNULL_END
