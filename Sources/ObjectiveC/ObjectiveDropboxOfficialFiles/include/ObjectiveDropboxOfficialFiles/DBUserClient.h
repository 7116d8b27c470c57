#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>

@class DBAccessToken;
@class DBCOMMONPathRoot;
@class DBOAuthManager;
@class DBTransportDefaultClient;
@class DBTransportDefaultConfig;
@protocol DBAccessTokenProvider;

NS_ASSUME_NONNULL_BEGIN

/// A client that calls routes on behalf of a user. Each namespace has a property with its routes, such as
/// `filesRoutes`.
///
/// Use one client for each account: connections and rate limits belong to it. Clients are safe to use from any thread.
@interface DBUserClient : DBUserBaseClient

/// The account of the client's token. It's a unique string if the app didn't specify the account.
@property (nonatomic, readonly, copy, nullable) NSString *tokenUid;

/// Creates a client with a transport client.
- (instancetype)initWithTransportClient:(DBTransportDefaultClient *)client NS_DESIGNATED_INITIALIZER;

/// Returns a client with another root of paths. It shares connections and rate limits with this one.
- (DBUserClient *)withPathRoot:(DBCOMMONPathRoot *)pathRoot;

@end

/// The token of a client, and clients that are created with one.
@interface DBUserClient (Tokens)

/// Creates a client with a constant token.
- (instancetype)initWithAccessToken:(NSString *)accessToken;

/// Creates a client with a constant token and a configuration.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                    transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Creates a client with the constant token of an account.
///
/// - Parameters:
///   - accessToken: The token.
///   - tokenUid: The account of the token.
///   - transportConfig: The configuration, or `nil` for the default.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                           tokenUid:(nullable NSString *)tokenUid
                    transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Creates a client with a token provider.
///
/// - Parameters:
///   - accessTokenProvider: The provider of tokens.
///   - tokenUid: The account of the tokens.
///   - transportConfig: The configuration, or `nil` for the default.
- (instancetype)initWithAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider
                                   tokenUid:(nullable NSString *)tokenUid
                            transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Creates a client with a token that is refreshed when it expires.
///
/// - Parameters:
///   - accessToken: The token.
///   - oauthManager: The manager that refreshes the token.
///   - transportConfig: The configuration, or `nil` for the default.
- (instancetype)initWithAccessToken:(DBAccessToken *)accessToken
                       oauthManager:(DBOAuthManager *)oauthManager
                    transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// The current access token, which may have expired.
- (nullable NSString *)accessToken;

/// Returns a Boolean value that indicates whether the client has an access token.
- (BOOL)isAuthorized;

@end

NS_ASSUME_NONNULL_END
