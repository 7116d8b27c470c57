#import <SwiftyDropboxObjC/DBXBaseClients.h>

@class DBXAccessTokenProvider;
@class DBXCommonPathRoot;
@class DBXDropboxAccessToken;
@class DBXDropboxOAuthManager;
@class DBXNetworkSessionConfiguration;
@class DBXReconnectionResult;

NS_ASSUME_NONNULL_BEGIN

/// The client of a user.
@interface DBXDropboxClient : DBXDropboxBase

/// Creates a client with an access token.
///
/// @param accessToken The access token.
/// @param selectUser The team member on whose behalf a team's client calls routes.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param pathRoot The root of all paths in requests.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                         selectUser:(nullable NSString *)selectUser
               sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
                           pathRoot:(nullable DBXCommonPathRoot *)pathRoot;

/// Creates a client with a source of access tokens.
///
/// @param accessTokenProvider The source of access tokens.
/// @param selectUser The team member on whose behalf a team's client calls routes.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param pathRoot The root of all paths in requests.
- (instancetype)initWithAccessTokenProvider:(DBXAccessTokenProvider *)accessTokenProvider
                                 selectUser:(nullable NSString *)selectUser
                       sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
                                   pathRoot:(nullable DBXCommonPathRoot *)pathRoot;

/// Creates a client with a token that an OAuth manager refreshes when it expires.
- (instancetype)initWithAccessToken:(DBXDropboxAccessToken *)accessToken
                dropboxOauthManager:(DBXDropboxOAuthManager *)dropboxOauthManager
               sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration;

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)transportClient;

/// Returns a client for the same user with another root of all paths.
- (DBXDropboxClient *)withPathRoot:(DBXCommonPathRoot *)pathRoot;

/// The block that is called on any thread after all events of a background session were handled.
@property (nonatomic, copy) void (^_Nullable didFinishBackgroundEvents)(void);

/// Finds all requests of the client's background session, which this process or an earlier one has started. They continue.
/// The block receives them on the main queue. Other clients have none.
- (void)getAllRequestsWithCompletion:(void (^_Nonnull)(NSArray<DBXReconnectionResult *> *results))completion;

/// Cancels all requests, and ends the client's sessions.
- (void)shutdown;

@end

/// The client of a team.
@interface DBXDropboxTeamClient : DBXDropboxTeamBase

/// Creates a client with an access token.
- (instancetype)initWithAccessToken:(NSString *)accessToken
               sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration;

/// Creates a client with a source of access tokens.
- (instancetype)initWithAccessTokenProvider:(DBXAccessTokenProvider *)accessTokenProvider
                       sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration;

/// Creates a client with a token that an OAuth manager refreshes when it expires.
- (instancetype)initWithAccessToken:(DBXDropboxAccessToken *)accessToken
                dropboxOauthManager:(DBXDropboxOAuthManager *)dropboxOauthManager
               sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration;

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)transportClient;

/// Returns a client that calls routes on behalf of a member of the team.
- (DBXDropboxClient *)asMember:(NSString *)memberId;

@end

/// The client of an app, with its key and secret.
@interface DBXDropboxAppClient : DBXDropboxAppBase

/// Creates a client that sends requests with a transport client.
- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)transportClient;

@end

NS_ASSUME_NONNULL_END
