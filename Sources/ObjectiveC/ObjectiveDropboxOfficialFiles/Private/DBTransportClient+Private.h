#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseClient.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultClient.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>

@class DBAccessToken;
@class DBCOMMONPathRoot;
@class DBOAuthManager;

NS_ASSUME_NONNULL_BEGIN

@interface DBTransportBaseClient (Private)

/// The configuration of the client.
- (DBTransportBaseConfig *)transportConfig;

/// The current token of the provider, or `nil` if it has none.
- (nullable NSString *)accessToken;

- (void)replaceAccessTokenProvider:(nullable id<DBAccessTokenProvider>)accessTokenProvider;

@end

@interface DBTransportDefaultClient (Private)

/// The client of the bridge, which tasks use. It's valid as long as this object.
- (DropboxClientRef)dropboxClient;

/// Creates a client for a client of the bridge, which it retains.
- (instancetype)initWithDropboxClient:(DropboxClientRef)client
                             tokenUid:(nullable NSString *)tokenUid
                      transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Creates a client with a token that a manager refreshes.
- (instancetype)initWithToken:(DBAccessToken *)token
                 oauthManager:(DBOAuthManager *)oauthManager
              transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Returns a client for another team member or root of paths, which shares connections with this one.
- (DBTransportDefaultClient *)clientWithConfig:(DBTransportDefaultConfig *)config;

@end

@interface DBTransportDefaultConfig (Private)

/// Calls a function with the configuration for the bridge.
- (void)withOptions:(void (^)(const DropboxClientOptions *options))body;

/// Returns a copy for another team member and another root of paths.
- (DBTransportDefaultConfig *)configWithAsMemberId:(nullable NSString *)asMemberId
                                          pathRoot:(nullable DBCOMMONPathRoot *)pathRoot;

@end

NS_ASSUME_NONNULL_END
